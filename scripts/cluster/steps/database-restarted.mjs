import { pause } from '../../../tests/faults/support/clients.mjs';

export const step = {
  id: 'database-restarted',
  name: 'PostgreSQL is restarted, 3 s without it',
  // Told 503 with Retry-After, and to be sent again.
  allows: { page: 0, search: 0 },
  async run({ databases: { primary } }) {
    await primary.halt();
    await pause(3_000);
    await primary.startAgain();
    await pause(5_000);
  },
};
