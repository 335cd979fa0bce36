import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signBundle } from '@bank/publish';
import { editManifest, editRecords, removeFile, writeFiles } from '@bank/publish/testing';

const stranger = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });

const listed = (bundle) =>
  JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8')).files.map(({ path }) => path);
const oneOf = (list, random) => list[Math.floor(random() * list.length)];
const records = (bundle) => listed(bundle).filter((path) => path.endsWith('.ndjson'));

function inText(bundle, html) {
  editRecords(bundle, 'article', (record) => ({ ...record, zh: { ...record.zh, content: html } }));
}

/** The ways to spoil a bundle; each draws where and how much from `random`. */
export const SPOILERS = {
  truncated(bundle, random) {
    const path = join(bundle, oneOf([...listed(bundle), 'manifest.json'], random));
    const { length } = readFileSync(path);
    truncateSync(path, Math.floor(random() * length));
  },
  'bit flipped'(bundle, random) {
    const path = join(bundle, oneOf(listed(bundle), random));
    const bytes = readFileSync(path);
    bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
    writeFileSync(path, bytes);
  },
  'file missing'(bundle, random) {
    removeFile(bundle, oneOf([...listed(bundle), 'manifest.json'], random));
  },
  'file too many'(bundle, random) {
    const name = oneOf(['content/banner.ndjson', 'media/run.sh', 'extra.json', 'content/.hidden'], random);
    writeFiles(bundle, { [name]: `{"n":${random()}}\n` });
  },
  'bad signature'(bundle, random) {
    const key = join(bundle, '..', 'stranger.pem');
    writeFileSync(key, stranger);
    for (const role of random() < 0.5 ? ['maker', 'checker'] : ['maker']) signBundle(bundle, key, role, role);
  },
  'other version'(bundle, random) {
    editManifest(bundle, (manifest) => ({ ...manifest, format: 2 + Math.floor(random() * 1_000) }));
  },
  'against the schema'(bundle, random) {
    const type = oneOf(records(bundle), random).slice('content/'.length, -'.ndjson'.length);
    editRecords(bundle, type, (record) => ({ ...record, key: Math.floor(random() * 1_000) }));
  },
  'path that climbs out'(bundle, random) {
    const up = '../'.repeat(1 + Math.floor(random() * 6));
    const file = { path: `${up}etc/passwd`, sha256: '0'.repeat(64), size: 1 };
    editManifest(bundle, (manifest) => ({ ...manifest, files: [...manifest.files, file] }));
  },
  'symbolic link'(bundle, random) {
    const path = oneOf(listed(bundle), random);
    removeFile(bundle, path);
    symlinkSync(oneOf(['/etc/passwd', '/dev/zero', bundle, '/nowhere'], random), join(bundle, path));
  },
  bomb(bundle, random) {
    const depth = 200 + Math.floor(random() * 20_000);
    if (random() < 0.5) inText(bundle, `<p>文${'<div>'.repeat(depth)}</p>`);
    else inText(bundle, '文'.repeat(400_000 + depth));
  },
  'wrong language'(bundle, random) {
    if (random() < 0.5)
      editRecords(bundle, 'article', ({ zh, en, ...record }) => ({ ...record, zh: en, en: zh }));
    else
      editRecords(bundle, 'article', (record) => ({
        ...record,
        languages: ['CN', oneOf(['JP', 'fr', ''], random)],
      }));
  },
  'dead link'(bundle, random) {
    inText(bundle, `<p><a href="/gone-${Math.floor(random() * 1e6)}">文</a></p>`);
  },
};
