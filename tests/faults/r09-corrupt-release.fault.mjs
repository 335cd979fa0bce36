import { generateKeyPairSync } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBundle, packScope } from '@bank/publish';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { openContentWriter } from '@bank/store';
import { withBank } from './support/bank.mjs';
import { startClients, sum, unexpected } from './support/clients.mjs';
import { content } from './support/content-command.mjs';
import { SPOILERS } from './support/spoilt-bundles.mjs';

const PATHS = ['/personal', '/en', '/bobbank/secondlist', '/personal/lcmx'];
const REFUSED_WITHIN_MS = 5_000;

export const fault = {
  id: 'R9',
  promise:
    'A release that was cut, altered or made up is refused whole, at once and in words; what is shown stays.',
  fault: `${Object.keys(SPOILERS).length} ways to spoil a bundle, each drawn anew, imported into the store of a server that is being read`,
  measure:
    'imports that were not refused; requests that failed; the content version; time until the author is told',
  target: '1,200 of 1,200 refused, none slower than 5 s, the same version served, 0 failed requests',
  isFast: true,
};

const enrolled = ['maker', 'checker'].map((role) => ({
  name: role,
  role,
  key: generateKeyPairSync('ed25519').publicKey,
}));

/** Undefined when the bundle was refused in words for its author. */
async function notRefused(writer, bundle, kind) {
  const settings = kind === 'bad signature' ? { signatures: { required: true, enrolled } } : {};
  try {
    const { id } = await importBundle(writer, bundle, settings);
    return `${kind}: taken as release ${id}`;
  } catch (error) {
    return error.name === 'ContentError' ? undefined : `${kind}: ${error.stack}`;
  }
}

export async function run({ isFast, random }) {
  const each = isFast ? 3 : 100;
  return withBank({ name: 'r09' }, async (bank, folder) => {
    const sources = writeFiles(join(folder, 'site'), siteSources());
    const sound = join(folder, 'sound');
    await packScope({ folder: sources, scope: 'site', out: sound });
    const before = await bank.metric('content_sequence');
    const next = (i) => ({ path: PATHS[i % PATHS.length] });
    const clients = startClients({ url: bank.url, count: 4, next, pauseMs: 5 });
    const writer = await openContentWriter({ databaseUrl: undefined, dataDir: bank.dataDir });
    const taken = [];
    let slowestMs = 0;
    for (const [kind, spoil] of Object.entries(SPOILERS)) {
      for (let n = 0; n < each; n += 1) {
        const bundle = join(folder, 'spoilt');
        cpSync(sound, bundle, { recursive: true });
        spoil(bundle, random);
        const startedAt = performance.now();
        const refusal = await notRefused(writer, bundle, kind);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        if (refusal !== undefined) taken.push(refusal);
        rmSync(bundle, { recursive: true, force: true });
      }
    }
    await writer.close();
    const toldOf = await byCommand(bank.dataDir, folder, sound);
    const { answered, statuses, errors } = await clients.stop();
    const failed = errors.length + sum(unexpected(statuses, [200]));
    const isSame = (await bank.metric('content_sequence')) === before;
    const tried = Object.keys(SPOILERS).length * each;
    return {
      isMet: taken.length === 0 && failed === 0 && isSame && slowestMs <= REFUSED_WITHIN_MS && toldOf,
      figure: `${tried - taken.length} of ${tried} refused, slowest ${Math.round(slowestMs)} ms; ${failed} of ${answered} requests failed; version ${isSame ? 'the same' : 'CHANGED'}`,
      figures: { tried, taken: taken.slice(0, 20), slowestMs, answered, failed, isSame, toldOf },
      size: isFast ? `${each} of each` : 'full',
    };
  });
}

/** The command line ends with another code than 0 and says why. */
async function byCommand(dataDir, folder, sound) {
  const bundle = join(folder, 'spoilt');
  cpSync(sound, bundle, { recursive: true });
  writeFileSync(join(bundle, 'manifest.json'), '{');
  const { code, said } = await content(dataDir, ['import', bundle, '--activate']);
  return code !== 0 && said.includes('manifest.json');
}
