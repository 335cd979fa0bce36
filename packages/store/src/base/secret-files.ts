import { readFileSync } from 'node:fs';

/** What an operator may keep in a file of its own: everything that holds a password or a key. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'VISITS_DATABASE_URL',
  'STUDIO_DATABASE_URL',
  'STUDIO_OIDC_SECRET',
  'OPENSEARCH_URL',
  'EMBEDDINGS_KEY',
  'LETTERS_KEY',
  'EDGE_PURGE_TOKEN',
  'TRACES_TOKEN',
  'ERROR_HOOK_URL',
  'AWS_SECRET_ACCESS_KEY',
];
const ENDING = '_FILE';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with the content of each `<NAME>_FILE` under its name: a file can be read by one account alone, an
 * environment by whoever may look at the process. Throws, without the content, where both are given or the file cannot be read.
 */
export function withSecretFiles(environment: Environment): Record<string, string | undefined> {
  const found = SECRET_SETTINGS.flatMap((name) => {
    const path = environment[name + ENDING];
    if (path === undefined || path === '') return [];
    if (environment[name]) throw new Error(`${name} and ${name}${ENDING} are both set. Keep the file.`);
    return [[name, readSecret(name + ENDING, path)]];
  });
  return { ...environment, ...Object.fromEntries(found) };
}

function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new Error(`${setting} names ${path}, which cannot be read.`, { cause: error });
  }
  if (text === '') throw new Error(`${setting} names ${path}, which is empty.`);
  return text;
}
