/**
 * How large an expression is for whoever runs it: counted from its text before it is compiled, since thirty characters can
 * ask for a million states. A search costs at most this for every character that is searched.
 * Spec: none.
 */

/** About as many states as the expression has; for a text that is no expression some number. */
export function expressionSize(text: string): number {
  const outer: number[] = [];
  let size = 0;
  let atom = 0;
  // Sticky, so that each step begins where the last has ended.
  const step = /\\.|\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}|[^]/guy;
  for (const [token, least, most] of text.matchAll(step)) {
    if (token === '(') {
      outer.push(size);
      size = 0;
      atom = 0;
    } else if (token === ')') {
      atom = size + 2;
      size = (outer.pop() ?? 0) + atom;
    } else if (least !== undefined) {
      const times = Math.max(Number(least), Number(most ?? 0), 1);
      size += atom * (times - 1);
      atom *= times;
    } else {
      atom = 1;
      size += 1;
    }
  }
  return outer.reduce((sum, before) => sum + before, size);
}
