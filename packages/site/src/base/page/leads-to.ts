/** Thrown by a page's `load` whose address means another page: it leads there, with or without script. */
export class LeadsTo extends Error {
  override readonly name = 'LeadsTo';
  /** A path of this site with its query. */
  readonly location: string;

  constructor(location: string) {
    super(`This address leads to ${location}`);
    this.location = location;
  }
}
