/**
 * Marked content: identifiers for the structure tree, artifacts, replacement text and optional content.
 * Spec: ISO 32000-1, 14.6 (marked content), 14.9.4 (replacement text), 8.11 (optional content).
 */
import type { Dict, PdfValue } from '../file/objects.js';
import { decodeText } from '../metadata/text-string.js';
import { artifact } from './page-words.js';
import type { TextCursor } from './text-cursor.js';

/** Deeper nesting is not followed. */
const maxDepth = 512;

interface Level {
  mcid: number;
  flags: number;
  hidden: boolean;
  replacement?: { text: string; mark: ReturnType<TextCursor['mark']> };
}

export class MarkedContent {
  private readonly cursor: TextCursor;
  private readonly isHidden: (group: PdfValue) => boolean;
  private readonly levels: Level[] = [];
  private ignored = 0;

  constructor(cursor: TextCursor, isHidden: (group: PdfValue) => boolean) {
    this.cursor = cursor;
    this.isHidden = isHidden;
  }

  get depth(): number {
    return this.levels.length;
  }

  begin(tag: string, properties: Dict | undefined): void {
    if (this.levels.length >= maxDepth) {
      this.ignored++;
      return;
    }
    const { cursor } = this;
    const level: Level = { mcid: cursor.mcid, flags: cursor.contextFlags, hidden: cursor.hidden };
    const mcid = properties?.number('MCID');
    const wasArtifact = (cursor.contextFlags & artifact) !== 0;
    if (mcid !== undefined && mcid !== cursor.mcid) {
      cursor.close();
      cursor.mcid = mcid;
    }
    if (tag === 'Artifact' && !wasArtifact) {
      cursor.close();
      cursor.contextFlags |= artifact;
    }
    if (tag === 'OC' && properties && this.isHidden(properties)) {
      cursor.close();
      cursor.hidden = true;
    }
    const replacement = properties?.bytes('ActualText');
    if (replacement) level.replacement = { text: decodeText(replacement), mark: cursor.mark() };
    this.levels.push(level);
  }

  end(): void {
    if (this.ignored > 0) {
      this.ignored--;
      return;
    }
    const level = this.levels.pop();
    if (!level) return;
    const { cursor } = this;
    if (level.replacement) cursor.replaceSince(level.replacement.mark, level.replacement.text);
    if (level.mcid !== cursor.mcid || level.flags !== cursor.contextFlags || level.hidden !== cursor.hidden)
      cursor.close();
    cursor.mcid = level.mcid;
    cursor.contextFlags = level.flags;
    cursor.hidden = level.hidden;
  }

  unwind(depth: number): void {
    this.ignored = 0;
    while (this.levels.length > depth) this.end();
  }
}
