import { ContentError, type Told } from './errors.ts';
import { byPlace, placeOf } from './place-order.ts';
import { words, wordsIn, type Words } from './words.ts';

export { countOf } from './words.ts';

/** More than this helps nobody: the first hundred usually share a cause. */
const MOST_FINDINGS = 100;
/** Whoever has more has one cause for millions of lines; these are counted only. */
const MOST_KEPT = 100_000;

export interface Finding {
  /** `articles/701001/x.zh.md:5`, or a file of the bundle. */
  at: string;
  /** Dotted, as the author writes it; '' when the whole file is meant. */
  field?: string;
  expected: Words;
  found: Words;
  /** The record's line in the bundle, when `at` is a line of the author's. */
  also?: string | undefined;
  /** `article/longer-hours`, where it is about one. */
  record?: string | undefined;
  /** The name of the rule that found it. */
  rule?: string | undefined;
  /** Set where one or more records could not be read: others that name them are not to blame. */
  isLoss?: boolean | undefined;
}

/** Collects everything that is wrong, so that an author mends a release in one round. */
export class Findings {
  /** By their lines in English: one that is there twice is one. */
  readonly #findings = new Map<string, Finding>();
  /** Those that came when there were too many already. */
  #more = 0;
  readonly #warnings = new Map<string, Finding>();

  get count(): number {
    return this.#findings.size + this.#more;
  }

  /** Whether records are missing that an author wrote. */
  get hasLoss(): boolean {
    return [...this.#findings.values()].some(({ isLoss }) => isLoss === true);
  }

  /** By file, and within it from the top. */
  get lines(): Words[] {
    const lines = linesOf(this.#findings);
    if (this.count <= MOST_FINDINGS) return lines;
    return [...lines.slice(0, MOST_FINDINGS), words`… and ${this.count - MOST_FINDINGS} more`];
  }

  /** What an author should look at and may mean as it is. */
  get warnings(): Words[] {
    return linesOf(this.#warnings);
  }

  /** All of both, for programs. */
  get told(): Told[] {
    return [...toldOf(this.#findings, 'error'), ...toldOf(this.#warnings, 'warning')];
  }

  /** The places and fields of what is wrong so far. */
  get places(): Set<string> {
    return new Set([...this.#findings.values()].map(fieldPlace));
  }

  warn(finding: Finding): void {
    this.#warnings.set(keyOf(finding), finding);
  }

  add(finding: Finding): void {
    if (this.#findings.size < MOST_KEPT) this.#findings.set(keyOf(finding), finding);
    else this.#more += 1;
  }

  /** Everything that others have collected. */
  addAll(others: Findings): void {
    for (const [line, one] of others.#findings) this.#findings.set(line, one);
    for (const [line, one] of others.#warnings) this.#warnings.set(line, one);
    this.#more += others.#more;
  }

  /** @throws ContentError when there is any finding. */
  stopIfAny(summary: (count: number) => Words): void {
    if (this.count > 0) throw new ContentError(summary(this.count), this.lines, this.warnings, this.told);
  }
}

/** What says whether two findings are about the same field of the same line. */
export const fieldPlace = ({ at, field = '' }: Pick<Finding, 'at' | 'field'>) => `${at} ${field}`;

const inOrder = (findings: ReadonlyMap<string, Finding>) => [...findings.values()].sort(byPlace);

const linesOf = (findings: ReadonlyMap<string, Finding>) => inOrder(findings).map(lineOf);

function toldOf(findings: ReadonlyMap<string, Finding>, level: Told['level']): Told[] {
  return inOrder(findings).map((finding) => {
    const { at, record = '', field = '', expected, found, rule = field === '' ? 'file' : 'field' } = finding;
    return { level, rule, ...placeOf(at), record, field, expected, found, message: lineOf(finding) };
  });
}

const keyOf = (finding: Finding) => wordsIn(lineOf(finding), 'EN');

function lineOf({ at, field, expected, found, also }: Finding): Words {
  const place = field ? `${at} ${field}` : at;
  const line = words`${place}: expected ${expected}, found ${found}`;
  return also === undefined ? line : words`${line} (${also})`;
}

const LONGEST_QUOTE = 60;

/** What stands in a field, short enough for a line: `"abc"`, `nothing`, `a list`. */
export function describeFound(value: unknown): Words {
  if (value === undefined) return words`nothing`;
  if (value === null) return words`an empty field`;
  if (value === '') return words`an empty text`;
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return words`the number ${value}`;
  if (typeof value === 'boolean') return words`${String(value)}`;
  return Array.isArray(value) ? words`a list` : words`a group of fields`;
}

export function quote(text: string): Words {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? words`"${line.slice(0, LONGEST_QUOTE)}…"` : words`"${line}"`;
}
