import { pause } from '../../../tests/faults/support/clients.mjs';
import { untilReady } from '../start-cluster.mjs';

export const step = {
  id: 'node-killed',
  name: 'kill -9 of a node, and its start 5 s later',
  // What it was answering has gone with it: nginx asks another node again for what changes nothing alone.
  allows: { page: 0, search: 2, form: 1 },
  async run({ nodes: [node] }) {
    await node.kill();
    await pause(5_000);
    const startedAt = performance.now();
    await node.startAgain();
    await untilReady(node);
    const readyMs = Math.round(performance.now() - startedAt);
    await pause(3_000);
    return { said: `ready again after ${readyMs} ms` };
  },
};
