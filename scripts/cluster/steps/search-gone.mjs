import { pause, until } from '../../../tests/faults/support/clients.mjs';

export const step = {
  id: 'search-gone',
  name: 'OpenSearch is killed and comes back',
  allows: { page: 0, search: 0, form: 0 },
  skippedWithout: ({ search }) => (search === undefined ? 'there is no OpenSearch here' : undefined),
  async run({ search, nodes: [node] }) {
    await search.kill();
    await until(async () => (await node.metric('search_degraded')) === 1, 'a node to notice');
    await pause(3_000);
    await search.startAgain();
    const startedAt = performance.now();
    await until(async () => (await node.metric('search_degraded')) === 0, 'a node to go back to it', {
      withinMs: 90_000,
      everyMs: 250,
    });
    return { said: `used again ${Math.round((performance.now() - startedAt) / 1_000)} s after it was back` };
  },
};
