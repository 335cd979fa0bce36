import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { setInYaml, valueAt, type FieldPath } from './set-in-yaml.ts';

const SITE = join(import.meta.dirname, '../../../../content/site');

describe('a value put into a text', () => {
  it.each<[string, string, FieldPath, unknown, string]>([
    ['a plain word', 'title: Old # why\nkind: a\n', ['title'], 'New', 'title: New # why\nkind: a\n'],
    ['its quotes', "rate: '3.00'\n", ['rate'], '2.50', "rate: '2.50'\n"],
    ['quotes where it needs some', 'title: Old\n', ['title'], 'Fees: new', "title: 'Fees: new'\n"],
    ['a new field at the end', 'title: A\n# end\n', ['top'], true, 'title: A\ntop: true\n# end\n'],
    ['a first field', '', ['title'], 'A', 'title: A\n'],
    ['a list', 'tags: [a, b]\nx: 1\n', ['tags'], ['c'], 'tags: [c]\nx: 1\n'],
    ['a field of a group in one line', '- { key: a, n: 1 }\n', [0, 'n'], 2, '- { key: a, n: 2 }\n'],
    [
      'a comma in a group in one line',
      '- { key: a, zh: { name: b } }\n',
      [0, 'zh', 'name'],
      'b, c',
      "- { key: a, zh: { name: 'b, c' } }\n",
    ],
    [
      'a new field of a group in one line',
      '- { key: a, zh: { name: b } }\n',
      [0, 'zh', 'note'],
      'c',
      '- { key: a, zh: { name: b, note: c } }\n',
    ],
    ['a list of groups', 'facts:\n  - a: 1\nx: 1\n', ['facts'], [{ a: 2 }], 'facts:\n  - a: 2\nx: 1\n'],
    ['in JSON', '[\n  { "key": "a", "n": 1 }\n]\n', [0, 'n'], 'b', '[\n  { "key": "a", "n": "b" }\n]\n'],
    ['nothing for a field', 'title: A\ntop: true\nx: 1\n', ['top'], undefined, 'title: A\nx: 1\n'],
    ['nothing for the last of a group', '- { key: a, n: 1 }\n', [0, 'n'], undefined, '- { key: a }\n'],
    ['nothing new', 'title:   A\n', ['title'], 'A', 'title:   A\n'],
  ])('keeps all other bytes: %s', (_what, text, path, value, expected) => {
    expect(setInYaml(text, path, value)).toBe(expected);
  });

  it('finds every field of the demo bank’s lists, changes it and puts it back byte for byte', () => {
    const files = readdirSync(SITE).filter(
      (name) => /\.(yaml|json)$/.test(name) && name !== 'announcements.json',
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(SITE, file), 'utf8');
      const root: unknown = parse(text);
      const paths = textsIn(root).filter((_path, index) => index % 7 === 0);
      for (const path of paths.slice(0, 3)) {
        const changed = setInYaml(text, path, '另一段文字 – another text');
        expect(changed, `${file} ${path.join('.')}`).not.toBe(text);
        const back = setInYaml(changed, path, valueAt(root, path));
        expect(parse(back)).toEqual(root);
        expect(linesThatDiffer(text, changed).length, `${file} ${path.join('.')}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

function textsIn(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return value.includes('\n') ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [index, one])
    : Object.entries(value);
  return entries.flatMap(([step, one]) => textsIn(one, [...path, step]));
}

const linesThatDiffer = (one: string, other: string) => {
  const lines = other.split('\n');
  return one.split('\n').filter((line, index) => line !== lines[index]);
};
