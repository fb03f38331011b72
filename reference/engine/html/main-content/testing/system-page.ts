/** Made pages in the markup of everyday systems and in five languages; see system-blocks.ts and system-frames.ts. */
import type { MadePage, MadePart } from './made-page.js';
import { PageMaker } from './made-page.js';
import { systemBlocks } from './system-blocks.js';
import { systemFrames, systemIntruders } from './system-frames.js';

interface Tongue {
  code: string;
  nouns: readonly string[];
  sentences: readonly string[];
}

const tongues: readonly Tongue[] = [
  {
    code: 'en',
    nouns: ['loom', 'kiln', 'bridge', 'orchard'],
    sentences: ['Each spring the {n} is taken apart, cleaned and oiled before the visitors come.', 'It rains.'],
  },
  {
    code: 'de',
    nouns: ['Webstuhl', 'Ofen', 'Garten', 'Kompass'],
    sentences: ['Jedes Frühjahr wird der {n} zerlegt, gereinigt und geölt, bevor die Gäste kommen.', 'Es regnet.'],
  },
  {
    code: 'fr',
    nouns: ['métier', 'pont', 'verger', 'violon'],
    sentences: ['Chaque printemps, on démonte le {n}, on le nettoie et on le graisse avant la visite.', 'Il pleut.'],
  },
  {
    code: 'es',
    nouns: ['telar', 'puente', 'huerto', 'farol'],
    sentences: ['Cada primavera se desmonta el {n}, se limpia y se engrasa antes de las visitas.', 'Llueve.'],
  },
  {
    code: 'ja',
    nouns: ['織機', '橋', '果樹園', '提灯'],
    sentences: ['毎年春になると、お客様が来る前に{n}を分解し、掃除して油をさします。', '雨です。'],
  },
];
const prices = ['${2-90}.99', '€ {2-90},00', '{2-90},50 €', '£{3-80}'];
const wrappers = ['', '', 'section', 'div class="wp-block-group"', 'div class="py-12 md:py-16"', 'div class="row"'];

const repetition = /⟦(\d+)-(\d+) ([^⟦⟧]*)⟧/;
const placeholder = /\{([^{}]*)\}/;

export class SystemPageMaker extends PageMaker {
  private tongue = tongues[0]!;
  private count = 0;

  override page(marked: boolean): MadePage {
    this.tongue = this.pick(tongues);
    const frame: MadePart[] = [];
    const framed = (templates: Readonly<Record<string, string>>): string =>
      Object.entries(templates)
        .map(([kind, template]) => this.partOf(frame, kind, template))
        .join('\n');
    const { before, main, behind } = this.pick(systemFrames);
    const titleParts: MadePart[] = [];
    const title = this.partOf(titleParts, 'title', '{m} {n}');
    const blocks: MadePart[] = [];
    const wrapper = this.pick(wrappers);
    let content = '';
    for (let left = this.between(2, 6); left > 0; left--) {
      const [kind, template] = this.pick(Object.entries(systemBlocks));
      const block = this.partOf(blocks, kind, this.chance(0.4) ? `<h2>{m} {n}</h2>${template}` : template);
      content += wrapper === '' ? block : `<${wrapper}>${block}</${wrapper.split(' ')[0]}>`;
      for (const [name, intruder] of Object.entries(systemIntruders))
        if (this.chance(0.05)) content += framed({ [name]: intruder });
    }
    const region = marked ? main : '<div id="content"><h1>{title}</h1>{content}</div>';
    const filled = region.replace('{title}', () => title).replace('{content}', () => content);
    const html = `<!DOCTYPE html><html lang="${this.tongue.code}"><head><meta charset="utf-8"><title>${title} | Plain Works</title></head><body>
${framed(before)}
${filled}
${framed(behind)}</body></html>`;
    return { html, title: titleParts[0]!.marks[0]!, blocks, frame };
  }

  private partOf(parts: MadePart[], kind: string, template: string): string {
    const { text, part } = this.begin(kind, () => this.filled(template));
    parts.push(part);
    return text;
  }

  /** The template with all in place, the innermost repetitions first. */
  private filled(template: string): string {
    let text = template;
    for (let found = repetition.exec(text); found !== null; found = repetition.exec(text)) {
      const [all, least, most, inner] = found;
      text = text.replace(all, () => this.repeat(this.between(Number(least), Number(most)), () => inner!));
    }
    for (let found = placeholder.exec(text); found !== null; found = placeholder.exec(text))
      text = text.replace(found[0], () => this.fillingOf(found[1]!));
    return text;
  }

  private fillingOf(name: string): string {
    const range = /^(\d+)-(\d+)$/.exec(name);
    if (range) return String(this.between(Number(range[1]), Number(range[2])));
    if (name.includes('|')) return this.pick(name.split('|'));
    if (name === 'm') return this.mark();
    if (name === 'a') return this.address();
    if (name === 'n') return this.pick(this.tongue.nouns);
    if (name === 's') return this.pick(this.tongue.sentences);
    if (name === 'price') return this.pick(prices);
    return String(this.count++);
  }
}
