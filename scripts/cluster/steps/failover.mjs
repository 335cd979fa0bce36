import { pause, until, ask } from '../../../tests/faults/support/clients.mjs';
import { opinionOf } from '../../../tests/faults/support/visitors.mjs';
import { asked } from '../databases.mjs';

const UNNOTICED_MS = 3_000;
const TAKEN_WITHIN_MS = 5_000;

const opinions = async (database) => {
  const [row] = await asked(
    database,
    'select coalesce(sum(useful), 0)::int as total from visits.page_opinion',
  );
  return row.total;
};

export const step = {
  id: 'failover',
  name: 'PostgreSQL is killed, and 3 s later its standby is promoted',
  allows: { page: 0, search: 0 },
  async run({ url, databases }) {
    const { primary, standby } = databases;
    const before = await opinions(primary);
    await primary.kill();
    await pause(UNNOTICED_MS);
    standby.promote();
    const promotedAt = performance.now();
    let visitor = 900_000;
    await until(
      async () => (await ask(url, { ...opinionOf((visitor += 1)), headers: {} })).status === 200,
      'a form to be taken',
      { withinMs: 60_000, everyMs: 100 },
    );
    const takenMs = Math.round(performance.now() - promotedAt);
    await pause(4_000);
    // What was acknowledged before the kill had streamed by then: the last may have been on its way.
    const kept = await opinions(standby);
    return {
      said: `a form was taken ${takenMs} ms after the promotion; of ${before} opinions before the kill ${Math.max(0, before - kept)} are missing`,
      isMet: takenMs <= TAKEN_WITHIN_MS && kept >= before,
    };
  },
};
