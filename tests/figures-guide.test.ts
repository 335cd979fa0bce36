import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordTypes } from '@bank/contract/schemas';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const guide = readFileSync(resolve(import.meta.dirname, '../content/FIGURES.md'), 'utf8');
const lines = [...guide.matchAll(/^- (\{ type: (\w+),.*\})$/gm)].map(
  ([, yaml = '', type = '']) => [type, yaml] as const,
);

const { figures } = recordTypes.article.body.shape;

test('the guide shows every type of figure', () => {
  const named = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, type]) => type);
  expect(new Set([...lines.map(([type]) => type), 'bars'])).toEqual(new Set(named));
});

test.each(lines)('the example of a %s is one that can be published', (_, yaml) => {
  expect(figures.safeParse([parse(yaml)]).error?.issues).toBeUndefined();
});
