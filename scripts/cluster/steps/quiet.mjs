import { pause } from '../../../tests/faults/support/clients.mjs';

/** What the others are compared with. */
export const step = {
  id: 'quiet',
  name: 'nothing happens',
  allows: { page: 0, search: 0, form: 0 },
  run: () => pause(10_000),
};
