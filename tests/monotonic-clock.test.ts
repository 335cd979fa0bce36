import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { isForTests } from './support/import-graph.ts';
import { listSources } from './support/source-imports.ts';

const ROOT = resolve(import.meta.dirname, '..');

/* A clock that somebody sets must lengthen no deadline and end none (REL-8): how long something took is read from a clock
   that only goes forward. These ask what day or moment it is. */
const MOMENTS = [
  'packages/api/src/subjects/search/search-handlers.ts',
  'packages/api/src/subjects/wealth/wealth-today.ts',
  'packages/publish/src/base/signatures/check-signatures.ts',
  'packages/publish/src/base/signatures/sign-manifest.ts',
  'packages/publish/src/commands/run-content.ts',
  'packages/publish/src/formats/pictures/kept-pictures.ts',
  'packages/publish/src/releases/import-bundle.ts',
  'packages/publish/src/releases/inbox/s3/s3-client.ts',
  'packages/server/src/app/mounts/mount-discovery.ts',
  'packages/server/src/content/content-watch.ts',
  'packages/server/src/content/search/search-index.ts',
  'packages/server/src/operation/traces/span.ts',
  'packages/server/src/process/preview/preview-app.ts',
  'packages/server/src/process/preview/preview-command.ts',
  'packages/server/src/visits/beacon-thread-worker.ts',
  'packages/server/src/visits/cli.ts',
  'packages/store/src/releases/content-writer.ts',
];

it('only what needs the moment of day reads a clock that can be set [REL-8]', () => {
  const found = ['api', 'publish', 'search', 'server', 'store']
    .flatMap((name) => listSources(join(ROOT, 'packages', name)))
    .filter((path) => !isForTests(relative(ROOT, path)) && readFileSync(path, 'utf8').includes('Date.now()'))
    .map((path) => relative(ROOT, path).split(sep).join('/'));
  expect(new Set(found)).toEqual(new Set(MOMENTS));
});
