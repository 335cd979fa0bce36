import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, ROOT } from '../scripts/prepare/places.mjs';
import { row } from './rows.mjs';

const folderOf = (name) => fromRoot('.cache', 'bench', 'profiles', name);

const SHOWN = 15;

/** Arguments with which Node writes a profile when it ends in good order. */
export function profileArgs(name) {
  rmSync(folderOf(name), { recursive: true, force: true });
  return ['--cpu-prof', `--cpu-prof-dir=${folderOf(name)}`, '--cpu-prof-interval', '500'];
}

function placeOf({ functionName, url, lineNumber }) {
  const name = functionName || '(anonymous)';
  if (url === '') return name;
  const path = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : url;
  return `${name} ${path}:${lineNumber + 1}`;
}

/** The functions that took most time themselves, in percent of the time that was not idle. */
export function profileRows(name) {
  const [file] = readdirSync(folderOf(name)).filter((entry) => entry.endsWith('.cpuprofile'));
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(`${folderOf(name)}/${file}`, 'utf8'));
  const places = new Map(nodes.map((node) => [node.id, placeOf(node.callFrame)]));
  const spent = new Map();
  samples.forEach((id, index) => {
    const place = places.get(id);
    spent.set(place, (spent.get(place) ?? 0) + timeDeltas[index]);
  });
  spent.delete('(idle)');
  const total = [...spent.values()].reduce((sum, time) => sum + time, 0);
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([place, time]) => row('profile', (time / total) * 100, '%', { detail: place }));
}
