/** A finding as programs read it. `line` and `column` are 0 where it is about a whole file or line. */
export interface Told {
  /** An error stops a release, a warning asks to be looked at. */
  level: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  /** `article/longer-hours`, or ''. */
  record: string;
  field: string;
  expected: string;
  found: string;
  /** The whole line that people read. */
  message: string;
}

/** Something an author has to mend. One line for each finding, in the order of the files. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly findings: readonly string[];
  /** What would have been let through, one line each. */
  readonly warnings: readonly string[];
  readonly told: readonly Told[];

  constructor(
    summary: string,
    findings: readonly string[] = [],
    warnings: readonly string[] = [],
    told: readonly Told[] = [],
  ) {
    super(summary);
    this.findings = findings;
    this.warnings = warnings;
    this.told = told;
  }
}

/** Something the operator has to mend: a setting, a folder, a key, a release id. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The command line was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
