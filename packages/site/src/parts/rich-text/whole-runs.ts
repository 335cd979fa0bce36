/* A browser may break a line after a hyphen between figures: a day and a telephone number are each read as one word. */

const TEXT = /(^|>)([^<]+)/g;
/** `2026-11-29`, `010-66000001`, `400-810-0188`, `0086-10-95526`, `4006 601 169`. */
const RUN =
  /(?<![\w-])(?:\d{4}-\d{2}-\d{2}|0\d{2,3}-(?:\d{2,4}-)?\d{4,8}|[48]00-\d{3}-\d{4}|4\d{3} \d{3} \d{3})(?![\w-])/g;

/** Keeps such runs on one line. The input is sanitised HTML, where a `>` of a text is written `&gt;`. */
export function withWholeRuns(html: string): string {
  return html.replaceAll(TEXT, (_, before: string, text: string) => {
    return before + text.replaceAll(RUN, (run) => `<span class="whole">${run}</span>`);
  });
}
