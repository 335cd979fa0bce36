import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../prepare/places.mjs';

/** Every proof of a suite in its order, with the module that gives it. */
export async function listSuite({ command, one, placeOf }) {
  const folder = fromRoot('tests', command);
  const files = readdirSync(folder).filter((name) => name.endsWith(`.${one}.mjs`));
  const modules = await Promise.all(
    files.map(async (file) => {
      const { [one]: described, run } = await import(pathToFileURL(`${folder}/${file}`).href);
      return { ...described, file: `tests/${command}/${file}`, run };
    }),
  );
  return modules.sort((a, b) => placeOf(a.id) - placeOf(b.id));
}
