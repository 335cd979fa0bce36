/** A chunk that several pages need. */
export interface SharedChunk {
  readonly name: string;
  /** Bytes that a visitor receives. */
  readonly script: number;
  readonly styles: number;
  /** Names of the chunks it cannot run without, shared or not. */
  readonly imports: readonly string[];
}

/** What is fetched at once: a page, or one with a part that it fetches when it is wanted. */
export interface Visit {
  /** Bytes that are received for it alone. */
  readonly script: number;
  /** Names of the chunks it cannot run without. */
  readonly imports: readonly string[];
  readonly isWholePage: boolean;
}

/** Chunks that are served as one. */
interface SharedFile {
  readonly chunks: readonly SharedChunk[];
  readonly script: number;
  readonly styles: number;
  /** Other files that it brings with it. */
  readonly brings: ReadonlySet<SharedFile>;
  /** Visits that fetch it. */
  readonly visits: ReadonlySet<Visit>;
}

/** What a request of its own costs: its headers, its line in the document, and what it loses by being compressed apart. */
const REQUEST_BYTES = 400;

/**
 * Decides which shared chunks become one file. Most hold one small part: apart, a page asks for dozens of them; all
 * together, it receives what only other pages use. Greedy: of any two files the pair is joined whose requests saved
 * outweigh most what is received in vain, as long as there is one; but no page receives more script than the one with
 * most did when all were apart. No two files need each other in the end: whoever needs a chunk needs its imports, so that
 * these are joined before anything behind them.
 * @returns the names of each file's chunks, the one with most script first
 */
export function servedTogether(shared: readonly SharedChunk[], visits: readonly Visit[]): string[][] {
  let parts = shared.map((chunk) => [chunk]);
  const pages = visits.filter(({ isWholePage }) => isWholePage);
  const apart = received(filesOf(parts, visits), pages);
  const most = Math.max(...apart.values());
  for (;;) {
    const files = filesOf(parts, visits);
    const now = received(files, pages);
    // What is fetched after its page may weigh what it will.
    const pair = bestPair(files, (visit) => most - (now.get(visit) ?? -Infinity));
    if (pair === undefined) break;
    const others = files.filter((file) => !pair.includes(file)).map(({ chunks }) => [...chunks]);
    parts = [...others, pair.flatMap(({ chunks }) => chunks)];
  }
  return parts.map((chunks) =>
    chunks.toSorted((one, other) => other.script - one.script).map(({ name }) => name),
  );
}

function filesOf(parts: readonly (readonly SharedChunk[])[], visits: readonly Visit[]): SharedFile[] {
  const files = parts.map((chunks) => ({
    chunks,
    script: chunks.reduce((sum, { script }) => sum + script, 0),
    styles: chunks.reduce((sum, { styles }) => sum + styles, 0),
    brings: new Set<SharedFile>(),
    visits: new Set<Visit>(),
  }));
  const fileOf = new Map(files.flatMap((file) => file.chunks.map(({ name }) => [name, file] as const)));
  const filesBehind = (names: readonly string[]) => {
    const behind = new Set(names.flatMap((name) => fileOf.get(name) ?? []));
    // Grows while it is walked.
    for (const { chunks } of behind)
      for (const name of chunks.flatMap(({ imports }) => imports)) {
        const file = fileOf.get(name);
        if (file !== undefined) behind.add(file);
      }
    return behind;
  };
  for (const file of files)
    for (const other of filesBehind(file.chunks.flatMap(({ imports }) => imports)))
      if (other !== file) file.brings.add(other);
  for (const visit of visits) for (const file of filesBehind(visit.imports)) file.visits.add(visit);
  return files;
}

function received(files: readonly SharedFile[], visits: readonly Visit[]): Map<Visit, number> {
  return new Map(
    visits.map((visit) => [
      visit,
      files.reduce((sum, file) => sum + (file.visits.has(visit) ? file.script : 0), visit.script),
    ]),
  );
}

function bestPair(
  files: readonly SharedFile[],
  spare: (visit: Visit) => number,
): readonly [SharedFile, SharedFile] | undefined {
  return files
    .flatMap((one, at) =>
      files.slice(at + 1).map((other) => ({ pair: [one, other] as const, gain: gain(one, other, spare) })),
    )
    .filter((candidate) => candidate.gain > 0)
    .toSorted((one, other) => other.gain - one.gain)[0]?.pair;
}

function gain(one: SharedFile, other: SharedFile, spare: (visit: Visit) => number): number {
  const both = [...one.visits].filter((visit) => other.visits.has(visit)).length;
  return both * REQUEST_BYTES - inVain(one, other, spare) - inVain(other, one, spare);
}

/** What the visits that fetch `one` and not `other` would receive more; infinite where one has no room for it. */
function inVain(one: SharedFile, other: SharedFile, spare: (visit: Visit) => number): number {
  let sum = 0;
  for (const visit of one.visits) {
    if (other.visits.has(visit)) continue;
    const brought = [...other.brings].filter((file) => file !== one && !file.visits.has(visit));
    const more = [other, ...brought];
    const script = more.reduce((total, file) => total + file.script, 0);
    if (script > spare(visit)) return Infinity;
    sum += script + more.reduce((total, file) => total + file.styles, 0) + brought.length * REQUEST_BYTES;
  }
  return sum;
}
