// A page's parts have their styles in files of their own, most of them under 1 KB. A browser paints nothing before the
// last of them is there, so each page gets them in one file.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOINED_STYLES, readBuiltAssets } from '@bank/server/src/pages/assets.ts';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

const CLIENT = fromRoot('packages', 'site', 'dist', 'client');
const MODULE = /^src\/pages\/[^/]+\/([^/]+)\/(.+)$/;

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const assets = readBuiltAssets(CLIENT);
const joined = {};
for (const [, component, file] of Object.keys(manifest).flatMap((key) => [MODULE.exec(key) ?? []])) {
  if (component === undefined) continue;
  const { css } = assets.forComponent(component, 'CN', file === 'page.ts' ? undefined : file);
  if (css.length > 1)
    joined[css.join()] ??= write(css.map((url) => readFileSync(join(CLIENT, url), 'utf8')).join(''));
}
writeFileSync(join(CLIENT, JOINED_STYLES), JSON.stringify(joined));
say(`Joined the styles of ${Object.keys(joined).length} pages and views.`);

function write(text) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/joined-${hash}.css`;
  writeFileSync(join(CLIENT, url), text);
  return url;
}
