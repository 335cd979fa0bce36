import { globSync } from 'node:fs';
import { ROOT } from '../prepare/places.mjs';

/**
 * What is mutated, and the tests that must notice; `without` names what only a PostgreSQL would show. Folders, so that
 * a new file is measured without being named.
 */
export const SCOPES = {
  pages: {
    code: ['packages/server/src/pages', 'packages/server/src/http/bodies'],
    tests: ['packages/server/src/pages', 'packages/server/src/http', 'packages/server/src/app'],
  },
  site: {
    code: [
      'packages/site/src/app/router',
      'packages/site/src/app/document',
      'packages/site/src/app/registry',
      'packages/site/src/base/page',
      'packages/site/src/base/format',
      'packages/site/src/base/decimal',
    ],
    tests: ['packages/site/src'],
    // Runs in a browser only: journeys are its tests.
    without: /\/(browser-\w+|navigation|site-clicks|RouterView)\.tsx?$/,
  },
  check: { code: ['packages/publish/src/check'], tests: ['packages/publish/src/check'] },
  api: { code: ['packages/api/src'], tests: ['packages/api/src'] },
  store: { code: ['packages/store/src'], tests: ['packages/store/src'], without: /postgres/ },
};

const files = (folders, pattern) =>
  folders.flatMap((folder) => globSync(`${folder}/**/${pattern}`, { cwd: ROOT })).sort();

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isForTests = (file) => isTest(file) || /\/testing(\/|\.ts$)/.test(file);

export const codeOf = ({ code, without }) =>
  files(code, '*.{ts,tsx}').filter((file) => !isForTests(file) && !without?.test(file));

export const testsOf = ({ tests, without }) =>
  files(tests, '*.test.{ts,tsx}').filter((file) => !without?.test(file));
