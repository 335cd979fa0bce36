import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = '-'.repeat(80);

/**
 * A list of name, version and licence, then every licence text once with the packages that came with it. Builds for one
 * machine (`platform`) are listed only: the text is that of the package which brings them.
 */
export function noticesOf(root, packages) {
  const named = ({ name, version }) => `${name} ${version}`;
  const list = packages.map((one) => `${named(one)} (${one.license ?? 'UNKNOWN'})`);
  const texts = new Map();
  for (const one of packages.filter(({ platform }) => platform === undefined)) {
    const text =
      licenceText(join(root, one.path)) ?? `The package brings no text of its licence, ${one.license}.`;
    texts.set(text, [...(texts.get(text) ?? []), named(one)]);
  }
  const parts = [...texts].map(([text, owners]) => [RULE, owners.join(', '), RULE, text].join('\n'));
  return [
    'What is delivered contains the work of others. Written by `npm run notices`.',
    list.join('\n'),
    ...parts,
    '',
  ].join('\n\n');
}

function licenceText(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed; run \`npm ci\``);
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  if (files.length === 0) return undefined;
  const read = (file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return files.sort().map(read).join('\n\n');
}
