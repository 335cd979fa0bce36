export interface Met {
  readonly failed: Readonly<Record<'page' | 'search' | 'form', number>>;
  /** The time in which none of the pages that were asked for came. */
  readonly awayMs: number;
}
export function verdictOf(
  step: { allows?: Partial<Met['failed']> },
  met: Met | undefined,
  result: { isMet?: boolean } | undefined,
): 'met' | 'not met';
