import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../prepare/places.mjs';

const FOLDER = fromRoot('tests', 'faults');
// The faults of the guide first, then those of the stores.
const placeOf = ({ id }) => (id.startsWith('R') ? 0 : 100) + Number(id.slice(1));

/** Every fault in the order of its number, with the module that injects it. */
export async function listFaults() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.fault.mjs'));
  const modules = await Promise.all(
    files.map(async (file) => {
      const { fault, run } = await import(pathToFileURL(`${FOLDER}/${file}`).href);
      return { ...fault, file: `tests/faults/${file}`, run };
    }),
  );
  return modules.sort((a, b) => placeOf(a) - placeOf(b));
}
