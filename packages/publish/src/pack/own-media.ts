import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quote } from '../base/findings.ts';
import { words, type Words } from '../base/words.ts';

/** Why there is no such file. */
export interface Refusal {
  expected: Words;
  found: Words;
}

/** The bytes of a file below a media folder, by the path that an author writes. */
export function readOwnMedia(folder: string, path: string): Buffer | Refusal {
  if (!/^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(path)) {
    return {
      expected: words`a path below media/ of letters, digits, - and _, such as images/name.svg`,
      found: quote(path),
    };
  }
  if (!isOwnFile(folder, path)) {
    return { expected: words`a file in media/`, found: words`no file media/${path}` };
  }
  return readFileSync(join(folder, path));
}

/** Whether a file stands there, and no link on the way to it: another folder of the machine is not the author's to publish. */
function isOwnFile(folder: string, path: string): boolean {
  const steps = path.split('/');
  return ['', ...steps].every((_, i) => {
    const found = lstatSync(join(folder, ...steps.slice(0, i)), { throwIfNoEntry: false });
    return (i === steps.length ? found?.isFile() : found?.isDirectory()) === true;
  });
}
