/**
 * Writes small compound files for tests: streams by their path (`ObjectPool/_1/Ole`), short ones in the mini stream, long ones in sectors of 512 bytes.
 * Standard: [MS-CFB] 2.
 */
const sectorBytes = 512;
const miniSectorBytes = 64;
const miniCutoffBytes = 4096;
const endOfChain = -2;
const freeSector = -1;
const fatSector = -3;

export interface CompoundFileOptions {
  /** Sectors of the streams take turns, so that no stream lies in one piece. */
  fragmented?: boolean;
}

/** A compound file with these streams. */
export function makeCompoundFile(
  streams: Readonly<Record<string, Uint8Array>>,
  options: CompoundFileOptions = {},
): Buffer {
  const names = Object.keys(streams);
  const isMini = (name: string): boolean => streams[name]!.length < miniCutoffBytes;
  const mini = layMiniStream(names.filter(isMini).map((name) => streams[name]!));
  const chains: Uint8Array[] = [];
  const chainOf = new Map<string, number>();
  for (const name of names.filter((each) => !isMini(each))) chainOf.set(name, chains.push(streams[name]!) - 1);
  const miniStreamChain = chains.push(mini.stream) - 1;
  const miniFatChain = chains.push(int32Bytes(mini.fat)) - 1;
  const entries = directoryOf(names);
  const directoryBytes = Buffer.alloc(Math.ceil((entries.length + 1) / 4) * sectorBytes);
  const directoryChain = chains.push(directoryBytes) - 1;
  const laid = layChains(chains, options.fragmented ?? false);
  const start = (chain: number): number => laid.starts[chain]!;
  writeEntry(
    directoryBytes,
    0,
    'Root Entry',
    5,
    start(miniStreamChain),
    mini.stream.length,
    -1,
    names.length > 0 ? 1 : -1,
  );
  let miniIndex = 0;
  entries.forEach(({ path, next, child }, index) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const bytes = streams[path];
    if (bytes === undefined) writeEntry(directoryBytes, index + 1, name, 1, 0, 0, next, child);
    else {
      const first = isMini(path) ? mini.starts[miniIndex++]! : start(chainOf.get(path)!);
      writeEntry(directoryBytes, index + 1, name, 2, first, bytes.length, next, -1);
    }
  });
  return assemble(chains, laid, start(directoryChain), start(miniFatChain), mini.fat.length);
}

interface DirectoryLine {
  path: string;
  /** Numbers of the entry beside it and of the first one in it; the root is 0, none is -1. */
  next: number;
  child: number;
}

/** Streams in order, each storage before what it holds. */
function directoryOf(names: readonly string[]): DirectoryLine[] {
  const paths = new Set<string>();
  for (const name of names) {
    const parts = name.split('/');
    parts.forEach((_, depth) => paths.add(parts.slice(0, depth + 1).join('/')));
  }
  const all = [...paths];
  const storageOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  const numberOf = (found: number): number => (found < 0 ? -1 : found + 1);
  return all.map((path, index) => ({
    path,
    next: numberOf(all.findIndex((other, at) => at > index && storageOf(other) === storageOf(path))),
    child: numberOf(all.findIndex((other) => storageOf(other) === path)),
  }));
}

function layMiniStream(parts: readonly Uint8Array[]): { stream: Buffer; fat: number[]; starts: number[] } {
  const fat: number[] = [];
  const starts: number[] = [];
  const pieces: Buffer[] = [];
  for (const part of parts) {
    const sectors = Math.ceil(part.length / miniSectorBytes);
    starts.push(sectors > 0 ? fat.length : endOfChain);
    for (let i = 0; i < sectors; i++) fat.push(i + 1 < sectors ? fat.length + 1 : endOfChain);
    const padded = Buffer.alloc(sectors * miniSectorBytes);
    padded.set(part);
    pieces.push(padded);
  }
  return { stream: Buffer.concat(pieces), fat, starts };
}

interface Laid {
  /** First sector of each chain. */
  starts: number[];
  /** For each sector: the chain it belongs to and which part of it. */
  owners: { chain: number; part: number }[];
  fat: number[];
}

function layChains(chains: readonly Uint8Array[], fragmented: boolean): Laid {
  const counts = chains.map((chain) => Math.ceil(chain.length / sectorBytes));
  const owners: Laid['owners'] = [];
  if (fragmented) {
    for (let part = 0; part < Math.max(0, ...counts); part++) {
      counts.forEach((count, chain) => part < count && owners.push({ chain, part }));
    }
  } else {
    counts.forEach((count, chain) => {
      for (let part = 0; part < count; part++) owners.push({ chain, part });
    });
  }
  const place = new Map(owners.map(({ chain, part }, sector) => [`${chain}/${part}`, sector]));
  return {
    starts: counts.map((count, chain) => (count > 0 ? place.get(`${chain}/0`)! : endOfChain)),
    owners,
    fat: owners.map(({ chain, part }) => place.get(`${chain}/${part + 1}`) ?? endOfChain),
  };
}

function assemble(
  chains: readonly Uint8Array[],
  laid: Laid,
  directory: number,
  miniFat: number,
  miniFatLength: number,
): Buffer {
  const dataSectors = laid.owners.length;
  let fatSectors = 1;
  while (fatSectors * 128 < dataSectors + fatSectors) fatSectors++;
  const fat = [...laid.fat, ...new Array<number>(fatSectors).fill(fatSector)];
  while (fat.length < fatSectors * 128) fat.push(freeSector);
  const file = Buffer.alloc((1 + dataSectors + fatSectors) * sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(fatSectors, 44);
  file.writeInt32LE(directory, 48);
  file.writeUInt32LE(miniCutoffBytes, 56);
  file.writeInt32LE(miniFatLength > 0 ? miniFat : endOfChain, 60);
  file.writeUInt32LE(Math.ceil(miniFatLength / 128), 64);
  file.writeInt32LE(endOfChain, 68);
  for (let i = 0; i < 109; i++) file.writeInt32LE(i < fatSectors ? dataSectors + i : freeSector, 76 + i * 4);
  laid.owners.forEach(({ chain, part }, sector) => {
    file.set(chains[chain]!.subarray(part * sectorBytes, (part + 1) * sectorBytes), (sector + 1) * sectorBytes);
  });
  file.set(int32Bytes(fat), (1 + dataSectors) * sectorBytes);
  return file;
}

function writeEntry(
  directory: Buffer,
  index: number,
  name: string,
  type: number,
  start: number,
  size: number,
  right: number,
  child: number,
): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory[at + 66] = type;
  directory[at + 67] = 1;
  directory.writeInt32LE(-1, at + 68);
  directory.writeInt32LE(right, at + 72);
  directory.writeInt32LE(child, at + 76);
  directory.writeInt32LE(start, at + 116);
  directory.writeUInt32LE(size, at + 120);
}

function int32Bytes(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil(values.length / 128) * sectorBytes, 0xff);
  values.forEach((value, index) => bytes.writeInt32LE(value, index * 4));
  return bytes;
}
