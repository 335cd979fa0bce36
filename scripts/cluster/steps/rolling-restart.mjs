import { untilReady } from '../start-cluster.mjs';

export const step = {
  id: 'rolling-restart',
  name: 'all nodes are restarted, one after the other',
  allows: { page: 0, search: 0, form: 0 },
  async run({ nodes }) {
    for (const node of nodes) {
      await node.stop();
      await node.startAgain();
      await untilReady(node);
    }
  },
};
