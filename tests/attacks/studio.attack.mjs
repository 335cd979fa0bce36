import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { copyDemoStore, withFolder } from '../faults/support/bank.mjs';
import { StudioPerson } from '../support/studio-person.mjs';
import { startStudio } from '../support/studio-process.ts';
import { resultOf } from './support/result.mjs';
import { PATHS, tryFiles } from './support/studio/files.mjs';
import { MARKUP, QUERIES, tryMarkup } from './support/studio/markup.mjs';
import { tryOthersForms } from './support/studio/others-forms.mjs';
import { placesOf } from './support/studio/places.mjs';
import { BREAKS, ELSEWHERE, tryWaysBack } from './support/studio/ways-back.mjs';

/** Beside what stands in a folder of the machine, and in none of the studio's. */
const SECRET = 'zq9-of-this-machine';
const LEAKS = [SECRET, 'root:x:0:', 'BEGIN PRIVATE KEY'];

export const attack = {
  id: 'studio',
  isFast: true,
  promise:
    'What somebody sends to the studio becomes no markup, no header, no file of the machine, no address of another site, and no step that they may not take.',
  attack: `${MARKUP.length} payloads with markup in ${QUERIES.length} parameters of pages of each kind and in every field of a form of each kind; ${PATHS.length} paths where names of files, records, desks and editions stand; ${ELSEWHERE.length} addresses and ${BREAKS.length} line breaks where a way back stands; every form without a session, from another page, with another person’s token, without one, and by an auditor and a writer of other columns`,
  measure:
    'payloads as markup in an answer or in any page afterwards; answers of 500 and above; contents of a planted file; ways to other sites; injected headers; steps in the log that were not theirs',
  target: '0 findings',
};

export async function run({ isFast }) {
  return withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const content = join(folder, 'content');
    copyDemoStore(dataDir);
    cpSync(fromRoot('content'), content, { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), SECRET);
    writeFileSync(join(content, 'secret.txt'), SECRET);
    const studio = await startStudio(dataDir, content);
    try {
      return await attackStudio(studio.url, isFast);
    } finally {
      await studio.kill();
    }
  });
}

async function attackStudio(url, isFast) {
  const writer = await StudioPerson.signIn(url, 'Wang Wei');
  const auditor = await StudioPerson.signIn(url, 'Zhou Tao');
  const edition = await writer.send('/editions', { title: 'Winter', scope: 'site' });
  const places = await placesOf(writer, [
    '/',
    '/desks/fx-rates',
    '/calendar',
    '/releases',
    '/key',
    edition,
    `${edition}/item/article/20250612-summer-travel-money`,
    `${edition}/look`,
    `${edition}/order`,
  ]);
  const findings = [];
  const tell = (answer, what) => {
    if (answer.status >= 500) findings.push(`${answer.status} of ${what}`);
    const leak = LEAKS.find((one) => answer.text.includes(one));
    if (leak !== undefined) findings.push(`${leak} in ${what}`);
  };
  const parts = { url, places, edition, writer, auditor, isFast, tell, findings };
  // Forms with markup come last: every change of an edition makes what is asked for after it dear.
  const foreign = await tryOthersForms(parts);
  const ways = await tryWaysBack(parts);
  const files = await tryFiles(parts);
  const markup = await tryMarkup(parts);
  return resultOf(
    findings,
    `${foreign} forms of others, ${markup} payloads in ${places.pages.length} pages and ${places.forms.length} forms, ${files} paths, ${ways} ways back`,
    { size: isFast ? 'a quarter of the paths and ways, all parameters of a page at once' : 'full' },
  );
}
