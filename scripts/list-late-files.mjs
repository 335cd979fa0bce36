// The digests of everything that a page may fetch after it was loaded, in one file that is fetched when a visitor
// navigates: what the document itself may need stands in it (packages/server/src/pages/assets.ts).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LATE_FILES } from '@bank/server/src/pages/assets.ts';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

const CLIENT = fromRoot('packages', 'site', 'dist', 'client');
const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('base64');

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
const late = [...files].filter((file) => /\.(m?js|css)$/.test(file));
const text = JSON.stringify(
  Object.fromEntries(late.map((file) => [file, digest('sha256', readFileSync(join(CLIENT, file)))])),
);
const url = `/assets/late-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
writeFileSync(join(CLIENT, url), text);
writeFileSync(
  join(CLIENT, LATE_FILES),
  JSON.stringify({ url, integrity: `sha256-${digest('sha256', text)}` }),
);
say(`Listed the digests of ${late.length} scripts and styles.`);
