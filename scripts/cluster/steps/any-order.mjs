import { pause, until } from '../../../tests/faults/support/clients.mjs';
import { untilReady } from '../start-cluster.mjs';

/** No load: for a while there is nothing that could answer. */
export const step = {
  id: 'any-order',
  name: 'everything is stopped, and the nodes are started before their database',
  isWithoutLoad: true,
  async run({ url, nodes, databases: { standby, primary } }) {
    for (const node of nodes) await node.stop();
    // The one that was promoted; the former primary stays away.
    const database = primary.isHalted() ? standby : primary;
    await database.halt();
    for (const node of nodes) await node.startAgain();
    const readiness = await Promise.all(nodes.map((node) => node.readiness()));
    const early = readiness.filter(({ isReady }) => isReady).length;
    await pause(1_000);
    await database.startAgain();
    const startedAt = performance.now();
    for (const node of nodes) await untilReady(node);
    const readyMs = Math.round(performance.now() - startedAt);
    await until(async () => (await fetch(`${url}/personal`)).status === 200, 'a page by nginx', {
      everyMs: 100,
    });
    return {
      said: `${early} of ${nodes.length} said ready without content, all ${readyMs} ms after the database was there`,
      isMet: early === 0,
    };
  },
};
