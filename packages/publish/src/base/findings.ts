import { ContentError } from './errors.ts';

/** More than this helps nobody: the first hundred usually share a cause. */
const MOST_FINDINGS = 100;
/** Whoever has more has one cause for millions of lines; these are counted only. */
const MOST_KEPT = 100_000;

export interface Finding {
  /** `articles/701001/x.zh.md:5`, or a file of the bundle. */
  at: string;
  /** Dotted, as the author writes it; '' when the whole file is meant. */
  field?: string;
  expected: string;
  found: string;
  /** The record's line in the bundle, when `at` is a line of the author's. */
  also?: string | undefined;
}

/** Collects everything that is wrong, so that an author mends a release in one round. */
export class Findings {
  readonly #lines = new Set<string>();
  /** Those that came when there were too many already. */
  #more = 0;
  readonly #warnings = new Set<string>();

  get count(): number {
    return this.#lines.size + this.#more;
  }

  get lines(): string[] {
    const lines = [...this.#lines];
    if (this.count <= MOST_FINDINGS) return lines;
    return [...lines.slice(0, MOST_FINDINGS), `… and ${this.count - MOST_FINDINGS} more`];
  }

  /** What an author should look at and may mean as it is. */
  get warnings(): string[] {
    return [...this.#warnings];
  }

  warn(finding: Finding): void {
    this.#warnings.add(lineOf(finding));
  }

  add(finding: Finding): void {
    if (this.#lines.size < MOST_KEPT) this.#lines.add(lineOf(finding));
    else this.#more += 1;
  }

  /** Everything that others have collected. */
  addAll(others: Findings): void {
    for (const line of others.#lines) this.#lines.add(line);
    for (const line of others.#warnings) this.#warnings.add(line);
    this.#more += others.#more;
  }

  /** @throws ContentError when there is any finding. */
  stopIfAny(summary: (count: number) => string): void {
    if (this.count > 0) throw new ContentError(summary(this.count), this.lines);
  }
}

function lineOf({ at, field, expected, found, also }: Finding): string {
  const place = field ? `${at} ${field}` : at;
  return `${place}: expected ${expected}, found ${found}${also === undefined ? '' : ` (${also})`}`;
}

const LONGEST_QUOTE = 60;

/** What stands in a field, short enough for a line: `"abc"`, `nothing`, `a list`. */
export function describeFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty field';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

export function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `"${line.slice(0, LONGEST_QUOTE)}…"` : `"${line}"`;
}

/** `2 problems`, `1 problem`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
