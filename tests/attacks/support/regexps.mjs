import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseAst } from 'vite';
import { fromRoot } from '../../../scripts/prepare/places.mjs';
import { isForTests } from '../../support/import-graph.ts';
import { listSources } from '../../support/source-imports.ts';

const PACKAGES = ['contract', 'store', 'search', 'publish', 'api', 'ui', 'site', 'server', 'studio'];

/** Every regular expression that stands in the delivered code: literals, and RegExp of a text that stands there. */
export function regexpsInSource() {
  const found = new Map();
  for (const name of PACKAGES) {
    for (const path of listSources(fromRoot('packages', name, 'src'))) {
      if (isForTests(path) || /\.(?:css|d\.mts)$/.test(path)) continue;
      const file = relative(fromRoot(), path);
      for (const { source, flags } of regexpsIn(readFileSync(path, 'utf8'), path)) {
        const key = `/${source}/${flags}`;
        found.set(key, { source, flags, files: [...(found.get(key)?.files ?? []), file] });
      }
    }
  }
  return [...found.values()];
}

function regexpsIn(text, path) {
  const found = [];
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return undefined;
    if (node.type === 'Literal' && node.regex)
      found.push({ source: node.regex.pattern, flags: node.regex.flags });
    const [pattern, flags] = node.arguments ?? [];
    if (node.callee?.name === 'RegExp' && typeof pattern?.value === 'string')
      found.push({ source: pattern.value, flags: typeof flags?.value === 'string' ? flags.value : '' });
    return Object.values(node).forEach(walk);
  };
  walk(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}
