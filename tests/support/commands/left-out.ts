/* Which documented commands are not run as they stand by `npm test`, and why. What is not named here is run. */

export interface LeftOut {
  command: RegExp;
  why: string;
}

/** What this machine does not have, or what would reach more of it than a folder of a test. */
export const NOT_RUN: readonly LeftOut[] = [
  {
    command: /^docker /,
    why: 'needs a daemon; tests/deployment.test.ts and tests/image.test.ts hold the files',
  },
  { command: /^kubectl /, why: 'needs a cluster; tests/orchestration.test.ts holds the manifests' },
  {
    command: /^(?:systemctl|journalctl) /,
    why: 'needs a service manager; tests/orchestration.test.ts holds the units',
  },
  { command: /^nginx /, why: 'of this machine; tests/reading/mirror.test.ts starts one by these files' },
  { command: /^promtool /, why: 'is often not there; tests/alarms.test.ts runs it where it is' },
  { command: /^pg_ctl promote/, why: 'needs a standby: npm run cluster -- --prove failover' },
  { command: /www\.bank\.example/, why: 'asks the public address of a bank' },
  { command: /^kill /, why: 'would meet every server of this machine: npm run faults -- R1 R17' },
  {
    command: /^(?:ollama|text-embeddings-router|vllm) /,
    why: 'starts what others make, on a larger machine',
  },
  {
    command: /^node scripts\/with-(?:embeddings|opensearch)\.mjs /,
    why: 'fetches and starts what others make',
  },
  {
    command: /^node (?:bench\/(?:funds|scale\/measure)|packages\/search\/src\/testing)/,
    why: 'measures for minutes',
  },
  { command: /^npm test$/, why: 'runs this test' },
];

/** Takes minutes, or writes in the repository: `npm run commands` runs it, in a fresh clone. */
export const IN_A_CLONE: readonly LeftOut[] = [
  { command: /^git clone /, why: 'copies the whole repository' },
  {
    command: /^npm start$/,
    why: 'installs, builds and fills what is empty; where that is done the first day starts it',
  },
  { command: /^npm ci && npm run build$/, why: 'replaces the packages that run this test' },
  { command: /^npm run (?:check|format)$/, why: 'is of the whole repository' },
  {
    command: /^npm run (?:openapi|requirements|settings|dashboard|notices)$/,
    why: 'writes in the repository',
  },
  { command: /^npx vitest run /, why: 'are tests beside this one' },
  { command: /^npm run journeys -- |^npm run gallery:check -- /, why: 'opens a browser' },
  { command: /^npm run (?:dev|studio|gallery)$/, why: 'serves what it builds by itself' },
  {
    command: /^npm run (?:content -- |)demo --if-needed$|^content demo --if-needed$/,
    why: 'imports the whole demo bank',
  },
  { command: /^npm run test:alarms$/, why: 'is a test beside this one' },
  { command: /^node bench\/scale\/print-tables\.mjs$/, why: 'simulates for seconds' },
];

/**
 * Takes minutes to hours. Typed with `--help` behind its arguments, it reads them, refuses wrong ones and does no more; of one
 * without arguments there is nothing to read.
 */
export const WITH_HELP: readonly LeftOut[] = [
  {
    command: /^npm run (?:faults|attacks|drills|cluster)\b(?!.* --list$)/,
    why: 'harms sites for minutes to hours',
  },
  { command: /^npm run (?:bench|bench:search|mutants)\b/, why: 'measures for minutes to hours' },
  { command: /^npm run preview:pictures\b/, why: 'opens a browser beside two sites' },
  { command: /^npm run newest -- --try\b/, why: 'installs what a registry has' },
  {
    command: /^npm run studio -- sign-out\b/,
    why: 'needs somebody who is signed in; packages/studio/src/app tries it',
  },
];
