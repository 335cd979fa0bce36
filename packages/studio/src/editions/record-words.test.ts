import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordTypes, type RecordTypeName } from '@bank/contract/schemas';
import { isGroup } from '@bank/publish/editing';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fieldName, partName, typeName, valueName } from '../words/record-name.ts';
import { wordsOf } from '../words/words.ts';
import { namesIn, shapeOf, type Shape } from './field-shape.ts';
import { fieldsOfType } from './record-form.ts';
import { fieldsIn } from './source-text.ts';

const TYPES = Object.keys(recordTypes) as RecordTypeName[];
const CONTENT = resolve(import.meta.dirname, '../../../../content');
const LANGUAGES = ['CN', 'EN'] as const;
/** What every source may have besides the fields of its schema. */
const OF_SOURCES = ['publishAt', 'expireAt', 'languages', 'focus', 'scene', 'pictures'];
/** Said by a file's place, or the two halves of a list's entry. */
const NOT_SHOWN = new Set(['key', 'zh', 'en']);
const HAN = /\p{Script=Han}/u;

/** Codes that everybody knows by themselves: those of currencies, and of the families of cards, which each bank names. */
const KNOWN = new Set(['currency', 'currencies', 'family']);

const named = TYPES.flatMap((type) => fieldsOfType(type).map(({ name }) => ({ type, name })));

const groups = TYPES.flatMap((type) =>
  fieldsOfType(type).flatMap(({ name, kind }) => {
    const shape = kind === 'yaml' ? shapeOf(type, name) : undefined;
    return shape === undefined ? [] : [{ type, name, shape }];
  }),
);

/** Every field or part of a group whose values are codes. */
const coded = [
  ...TYPES.flatMap((type) => fieldsOfType(type).map(({ name, choices }) => ({ type, name, choices }))),
  ...groups.flatMap(({ type, name, shape }) =>
    codesIn(shape, name).map((part) => ({ type, name: part.name, choices: part.choices })),
  ),
].filter(({ name, choices }) => choices.length > 0 && !KNOWN.has(name));

function codesIn(shape: Shape, name: string): { name: string; choices: readonly string[] }[] {
  if (shape.kind === 'list') return codesIn(shape.item, name);
  if (shape.kind === 'group') return shape.fields.flatMap((field) => codesIn(field.shape, field.name));
  return 'choices' in shape && shape.choices !== undefined ? [{ name, choices: shape.choices }] : [];
}

/** Names of fields that the demo bank's sources of the site have, schema or not. */
function writtenNames(): Set<string> {
  const names = new Set<string>();
  const add = (fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields))
      if ((name === 'zh' || name === 'en') && isGroup(value)) add(value);
      else names.add(name);
  };
  for (const file of globSync('site/{articles,edu-items,link-pages}/**/*.md', { cwd: CONTENT }))
    add(fieldsIn(file, readFileSync(resolve(CONTENT, file), 'utf8'), []));
  for (const file of globSync('{site,rates,wealth,branches,cards}/{*,pages/*,edu-items/*}.yaml', {
    cwd: CONTENT,
  })) {
    const root = parse(readFileSync(resolve(CONTENT, file), 'utf8')) as unknown;
    for (const one of Array.isArray(root) ? (root as unknown[]) : [root]) if (isGroup(one)) add(one);
  }
  return names;
}

describe('forms and lists', () => {
  it('call every field and every kind of record by words of editors, in both languages', () => {
    expect(named.length).toBeGreaterThan(300);
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const bare = named.filter(({ type, name }) => fieldName(words, type, name) === name);
      expect(bare).toEqual([]);
      expect(TYPES.filter((type) => typeName(words, type) === type)).toEqual([]);
    }
    const latin = named.filter(({ type, name }) => !HAN.test(fieldName(wordsOf('CN'), type, name)));
    expect(latin).toEqual([]);
    expect(named.filter(({ type, name }) => HAN.test(fieldName(wordsOf('EN'), type, name)))).toEqual([]);
  });

  it('call what sources have besides their schemas so too', () => {
    const written = [...writtenNames()].filter((name) => !NOT_SHOWN.has(name));
    expect(written.length).toBeGreaterThan(60);
    for (const language of LANGUAGES)
      expect(written.filter((name) => fieldName(wordsOf(language), '', name) === name)).toEqual([]);
  });

  it('have no words for fields that are gone', () => {
    const known = new Set([...OF_SOURCES, ...named.flatMap(({ type, name }) => [name, `${type}.${name}`])]);
    expect(Object.keys(wordsOf('CN').fields).filter((name) => !known.has(name))).toEqual([]);
    expect(Object.keys(wordsOf('CN').types).filter((type) => !(type in recordTypes))).toEqual([]);
  });

  it('say of every code what it means, in both languages', () => {
    expect(coded.length).toBeGreaterThan(60);
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const bare = coded.flatMap(({ type, name, choices }) =>
        choices
          .filter((code) => valueName(words, type, name, code) === code)
          .map((code) => [type, name, code]),
      );
      // A name of its own: a card organisation, a kind of fund.
      expect(bare.filter(([, , code]) => !['JCB', 'LPR'].includes(code ?? ''))).toEqual([]);
    }
  });

  it('have no words for codes that are gone', () => {
    const known = new Set(coded.flatMap(({ type, name }) => [name, `${type}.${name}`]));
    expect(Object.keys(wordsOf('CN').values).filter((name) => !known.has(name))).toEqual([]);
  });

  it('ask for every group of fields part by part, but for files, which packing describes', () => {
    const isFile = (shape: Shape) => namesIn(shape).includes('variants');
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const without = groups.flatMap(({ type, name, shape }) =>
        isFile(shape)
          ? []
          : namesIn(shape)
              .filter((part) => partName(words, type, part) === undefined)
              .map((part) => [type, name, part]),
      );
      expect(without).toEqual([]);
    }
    expect(
      groups.filter(({ shape }) => isFile(shape)).map(({ type, name }) => `${type}.${name}`),
    ).toHaveLength(7);
  });
});
