/**
 * Counts, while a run goes on, which places of the contract were asked for and which were seen in answers. It judges
 * nothing: a place that was never seen is one that no check came to, or one that this target does not have.
 * Made by the run verb, fed by the session with every exchange, told by every report.
 * Spec: none of its own.
 */
import type { Exchange } from '../harness/exchange.js';
import type { ContractPlaces, Place, Side } from './contract-places.js';

export interface PlaceCount extends Place {
  /** Lawful requests that held it, or answers it was seen in. */
  readonly count: number;
  /** Of those requests: how many were answered with a success. Only on the side of requests. */
  readonly served?: number;
}

export interface Coverage {
  /** `body`: what the request says, as the contract describes it. */
  see(exchange: Exchange, body: unknown): void;
  result(): PlaceCount[];
}

export function createCoverage(places: ContractPlaces): Coverage {
  const counts = new Map<string, { count: number; served: number }>();
  const bump = (side: Side, name: string, isServed: boolean): void => {
    const key = `${side} ${name}`;
    const entry = counts.get(key) ?? { count: 0, served: 0 };
    counts.set(key, entry);
    entry.count += 1;
    if (isServed) entry.served += 1;
  };
  return {
    see({ operationId, request, response, tags }, body) {
      if (operationId === undefined) return;
      const isServed = response.status >= 200 && response.status < 300;
      bump('request', operationId, isServed);
      // A wrong value asks for nothing that the contract has.
      if (tags.violates === undefined) {
        const query = new URL(request.url).searchParams;
        const names = [
          ...places.touched('request', operationId, 0, body),
          ...places.parameters(operationId, query, request.headers),
        ];
        for (const name of names) bump('request', name, isServed);
      }
      bump('answer', `${operationId} ${response.status}`, false);
      for (const name of places.touched('answer', operationId, response.status, response.json))
        bump('answer', name, false);
    },
    result: () =>
      places.all.map((place) => {
        const { count = 0, served = 0 } = counts.get(`${place.side} ${place.name}`) ?? {};
        return place.side === 'request' ? { ...place, count, served } : { ...place, count };
      }),
  };
}

export interface CoverageTotal {
  readonly title: string;
  readonly seen: number;
  readonly total: number;
  /** Names never asked for, or never seen. */
  readonly missing: readonly string[];
  /** Names that were asked for, and never with success. */
  readonly neverServed: readonly string[];
}

const subjects: readonly (readonly [Side, Place['kind'], string])[] = [
  ['request', 'operation', 'operations called'],
  ['request', 'parameter', 'parameters of addresses and headers sent'],
  ['request', 'member', 'members of requests sent'],
  ['request', 'value', 'named values of requests sent'],
  ['answer', 'status', 'statuses seen'],
  ['answer', 'member', 'members of answers seen'],
  ['answer', 'value', 'named values of answers seen'],
];

/** By subject, of the places of one basis; subjects without any place are left out. */
export function coverageTotals(counts: readonly PlaceCount[], basis: Place['basis']): CoverageTotal[] {
  return subjects
    .map(([side, kind, title]) => {
      const own = counts.filter((place) => place.side === side && place.kind === kind && place.basis === basis);
      return {
        title,
        seen: own.filter(({ count }) => count > 0).length,
        total: own.length,
        missing: own.filter(({ count }) => count === 0).map(({ name }) => name),
        neverServed: own.filter(({ count, served }) => count > 0 && served === 0).map(({ name }) => name),
      };
    })
    .filter(({ total }) => total > 0);
}
