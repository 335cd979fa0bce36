/**
 * The visits store cannot answer now: a form cannot be taken, pages are not touched. The next call tries again by
 * itself. As with ContentUnavailable the reason holds no text of the driver.
 */
export class VisitsUnavailable extends Error {
  override readonly name = 'VisitsUnavailable';
  readonly reason: string;

  constructor(reason: string) {
    super(`The visits store cannot answer: ${reason}.`);
    this.reason = reason;
  }
}
