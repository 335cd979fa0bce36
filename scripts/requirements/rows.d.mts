export interface Requirement {
  id: string;
  weight: 'specified' | 'must' | 'should' | 'could' | 'not';
  /** What it is about, in a word or two. */
  title: string;
  /** Why no test shows it, written by hand. */
  reason: string | undefined;
}

/** The test files that name an id. */
export type NamedTests = ReadonlyMap<string, ReadonlySet<string>>;

export function rowsOf(document: string): Requirement[];
export function withTests(document: string, tests: NamedTests): string;
export function problemsOf(rows: readonly Requirement[], tests: NamedTests): string[];
