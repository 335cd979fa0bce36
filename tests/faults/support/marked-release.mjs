import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { content } from './content-command.mjs';

async function done(dataDir, args, settings) {
  const { code, said } = await content(dataDir, args, settings);
  if (code !== 0) throw new Error(said);
  return said;
}

/** A release of the demo site in which one file reads otherwise; resolves to its number. */
export async function importEdited(dataDir, folder, { name, file, edit }, settings = {}) {
  const sources = join(folder, name);
  cpSync(fromRoot('content', 'site'), sources, { recursive: true });
  const path = join(sources, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  const bundle = join(folder, `${name}.bundle`);
  await done(dataDir, ['pack', sources, '--scope', 'site', '--out', bundle], settings);
  const said = await done(dataDir, ['import', bundle], settings);
  return Number(/release (\d+)/.exec(said)?.[1]);
}

/** A release of the demo site in which every page carries `mark` in its title and in its data; resolves to its number. */
export function importMarked(dataDir, folder, mark) {
  const edit = (text) => text.replace('siteName: 北曜银行', `siteName: 北曜银行${mark}`);
  return importEdited(dataDir, folder, { name: mark, file: 'site-config.yaml', edit });
}
