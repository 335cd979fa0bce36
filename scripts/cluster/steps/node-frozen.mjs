import { pause } from '../../../tests/faults/support/clients.mjs';

export const step = {
  id: 'node-frozen',
  name: 'a node stands still for 10 s (SIGSTOP)',
  allows: { page: 0 },
  async run({ nodes: [, node] }) {
    node.signal('SIGSTOP');
    await pause(10_000);
    node.signal('SIGCONT');
    await pause(3_000);
  },
};
