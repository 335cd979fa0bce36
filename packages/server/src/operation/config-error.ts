/** Something that whoever starts the server has to mend; shown to them without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
