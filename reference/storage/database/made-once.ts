/**
 * A query that is built and compiled once and run with other values each time: to build one costs more than to run it.
 * For what every request asks; elsewhere a query is read more easily where it stands.
 * Spec: none (operations).
 */
import type { Compilable } from 'kysely';
import type { Query } from './database.js';

/** Stands in the built query for a value of that name. */
class Gap {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * @param build makes the query with `value(name)` wherever a value of the call belongs; it looks at none of them
 * @returns runs the query with its values, and resolves with the rows
 */
export function madeOnce<Values extends object, Row>(
  query: Query,
  build: (value: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const made = build((name) => new Gap(name) as never).compile();
  return async (values) => {
    const parameters = made.parameters.map((one) => (one instanceof Gap ? values[one.name as keyof Values] : one));
    return (await query.executeQuery<Row>({ ...made, parameters })).rows;
  };
}
