/**
 * Runs work with its expressions and searches of strings in the open: they are carried out here, step by step, by a matcher
 * that backtracks as V8's does, so that what they do is counted like any other code (`growthOf`).
 * V8 takes no more steps than this, now and then fewer. Its own answer is returned, and must be the one found here.
 * Spec: none (tests).
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/* eslint-disable @typescript-eslint/unbound-method -- they are called with what they belong to, or put back */
const native = {
  exec: RegExp.prototype.exec,
  indexOf: String.prototype.indexOf,
  lastIndexOf: String.prototype.lastIndexOf,
  includes: String.prototype.includes,
};
/* eslint-enable @typescript-eslint/unbound-method */

/** What the matcher looks for itself is none of the work. */
let matching = false;

export function interpreted<Value>(work: () => Value): Value {
  RegExp.prototype.exec = function exec(text) {
    if (matching) return native.exec.call(this, text);
    matching = true;
    try {
      return execute(this, text);
    } finally {
      matching = false;
    }
  };
  String.prototype.indexOf = function indexOf(what, from = 0) {
    return indexIn(String(this), what, from);
  };
  String.prototype.includes = function includes(what, from = 0) {
    return indexIn(String(this), what, from) >= 0;
  };
  String.prototype.lastIndexOf = function lastIndexOf(what, from = Infinity) {
    const text = String(this);
    for (let at = Math.min(from, text.length - what.length); at >= 0; at--) if (text.startsWith(what, at)) return at;
    return -1;
  };
  try {
    return work();
  } finally {
    RegExp.prototype.exec = native.exec;
    Object.assign(String.prototype, {
      indexOf: native.indexOf,
      lastIndexOf: native.lastIndexOf,
      includes: native.includes,
    });
  }
}

function indexIn(text: string, what: string, from: number): number {
  for (let at = Math.max(0, from); at <= text.length - what.length; at++) if (text.startsWith(what, at)) return at;
  return -1;
}

/** One step of an expression. What reads does so forwards, or within a lookbehind backwards. */
type Step =
  | { does: 'read'; width: Width; least: number; most: number; greedy: boolean; back: boolean }
  | { does: 'split'; first: number; second: number }
  | { does: 'jump'; to: number }
  | { does: 'note'; slot: number }
  /** Goes on only where the text was moved along since the slot was noted. */
  | { does: 'move'; slot: number }
  | { does: 'assert'; holds: (text: string, at: number) => boolean }
  | { does: 'look'; steps: Step[]; negate: boolean }
  | { does: 'repeat'; group: number; back: boolean };

/** How many units of the text one character of a kind takes at a place, 0 where none stands. */
type Width = (text: string, at: number) => number;

interface Compiled {
  steps: Step[];
  /** Can match at the beginning of the text alone. */
  anchored: boolean;
}

const compiled = new Map<string, Compiled>();

function execute(expression: RegExp, text: string): RegExpExecArray | null {
  const { source, flags, sticky, global, lastIndex } = expression;
  const { steps, anchored } = compiledOnce(expression);
  let end = -1;
  const first = sticky || global ? lastIndex : 0;
  const last = sticky ? first : anchored ? 0 : text.length;
  for (let at = first; at <= last && at <= text.length && end < 0; at++) end = run(steps, text, at, []);
  const found = native.exec.call(expression, text);
  const nativeEnd = found ? found.index + found[0].length : -1;
  if (end !== nativeEnd) throw new Error(`/${source}/${flags} ends at ${nativeEnd}, not at ${end}`);
  return found;
}

/** A choice to come back to: at another step, with more or fewer characters read, or a slot as it was. */
type Choice =
  | { step: number; at: number }
  | { step: number; at: number; widths: number[]; back: boolean }
  | { step: number; at: number; more: Extract<Step, { does: 'read' }>; left: number }
  | { slot: number; was: number | undefined };

/** @returns where the match ends, -1 where there is none */
function run(steps: readonly Step[], text: string, start: number, slots: (number | undefined)[]): number {
  const choices: Choice[] = [];
  let step = 0;
  let at = start;
  for (;;) {
    const next = steps[step];
    if (next === undefined) return at;
    if (advance(next)) continue;
    if (!comeBack()) return -1;
  }

  function note(slot: number, value: number): void {
    choices.push({ slot, was: slots[slot] });
    slots[slot] = value;
  }

  function advance(next: Step): boolean {
    step++;
    switch (next.does) {
      case 'read':
        return read(next);
      case 'split':
        choices.push({ step: next.second, at });
        step = next.first;
        return true;
      case 'jump':
        step = next.to;
        return true;
      case 'note':
        note(next.slot, at);
        return true;
      case 'move':
        return slots[next.slot] !== at;
      case 'assert':
        return next.holds(text, at);
      case 'look':
        return run(next.steps, text, at, next.negate ? [...slots] : slots) >= 0 !== next.negate;
      case 'repeat': {
        const [a = 0, b = 0] = [slots[2 * next.group], slots[2 * next.group + 1]];
        const said = text.slice(Math.min(a, b), Math.max(a, b));
        const from = next.back ? at - said.length : at;
        at = next.back ? from : at + said.length;
        return from >= 0 && text.startsWith(said, from);
      }
    }
  }

  function read(wanted: Extract<Step, { does: 'read' }>): boolean {
    const { least, most, greedy, back } = wanted;
    const widths: number[] = [];
    const enough = greedy ? most : least;
    for (let count = 0; count < enough; count++) {
      const width = wanted.width(text, at);
      if (width === 0) {
        if (count < least) return false;
        break;
      }
      at += back ? -width : width;
      if (count >= least) widths.push(width);
    }
    if (greedy && widths.length > 0) choices.push({ step, at, widths, back });
    if (!greedy && most > least) choices.push({ step, at, more: wanted, left: most - least });
    return true;
  }

  function comeBack(): boolean {
    for (let choice = choices.pop(); choice; choice = choices.pop()) {
      if ('slot' in choice) {
        slots[choice.slot] = choice.was;
        continue;
      }
      ({ step, at } = choice);
      if ('widths' in choice) {
        const width = choice.widths.pop() ?? 0;
        at += choice.back ? width : -width;
        if (choice.widths.length > 0) choices.push({ ...choice, at });
      } else if ('more' in choice) {
        const width = choice.more.width(text, at);
        if (width === 0) continue;
        at += choice.more.back ? -width : width;
        if (choice.left > 1) choices.push({ ...choice, at, left: choice.left - 1 });
      }
      return true;
    }
    return false;
  }
}

function compiledOnce(expression: RegExp): Compiled {
  const key = String(expression);
  const held = compiled.get(key) ?? compile(expression);
  compiled.set(key, held);
  return held;
}

function compile(expression: RegExp): Compiled {
  const { pattern } = new RegExpParser().parseLiteral(String(expression));
  const { alternatives } = pattern;
  const startsAtStart = ({ elements: [first] }: AST.Alternative): boolean =>
    first?.type === 'Assertion' && first.kind === 'start';
  const anchored = !expression.multiline && alternatives.every(startsAtStart);
  return { steps: new Compiler(expression.flags, pattern).all(alternatives), anchored };
}

class Compiler {
  private readonly flags: string;
  private readonly groups = new Map<AST.CapturingGroup, number>();
  private slots: number;

  constructor(flags: string, pattern: AST.Pattern) {
    this.flags = flags.replace(/[dgy]/g, '');
    visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => this.groups.set(group, this.groups.size + 1) });
    this.slots = 2 * (this.groups.size + 1);
  }

  all(alternatives: readonly AST.Alternative[], back = false): Step[] {
    const steps: Step[] = [];
    this.either(alternatives, steps, back);
    return steps;
  }

  private either([alternative, ...others]: readonly AST.Alternative[], steps: Step[], back: boolean): void {
    if (!alternative) return;
    const split = { does: 'split' as const, first: steps.length + 1, second: 0 };
    if (others.length > 0) steps.push(split);
    const elements = back ? alternative.elements.toReversed() : alternative.elements;
    for (const element of elements) this.element(element, steps, back);
    if (others.length === 0) return;
    const jump = { does: 'jump' as const, to: 0 };
    steps.push(jump);
    split.second = steps.length;
    this.either(others, steps, back);
    jump.to = steps.length;
  }

  private element(element: AST.Element, steps: Step[], back: boolean): void {
    switch (element.type) {
      case 'Group':
        return this.either(element.alternatives, steps, back);
      case 'CapturingGroup': {
        const slot = 2 * (this.groups.get(element) ?? 0);
        steps.push({ does: 'note', slot });
        this.either(element.alternatives, steps, back);
        steps.push({ does: 'note', slot: slot + 1 });
        return;
      }
      case 'Quantifier':
        return this.quantifier(element, steps, back);
      case 'Backreference': {
        const group = this.groups.get([element.resolved].flat()[0] as AST.CapturingGroup) ?? 0;
        steps.push({ does: 'repeat', group, back });
        return;
      }
      case 'Assertion':
        return this.assertion(element, steps);
      default:
        steps.push({ does: 'read', width: this.width(element.raw, back), least: 1, most: 1, greedy: true, back });
    }
  }

  private assertion(assertion: AST.Assertion, steps: Step[]): void {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      const { kind, negate, alternatives } = assertion;
      steps.push({ does: 'look', steps: this.all(alternatives, kind === 'lookbehind'), negate });
      return;
    }
    const place = new RegExp(assertion.raw, `${this.flags}y`);
    const holds = (text: string, at: number): boolean => {
      place.lastIndex = at;
      return native.exec.call(place, text) !== null;
    };
    steps.push({ does: 'assert', holds });
  }

  private quantifier({ element, min, max, greedy }: AST.Quantifier, steps: Step[], back: boolean): void {
    if (['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(element.type)) {
      steps.push({ does: 'read', width: this.width(element.raw, back), least: min, most: max, greedy, back });
      return;
    }
    for (let count = 0; count < min; count++) this.element(element, steps, back);
    const exits: { first: number; second: number }[] = [];
    for (let count = min; count < max; count++) {
      const begin = steps.length;
      const split = { does: 'split' as const, first: begin + 1, second: begin + 1 };
      steps.push(split);
      exits.push(split);
      const slot = this.slots++;
      steps.push({ does: 'note', slot });
      this.element(element, steps, back);
      steps.push({ does: 'move', slot });
      if (max !== Infinity) continue;
      steps.push({ does: 'jump', to: begin });
      break;
    }
    for (const exit of exits) exit[greedy ? 'second' : 'first'] = steps.length;
  }

  /** The native engine judges each character alone. */
  private width(raw: string, back: boolean): Width {
    const character = new RegExp(raw, `${this.flags}y`);
    const one: Width = (text, at) => {
      character.lastIndex = at;
      return native.exec.call(character, text)?.[0].length ?? 0;
    };
    if (!back) return one;
    const pairs = /[uv]/.test(this.flags);
    return (text, at) => {
      const width = pairs && at > 1 && (text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1;
      return at >= width && one(text, at - width) === width ? width : 0;
    };
  }
}
