/**
 * The engine's OCR port: makes a page straight, has it read, turns it and reads it again when that went badly, and finds out
 * its language. Engines start when the first page needs them, as many as pages wait for them up to the limit, and end after
 * a while without work.
 * Spec: Parser object (PDF), modes `auto` and `ocr`; Limits (timeout).
 */
import type { Deadline } from '../../base/deadline.js';
import type { OcrPage, OcrPort } from '../../engine/document/reading.js';
import type { RecognitionEngine } from '../recognition/engines.js';
import { turned, type QuarterTurn } from '../recognition/gray-picture.js';
import { readHocr } from '../recognition/hocr.js';
import { nativeEngine } from '../recognition/native-engine.js';
import { isTellable, languageOf } from '../recognition/page-language.js';
import { holdsWriting, straightPicture } from '../recognition/straight-picture.js';
import { unreadWriting, withUnread } from '../recognition/unread-writing.js';
import { wasmEngine } from '../recognition/wasm-engine.js';

export interface OcrSettings {
  /** Tesseract language codes, most likely first; each needs its package `@tesseract.js-data/<code>`. */
  languages: readonly string[];
  /** Pages recognised at the same time. */
  workers: number;
  /** The path of the program `tesseract`; without it the one compiled to WebAssembly reads. */
  program?: string | undefined;
}

/** One per engine process; `forJob` gives the port a single document sees. */
export interface Ocr {
  /** A port that stops waiting, and stops the recognition, when the deadline passes. */
  forJob(deadline: Deadline): OcrPort;
}

/** Long enough to serve the next scanned document without starting again; short enough to give the memory back. */
const idleMs = 30_000;

/** Confidence below which a page may be upside down. */
const doubtful = 65;

export function createOcr(settings: OcrSettings): Ocr {
  const { languages, program } = settings;
  const native = program === undefined ? undefined : nativeEngine(program);
  const idle: RecognitionEngine[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  async function enter(): Promise<void> {
    clearTimeout(idleTimer);
    if (busy >= settings.workers) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else if (--busy === 0) idleTimer = setTimeout(endIdle, idleMs).unref();
  }

  function endIdle(): void {
    for (const engine of idle.splice(0)) engine.end();
  }

  async function withEngine<T>(deadline: Deadline, work: (engine: RecognitionEngine) => Promise<T>): Promise<T> {
    await enter();
    const engine = idle.pop() ?? native ?? wasmEngine(languages);
    try {
      deadline.check();
      const result = await work(engine);
      idle.push(engine);
      return result;
    } catch (error) {
      // One in the middle of a page cannot be told to stop, only ended.
      engine.end();
      throw error;
    } finally {
      leave();
    }
  }

  return {
    forJob: (deadline) => {
      const language = documentLanguage(languages);
      return {
        recognize: (image) => withEngine(deadline, (engine) => readPage(engine, image, language, deadline)),
        holdsWriting: ({ bytes }) => holdsWriting(bytes),
      };
    },
  };
}

type PlacedPicture = Parameters<OcrPort['recognize']>[0];

async function readPage(
  engine: RecognitionEngine,
  { bytes, longerSide }: PlacedPicture,
  language: DocumentLanguage,
  deadline: Deadline,
): Promise<OcrPage> {
  const straight = await straightPicture(bytes, longerSide);
  const { written, dpi } = straight;
  let { picture, turn } = straight;
  const read = async (shown = picture, as: 'page' | 'rows' = 'page'): Promise<OcrPage> => ({
    ...readHocr(await engine.read(shown, as, dpi, language.codes(), deadline)),
    turn,
    written,
  });
  let page = await read();
  const sideways = turnOf(page);
  if (sideways !== 0) {
    picture = turned(picture, sideways);
    turn = ((turn + sideways) % 360) as QuarterTurn;
    page = await read();
  }
  if (written && page.confidence < doubtful) {
    const upright = picture;
    picture = turned(picture, 180);
    turn = opposite(turn);
    const other = await read();
    if (readWell(other) > readWell(page)) page = other;
    else [picture, turn] = [upright, opposite(turn)];
  }
  if (language.changesBy(page)) page = await read();
  const left = unreadWriting(picture, page.lines);
  return left ? withUnread(page, (await read(left, 'rows')).lines) : page;
}

/** What would make most lines level: the engine reads lines that run up or down, but not their order. */
function turnOf({ lines }: OcrPage): QuarterTurn {
  const letters = { right: 0, up: 0, down: 0 };
  for (const { direction, text } of lines) letters[direction] += text.length;
  if (letters.right >= letters.up + letters.down) return 0;
  return letters.up >= letters.down ? 90 : 270;
}

const opposite = (turn: QuarterTurn): QuarterTurn => ((turn + 180) % 360) as QuarterTurn;

/** Letters that the engine was sure of. */
const readWell = ({ lines }: OcrPage): number =>
  lines.reduce((sum, { text, confidence }) => sum + (confidence >= doubtful ? text.length : 0), 0);

interface DocumentLanguage {
  codes(): string;
  /** Whether a page shows that the document is in another language than was thought. */
  changesBy(page: OcrPage): boolean;
}

/** Read in the first language until a page is clearly in another; those that cannot be told are always read with it. */
function documentLanguage(languages: readonly string[]): DocumentLanguage {
  const tellable = languages.filter(isTellable);
  const others = languages.filter((code) => !isTellable(code));
  let current = tellable[0];
  return {
    codes: () => languages.filter((code) => code === current || others.includes(code)).join('+'),
    changesBy({ lines }) {
      if (current === undefined) return false;
      const before = current;
      current = languageOf(lines.map(({ text }) => text).join(' '), tellable, before);
      return current !== before;
    },
  };
}
