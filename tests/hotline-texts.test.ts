import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['content/site', 'packages/site/src/words'];

/** Where a text says which key leads to somebody who speaks English. */
const FOR_ENGLISH =
  /English[^.;。]{0,80}press(?: (?:key|button))? (\d)|press (\d)[^.;。]{0,60}English|按 ?(\d) ?转?英语|英[语文][^。；]{0,14}按 ?(\d)/gi;

test('the hotline has one key for English in every text [NAV-4]', () => {
  const said = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|ya?ml|ts)$/.test(name))
      .flatMap((name) =>
        [...readFileSync(join(ROOT, folder, name), 'utf8').matchAll(FOR_ENGLISH)].map(
          ([, ...keys]) => `${name}: ${keys.find((key) => key !== undefined)}`,
        ),
      ),
  );
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((text) => !text.endsWith(': 9'))).toEqual([]);
});
