import type { Language } from '@bank/contract';
import { wordsIn, type Words } from './words.ts';

/** A finding as programs read it. `line` and `column` are 0 where it is about a whole file or line. */
export interface Told<Text = Words> {
  /** An error stops a release, a warning asks to be looked at. */
  level: 'error' | 'warning';
  /** What found it: a rule of `check/rules`, `field` for what a schema asks of a field, `file` for the rest. */
  rule: string;
  file: string;
  line: number;
  column: number;
  /** `article/longer-hours`, or ''. */
  record: string;
  field: string;
  expected: Text;
  found: Text;
  /** The whole line that people read. */
  message: Text;
}

/** What was told, in the words of one language. */
export function toldIn(language: Language, told: Told): Told<string> {
  const { expected, found, message } = told;
  return {
    ...told,
    expected: wordsIn(expected, language),
    found: wordsIn(found, language),
    message: wordsIn(message, language),
  };
}

/** Something that a person has to mend, in words; `message` has them in English. */
class WordedError extends Error {
  readonly words: Words;

  constructor(said: Words, options?: ErrorOptions) {
    super(wordsIn(said, 'EN'), options);
    this.words = said;
  }
}

/** Something an author has to mend. One line for each finding, in the order of the files. */
export class ContentError extends WordedError {
  override readonly name = 'ContentError';
  readonly lines: readonly Words[];
  /** What would have been let through, one line each. */
  readonly warnings: readonly Words[];
  readonly told: readonly Told[];

  constructor(
    summary: Words,
    lines: readonly Words[] = [],
    warnings: readonly Words[] = [],
    told: readonly Told[] = [],
  ) {
    super(summary);
    this.lines = lines;
    this.warnings = warnings;
    this.told = told;
  }

  /** The lines in English. */
  get findings(): string[] {
    return this.lines.map((line) => wordsIn(line, 'EN'));
  }
}

/** Something the operator has to mend: a setting, a folder, a key, a release id. */
export class ConfigError extends WordedError {
  override readonly name = 'ConfigError';
}

/** The command line was not understood. */
export class UsageError extends WordedError {
  override readonly name = 'UsageError';
}
