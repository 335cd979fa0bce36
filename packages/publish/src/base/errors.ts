/** Something an author has to mend. One line for each finding, in the order of the files. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly findings: readonly string[];

  constructor(summary: string, findings: readonly string[] = []) {
    super(summary);
    this.findings = findings;
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
