const failedIn = ({ page, search, form }) => `${page} pages, ${search} searches, ${form} forms`;
const reasonsIn = (outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, times]) => `${times} × ${outcome}`)
    .join(', ');

/** Rows for a terminal. */
export function linesOf(rows) {
  return rows
    .map(({ id, name, met, said, verdict }) => {
      const figures =
        met &&
        `${met.asked} asked, failed: ${failedIn(met.failed)}${reasonsIn(met.outcomes) && ` (${reasonsIn(met.outcomes)})`}, p99 ${met.p99Ms} ms, ${met.awayMs / 1_000} s without service`;
      return `${verdict.padEnd(8)} ${id}: ${name}\n         ${[figures, said].filter(Boolean).join('; ')}`;
    })
    .join('\n');
}

export const HEAD =
  '| step | what is done | asked | failed | p99 | without service | seen besides | verdict | day |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |';

/** A row for a document. */
export function markdownOf({ id, name, met, said = '', verdict }, day) {
  const figures =
    met === undefined
      ? ['', '', '', '']
      : [met.asked, failedIn(met.failed), `${met.p99Ms} ms`, `${met.awayMs / 1_000} s`];
  return `| ${[id, name, ...figures, said.replaceAll('|', '\\|').replaceAll(/\s+/g, ' '), verdict, day].join(' | ')} |`;
}
