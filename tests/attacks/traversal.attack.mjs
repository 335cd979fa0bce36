import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { A_PICTURE, aWorkbook, aZip, writeFiles } from '@bank/publish/testing';
import { nginxProgram, startDeployedNginx } from '../support/deployed-nginx.ts';
import { withBank } from '../faults/support/bank.mjs';
import { visitorAt } from '../faults/support/clients.mjs';
import { payloads } from './support/payloads.mjs';
import { packed, sourcesWith } from './support/refusals.mjs';
import { askRaw } from './support/raw.mjs';
import { each, resultOf } from './support/result.mjs';

const ROWS = payloads('traversal');
const STARTS = [
  '/',
  '/files/',
  '/images/',
  '/assets/',
  '/chrome/',
  '/download/',
  '/feed/',
  '/.well-known/',
  '/sitemap-',
  '/en/',
  '/api/',
  '/redirect/',
];
const SECRETS =
  /root:x?:0:0:|\[(?:extensions|fonts)\]|"name": "beiyao-bank-site"|SQLite format 3|NODE_ENV=|entry-server/;

export const attack = {
  id: 'traversal',
  promise:
    'No name that a visitor or an author writes opens or makes a file outside the folder that is meant.',
  attack: `${ROWS.length} ways upwards behind ${STARTS.length} paths of the server, and of the nginx of deploy/ with a mirror; as names in workbooks, as pictures of articles, and as symbolic links in sources`,
  measure:
    'answers and bundles with bytes of planted files, of the system or of the project; answers of 500 and above; files that were made',
  target: '0 findings',
  isFast: true,
};

export async function run() {
  const findings = [];
  const canary = `canary-${randomUUID()}`;
  const tried = await withBank({ name: 'a-traversal' }, async (bank, folder) => {
    for (const place of [folder, bank.dataDir]) writeFileSync(join(place, 'canary.txt'), canary);
    const targets = STARTS.flatMap((start) => ROWS.map((row) => start + row.replaceAll(' ', '%20')));
    await look(bank.url, targets, { canary, findings, isStrict: true });
    const program = nginxProgram();
    if (program !== undefined) {
      chmodSync(folder, 0o755);
      const nginx = await startDeployedNginx(
        program,
        mirrorWith(folder, canary),
        Number(new URL(bank.url).port),
      );
      try {
        await look(nginx.url, targets, { canary, findings, isStrict: false });
      } finally {
        await nginx.stop();
      }
    }
    const authored = await byAuthors(folder, { canary, findings });
    const throughNginx = program === undefined ? 'nginx is not installed' : 'and as many through nginx';
    return `${targets.length} addresses (${throughNginx}), ${authored} sources`;
  });
  return resultOf(findings, tried);
}

async function look(url, targets, { canary, findings, isStrict }) {
  let i = 0;
  await each(targets, async (target) => {
    const [visitor] = Object.entries(visitorAt((i += 1))).map((pair) => pair.join(': '));
    const { status, body, headers } = await askRaw(url, target, [visitor]);
    if (body.includes(canary) || SECRETS.test(body)) findings.push(`${target} gives a file away`);
    // The application takes every path as it is written; nginx resolves some before it asks.
    if (
      status >= 500 ||
      (isStrict && status === 200 && !String(headers['content-type']).startsWith('text/html'))
    )
      findings.push(`${status} of ${target}`);
  });
}

/** A mirror as nginx finds it before any was made by the server, with files that nobody may read around it. */
function mirrorWith(folder, canary) {
  const mirror = join(folder, 'mirror');
  const forms = join(mirror, 'current', 'none');
  writeFiles(mirror, {
    'canary.txt': canary,
    'current/canary.txt': canary,
    'current/none/canary.txt': canary,
    'nginx/canary.txt': canary,
  });
  for (const form of ['only', 'plain', 'br', 'gzip'])
    writeFiles(join(forms, form), {
      'personal.html': '<p>mirrored</p>',
      'assets/a.js': '1',
      'images/a.png': '1',
    });
  return mirror;
}

const article = (cover) =>
  `---\ntitle: 标题\nsummary: 文\npublishDate: 2026-11-02\ncover: ${JSON.stringify(cover)}\n---\n正文。\n`;

async function byAuthors(folder, { canary, findings }) {
  const outside = writeFiles(join(folder, 'outside'), {
    'canary.svg': A_PICTURE.replace('<rect', `<title>${canary}</title><rect`),
    'canary.yaml': `- key: app\n  sort: 1\n  link: https://www.beiyao.example/app\n  zh: { title: ${canary} }\n  en: { title: ${canary} }\n`,
    'canary.md': article('images/branch.svg').replace('标题', canary),
  });
  let tried = 0;
  const attempt = async (what, sources) => {
    tried += 1;
    const { kind, words, out } = await packed(folder, sources);
    if (kind === 'failed') findings.push(`${what}: ${words}`);
    if (kind === 'packed' && readsAll(out).includes(canary)) findings.push(`${what}: packed`);
  };
  for (const row of ROWS) {
    const zh = article(row.replace('canary.txt', 'canary.svg'));
    await attempt(`cover ${row}`, sourcesWith(folder, { 'articles/701001/longer-hours.zh.md': zh }));
  }
  const known = new Set(readdirSync(folder));
  for (const row of ROWS) {
    const book = aWorkbook([
      ['key', 'sort'],
      ['app', 1],
    ]);
    const name = row.replace('canary', 'unpacked');
    const zip = aZip({ [name]: canary, [`xl/../${name}`]: canary, 'xl/workbook.xml': '<workbook/>' });
    const bytes = tried % 2 === 0 ? Buffer.concat([zip, book]) : zip;
    await attempt(`workbook with ${row}`, sourcesWith(folder, { 'qrs.xlsx': bytes }));
  }
  const made = readdirSync(folder).filter((name) => !known.has(name));
  if (made.length > 0) findings.push(`names in workbooks made ${made.join(', ')}`);
  const links = {
    'a picture': ['media/images/branch.svg', 'canary.svg'],
    'a list': ['qrs.yaml', 'canary.yaml'],
    'an article': ['articles/701001/longer-hours.zh.md', 'canary.md'],
    'a folder of pictures': ['media/images', '.'],
    'a folder of articles': ['articles/701001', '.'],
  };
  for (const [what, [path, to]] of Object.entries(links)) {
    const sources = sourcesWith(folder, {
      'articles/701001/longer-hours.zh.md': article(
        what.includes('folder') ? 'images/canary.svg' : 'images/branch.svg',
      ),
    });
    replaceByLink(join(sources, path), join(outside, to));
    await attempt(`a link in the place of ${what}`, sources);
  }
  return tried;
}

function replaceByLink(path, to) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(to, path);
}

function readsAll(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}
