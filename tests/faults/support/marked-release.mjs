import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { content } from './content-command.mjs';

async function done(dataDir, args) {
  const { code, said } = await content(dataDir, args);
  if (code !== 0) throw new Error(said);
  return said;
}

/** A release of the demo site in which every page carries `mark` in its title and in its data; resolves to its number. */
export async function importMarked(dataDir, folder, mark) {
  const sources = join(folder, mark);
  cpSync(fromRoot('content', 'site'), sources, { recursive: true });
  const config = join(sources, 'site-config.yaml');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('siteName: 北曜银行', `siteName: 北曜银行${mark}`));
  const bundle = join(folder, `${mark}.bundle`);
  await done(dataDir, ['pack', sources, '--scope', 'site', '--out', bundle]);
  const said = await done(dataDir, ['import', bundle]);
  return Number(/release (\d+)/.exec(said)?.[1]);
}
