import { writeFileSync } from 'node:fs';
import { pause } from '../../../tests/faults/support/clients.mjs';

export const step = {
  id: 'clocks-apart',
  name: 'the clock of one node goes five minutes wrong, each way',
  allows: { page: 0, search: 0, form: 0 },
  skippedWithout: ({ clock }) => (clock === undefined ? 'libfaketime is not installed' : undefined),
  async run({ clock }) {
    for (const by of ['+300s', '-300s', '+0s']) {
      writeFileSync(clock, `${by}\n`);
      await pause(4_000);
    }
  },
};
