/**
 * S8-quiet: failures of parsing, of table resizing and of click handlers in rich text are swallowed silently.
 * The text stands as it was published; developers find the reason in the debug log.
 */
export function quietly(what: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the debug level, which visitors do not see, is where the clause leaves room
    console.debug(`Rich text: ${what} failed`, error);
  }
}
