import { once } from 'node:events';
import { createServer } from 'node:net';
import { withBank } from './support/bank.mjs';
import { ask, ms, until, visitorAt } from './support/clients.mjs';
import { settled } from './support/settled.mjs';
import { freePort } from '../../bench/processes.mjs';

const KEYWORDS = ['理财', '存款利率', '信用卡', '外汇', '网点', '国债', '贷款', '基金', '汇率', '手续费'];
const SLOW_MS = 100;

export const fault = {
  id: 'R5',
  promise: 'Searches are answered while the search cluster is away, and the operators know.',
  fault: 'an OpenSearch address that takes connections and answers nothing, and one where nobody listens',
  measure:
    'searches slower than 100 ms, p95 after the first three, what they find beside the site’s own index, the metric',
  target: 'at most 3 slow, then p95 ≤ 100 ms, the same first ten for 90 %, search_degraded 1',
};

const search = (bank, keyword, visitor) =>
  ask(bank.url, {
    method: 'POST',
    path: '/api/esWebSearch/docFullSearch',
    headers: visitorAt(visitor),
    body: JSON.stringify({ keyword }),
  });

const firstTen = ({ text }) => (text.match(/"id":"[^"]+"/g) ?? []).slice(0, 10).join();

async function searched(name, settings, count) {
  return withBank({ name, settings }, async (bank) => {
    let tried = 0;
    await until(async () => (await search(bank, '理财', (tried += 1))).status === 200, 'a search', {
      everyMs: 100,
    });
    // What a start does beside its first searches is another matter.
    await settled(bank);
    const answers = [];
    for (let i = 0; i < count; i += 1)
      answers.push(await search(bank, KEYWORDS[i % KEYWORDS.length], 10_000 + i));
    const found = KEYWORDS.map((_, i) => firstTen(answers[i]));
    return { answers, found, degraded: await bank.metric('search_degraded') };
  });
}

export async function run({ isFast }) {
  const count = isFast ? 40 : 300;
  const own = await searched('r05-own', {}, KEYWORDS.length);
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const away = {
    hung: await searched('r05-hung', { OPENSEARCH_URL: `http://127.0.0.1:${silent.address().port}` }, count),
    'port closed': await searched(
      'r05-closed',
      { OPENSEARCH_URL: `http://127.0.0.1:${await freePort()}` },
      count,
    ),
  };
  silent.close();
  const rows = Object.entries(away).map(([name, { answers, found, degraded }]) => {
    const times = answers.map((answer) => answer.ms);
    const same = found.filter((list, i) => list !== '' && list === own.found[i]).length;
    const failed = answers.filter(({ status }) => status !== 200).length;
    const slow = times.filter((time) => time > SLOW_MS).length;
    return { name, failed, slow, p95Ms: ms(times.slice(3), 0.95), sameOf10: same, degraded };
  });
  return {
    isMet: rows.every(
      ({ failed, slow, p95Ms, sameOf10, degraded }) =>
        failed === 0 && slow <= 3 && p95Ms <= SLOW_MS && sameOf10 >= 9 && degraded === 1,
    ),
    figure: rows
      .map(
        ({ name, failed, slow, p95Ms, sameOf10, degraded }) =>
          `${name}: ${failed} of ${count} failed, ${slow} slow, p95 ${Math.round(p95Ms)} ms, ${sameOf10} of 10 lists the same, degraded ${degraded}`,
      )
      .join('; '),
    figures: { rows },
    size: isFast ? `${count} searches each` : 'full',
  };
}
