import { withBank } from './support/bank.mjs';
import { ask, visitorAt } from './support/clients.mjs';
import { renderedAhead } from './support/settled.mjs';

const ASKING = 1_000;

export const fault = {
  id: 'R14',
  promise: 'However many ask for a page that nobody has read, it is rendered once.',
  fault: '1,000 connections ask for the same address that is in no cache, at the same moment',
  measure: 'renderings by the server’s own count; requests that failed',
  target: 'exactly 1 rendering for each address, 0 failed',
  isFast: true,
};

export async function run({ isFast }) {
  const rounds = isFast ? 2 : 10;
  return withBank({ name: 'r14' }, async (bank) => {
    const renders = () => bank.metric('page_render_seconds_count');
    // Those that are rendered ahead would be counted too.
    await renderedAhead(bank);
    const counts = [];
    let failed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = await renders();
      const path = `/bobbank/seconddetail?id=cold-${round}&column=701001`;
      const answers = await Promise.all(
        Array.from({ length: ASKING }, (_, i) =>
          ask(bank.url, { path, headers: visitorAt(i) }).catch(() => undefined),
        ),
      );
      failed += answers.filter(
        (answer) => answer === undefined || answer.status >= 500 || answer.status === 429,
      ).length;
      counts.push((await renders()) - before);
    }
    return {
      isMet: failed === 0 && counts.every((count) => count === 1),
      figure: `${counts.join(', ')} renderings for ${rounds} addresses, ${failed} of ${rounds * ASKING} failed`,
      figures: { counts, failed },
      size: isFast ? `${rounds} addresses` : 'full',
    };
  });
}
