import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Row {
  layer?: string;
  rooms: string[];
  may: string[];
}

const { tables, trees, rules, reference } = createRequire(import.meta.url)('./layers.cjs') as {
  tables: Record<string, Row[]>;
  trees: Record<string, string[]>;
  rules: object[];
  reference: Required<Row>[];
};

/** A tree of files that hold one import each: `from` -> `to`, whether the table allows it. */
interface Planted {
  from: string;
  to: string;
  allowed: boolean;
}

const roomFile = (tree: string, room: string, name: string): string => `${tree}/${room.replace('*', 'one')}/${name}.ts`;

function plantsOf(tree: string, rows: Row[]): Planted[] {
  const rooms = rows.flatMap((row) => row.rooms);
  return rows.flatMap((row, index) => {
    const may = row.may.flatMap((room) =>
      room === 'above' ? rows.slice(0, index).flatMap((above) => above.rooms) : [room],
    );
    const covers = (other: string): boolean => may.some((room) => other === room || other.startsWith(`${room}/`));
    return row.rooms.flatMap((room) =>
      rooms
        .filter((other) => other !== room && !other.startsWith(`${room}/`) && !room.startsWith(`${other}/`))
        .map((other) => ({
          from: roomFile(tree, room, `reaches-${other.replaceAll(/\W/g, '-')}`),
          to: roomFile(tree, other, 'probe'),
          allowed: covers(other),
        })),
    );
  });
}

const planted: Planted[] = [
  ...Object.entries(tables).flatMap(([tree, rows]) => plantsOf(tree, rows)),
  ...Object.entries(trees).flatMap(([tree, reached]) =>
    Object.keys(trees)
      .filter((other) => other !== tree)
      .map((other) => ({
        from: `${tree}/a.test.ts`.replace('a.', `reaches-${other}.`),
        to: `${other}/probe.ts`,
        allowed: reached.includes(other),
      })),
  ),
  {
    from: 'reference/engine/readers/formats/one/reaches-another-format.ts',
    to: 'reference/engine/readers/formats/two/probe.ts',
    allowed: false,
  },
  { from: 'load/scenarios/reaches-checks.ts', to: 'conformance/checks/probe.ts', allowed: false },
  { from: 'load/scenarios/reaches-documents.ts', to: 'conformance/documents/probe.ts', allowed: true },
  { from: 'reference/server/reaches-generated.ts', to: 'generated/probe.ts', allowed: true },
  { from: 'reference/engine/document/reaches-generated.ts', to: 'generated/probe.ts', allowed: false },
  { from: 'reference/sandbox/reaches-generated.ts', to: 'generated/probe.ts', allowed: false },
];

let folder: string;
let refused: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const { from, to } of planted) {
    const specifier = relative(dirname(from), to).replace(/\.ts$/, '.js');
    await write(from, `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
    await write(to, 'export {};\n');
  }
  const result = await cruise(
    Object.keys(trees),
    { baseDir: folder, ruleSet: { forbidden: rules as never }, validate: true, tsPreCompilationDeps: true },
    { extensions: ['.ts', '.js'] },
  );
  const { summary } = result.output as ICruiseResult;
  refused = new Set(summary.violations.map(({ from, to }) => `${from} -> ${to}`));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the table of layers', () => {
  it('lets every import through that it allows', () => {
    const wrong = planted.filter(({ from, to, allowed }) => allowed && refused.has(`${from} -> ${to}`));
    expect(wrong).toEqual([]);
  });

  it('refuses every import that it does not', () => {
    const missed = planted.filter(({ from, to, allowed }) => !allowed && !refused.has(`${from} -> ${to}`));
    expect(missed).toEqual([]);
    expect(planted.filter(({ allowed }) => !allowed).length).toBeGreaterThan(500);
  });

  it.each(Object.entries(tables))('has in %s no room that reaches one further down', (_tree, rows) => {
    const upwards = rows.flatMap((row, index) =>
      row.may
        .filter((room) => !['above', 'generated'].includes(room))
        .filter(
          (room) =>
            !rows
              .slice(0, index)
              .some((above) => above.rooms.some((one) => room === one || one.startsWith(`${room}/`))),
        )
        .map((room) => `${row.rooms.join(', ')} -> ${room}`),
    );
    expect(upwards).toEqual([]);
  });

  it('is the one that README shows', async () => {
    const readme = await readFile(new URL('../reference/README.md', import.meta.url), 'utf8');
    const shown = [...readme.matchAll(/^- (ground|engine|means|services|features|edge|entry), (.*?): (.*)$/gm)];
    const list = (rooms: string[]): string => rooms.map((room) => `\`${room}\``).join(', ') || 'nothing';
    const words = (may: string[]): string =>
      may[0] === 'above' ? ['everything above', ...may.slice(1).map((room) => `\`${room}\``)].join(', ') : list(may);
    expect(shown.map(([, ...cells]) => cells)).toEqual(
      reference.map(({ layer, rooms, may }) => [layer, list(rooms), words(may)]),
    );
  });
});

describe('a room of the server', () => {
  it('stands in the table', async () => {
    const house = new URL('../reference/', import.meta.url);
    const folders = (await readdir(house, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    const named = reference.flatMap(({ rooms }) => rooms);
    expect(folders.map(({ name }) => name).filter((name) => name !== 'testing' && !named.includes(name))).toEqual([]);
  });
});
