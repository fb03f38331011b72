/**
 * Compares the index of facts with the source document itself: every cell and sentence of the document is in the
 * index, in its order, and the index holds nothing else.
 * Spec: all sections (`npm run trace -- --source <interface document>`).
 */
import type { Fact } from './catalogue.js';
import { sourceUnits, type SourceUnit } from './source-units.js';

interface IndexedUnit {
  id: string;
  section: string;
  hash: string;
}

/** One line for each unit that is only on one side; one line when both sides hold the same in another order. */
export function driftProblems(facts: readonly Fact[], markdown: string): string[] {
  const indexed = indexedUnits(facts);
  const inSource = sourceUnits(markdown);
  const missing = without(inSource, indexed).map(
    (unit) => `${unit.section}: not in the index (${unit.hash}): ${place(unit)}`,
  );
  const surplus = without(indexed, inSource).map(
    (unit) => `${unit.id}: the document has no such text any more (${unit.hash})`,
  );
  if (missing.length + surplus.length > 0) return [...missing, ...surplus];
  const moved = indexed.find((unit, position) => key(unit) !== key(inSource[position]!));
  return moved ? [`${moved.id}: stands at another place of the document than of the index`] : [];
}

/** Facts of one unit share the id before `#` and follow one another. */
function indexedUnits(facts: readonly Fact[]): IndexedUnit[] {
  const units: IndexedUnit[] = [];
  for (const { id, section, hash } of facts) {
    const unit = { id: id.split('#')[0]!, section, hash };
    const last = units.at(-1);
    if (last?.id !== unit.id || key(last) !== key(unit)) units.push(unit);
  }
  return units;
}

/** What `all` holds more often than `others` does. */
function without<Unit extends { section: string; hash: string }>(
  all: readonly Unit[],
  others: readonly { section: string; hash: string }[],
): Unit[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(key(other), (counts.get(key(other)) ?? 0) + 1);
  return all.filter((unit) => {
    const left = counts.get(key(unit)) ?? 0;
    counts.set(key(unit), left - 1);
    return left <= 0;
  });
}

function key(unit: { section: string; hash: string }): string {
  return `${unit.section}\n${unit.hash}`;
}

function place({ cell, text }: SourceUnit): string {
  const start = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return cell ? `${cell.row}, ${cell.column}: ${start}` : start;
}
