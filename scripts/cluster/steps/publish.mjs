import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { join } from 'node:path';
import { pause, until } from '../../../tests/faults/support/clients.mjs';
import { importEdited } from '../../../tests/faults/support/marked-release.mjs';

const SEEN_WITHIN_MS = 5_000;
const MARK = 'Released on the cluster';
const FILE = 'articles/701002/20240408-overseas-visitors.en.md';
const PAGE = '/en/bobbank/seconddetail?id=20240408-overseas-visitors&column=701002';

/** Packed and imported before the load: that is the work of another machine. */
function prepare({ folder, databases }) {
  const edit = (text) => text.replace(/^title: .*$/m, `title: ${MARK}`);
  const settings = { DATABASE_URL: databases.writerUrl };
  return importEdited(join(folder, 'publishing'), folder, { name: 'edited', file: FILE, edit }, settings);
}

async function run({ url, nodes, databases }, release) {
  const writer = await openContentWriter({ databaseUrl: databases.writerUrl, dataDir: '' });
  try {
    const isSeenAt = async (of) => {
      const answer = await fetch(of + PAGE, { headers: { 'accept-encoding': 'br' } });
      return (await answer.text()).includes(MARK);
    };
    // Every node has rendered it, and nginx keeps it for half a minute unless it is told.
    await Promise.all([...nodes.map((node) => isSeenAt(node.url)), isSeenAt(url)]);
    const startedAt = performance.now();
    const since = () => Math.round(performance.now() - startedAt);
    await activate(writer, 'site', release, { actor: 'cluster', now: Date.now() });
    await until(
      async () => (await Promise.all(nodes.map((node) => isSeenAt(node.url)))).every(Boolean),
      'the release at every node',
    );
    const atNodes = since();
    await until(() => isSeenAt(url), 'the release in the cache of nginx');
    const atEdge = since();
    await pause(5_000);
    return {
      said: `a notice read otherwise at every node after ${atNodes} ms, and in nginx, which had kept it, after ${atEdge} ms`,
      isMet: atEdge <= SEEN_WITHIN_MS,
    };
  } finally {
    await writer.close();
  }
}

export const step = {
  id: 'publish',
  name: 'a release is published',
  allows: { page: 0, search: 0, form: 0 },
  prepare,
  run,
};
