/*
 * A program for a fault that interrupts it: feedback, an opinion, a visit, an import and an activation, each tried again
 * once when it fails. Prints a line for what has been acknowledged; then closes what it has opened.
 */
import { activate, importBundle } from '@bank/publish';
import { openContentWriter, openVisitsStore } from '@bank/store';
import { aVisitRecord } from '@bank/store/testing';

const {
  DATA_DIR: dataDir = '',
  URL: databaseUrl,
  VISITS_URL: visitsUrl,
  BUNDLE: bundle = '',
  ROUND: round = '0',
} = process.env;
const location = { databaseUrl: databaseUrl || undefined, dataDir };
const say = (line) => process.stdout.write(`${line}\n`);

async function twice(name, work) {
  for (const attempt of [1, 2]) {
    try {
      say(`${name} ${await work()}`);
      return;
    } catch (error) {
      say(`failed ${name} ${attempt} ${error.name}: ${error.message}`);
    }
  }
}

const visits = openVisitsStore({ databaseUrl: visitsUrl || undefined, dataDir });
const text = {
  type: '2',
  content: '意见'.repeat(200),
  name: '',
  phone: '',
  email: '',
  pageUrl: '',
  language: 'CN',
};
const ticket = `FB20261126-R${round.padStart(5, '0')}`;
await twice('ticket', () =>
  visits.feedback.add(
    { ...text, submission: `round ${round}`, isSuspect: false, createdAt: Date.now() },
    () => ticket,
  ),
);
const view = `view${round}`;
await twice('view', async () => {
  await visits.records.append([aVisitRecord({ view, sign: view })]);
  return view;
});
await twice('opinion', async () => {
  await visits.opinions.count({ day: '2026-11-26', path: `/round-${round}`, isUseful: true });
  return `/round-${round}`;
});
let writer;
let id;
await twice('import', async () => {
  writer ??= await openContentWriter(location);
  await writer.migrate();
  ({ id } = await importBundle(writer, bundle));
  return id;
});
if (id !== undefined) {
  await twice('activation', async () => {
    await activate(writer, 'site', id, { actor: `round ${round}`, now: Date.now() });
    return id;
  });
}
for (const opened of [visits, writer])
  await opened?.close().catch((error) => say(`failed to close ${error.message}`));
say('done');
