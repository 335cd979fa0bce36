/** The content, or the time to read it, ran out; the page itself is not to blame. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
}
