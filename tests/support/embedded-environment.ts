// What a developer has set for a server of their own must not reach the one under test.
const FOREIGN = [
  'DATABASE_URL',
  'VISITS_DATABASE_URL',
  'OPENSEARCH_URL',
  'EMBEDDINGS_URL',
  'BANK_DEMO',
  'RELEASE',
  'WEB_WORKERS',
  'LC_ALL',
  'LC_MESSAGES',
  'LANG',
  // What was compiled under other flags is of no use to it, nor is what it has compiled to the tests.
  'NODE_COMPILE_CACHE',
];

/** The environment of a program that works on the embedded stores in `dataDir`. */
export function embeddedEnvironment(dataDir: string): NodeJS.ProcessEnv & { BANK_DATA_DIR: string } {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name));
  return { ...Object.fromEntries(own), NODE_ENV: 'production', BANK_DATA_DIR: dataDir };
}
