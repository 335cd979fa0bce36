import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { recordTypes, seriesTypes } from '@bank/contract/schemas';
import { CHINESE, argumentsOfNode, elsewhere, ofSchemas, worded, wordsIn } from '@bank/publish/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './support/messages-of.ts';
import { isForTests } from './support/import-graph.ts';
import { listSources } from './support/source-imports.ts';
import { textsOf, wordsInSources } from './support/words-in-sources.ts';

/* What `content` says in English it can say in Chinese, and nothing else is translated. */

const ROOT = resolve(import.meta.dirname, '..');
const PACKAGES = join(ROOT, 'packages');
const said = new Map([
  ...wordsInSources(join(PACKAGES, 'publish/src')),
  ...wordsInSources(join(PACKAGES, 'server/src/process')),
]);
const schemas = [
  ...Object.values(recordTypes).flatMap(({ body, ...type }) => [body, 'source' in type && type.source]),
  ...Object.values(seriesTypes).flatMap(({ key, fields }) => [key, fields]),
];
const figures = textsOf(join(PACKAGES, 'contract/src/subjects/articles/figures.ts'));
const asked = [...messagesOf(schemas), ...figures.filter((text) => /^[a-z{][^A-Z]* /.test(text))];

const slotsOf = (template: string) => [...template.matchAll(/\{\d+\}/g)].map(([slot]) => slot).toSorted();
/** Of letters between the slots: what has none is the same in both languages. */
const hasWords = (template: string) => /\p{L}/u.test(template.replaceAll(/\{\d+\}/g, ''));

describe('what content says', () => {
  it('is read here', () => {
    expect(said.size).toBeGreaterThan(400);
    expect(asked.length).toBeGreaterThan(40);
  });

  it('is there in Chinese, every template of it', () => {
    expect([...said.keys()].filter((template) => hasWords(template) && !(template in CHINESE))).toEqual([]);
  });

  it('is there in Chinese where a schema asks for it', () => {
    expect(asked.filter((message) => wordsIn(worded(message), 'CN') === message)).toEqual([]);
  });

  it('fills the same slots in both languages', () => {
    const uneven = Object.entries(CHINESE).filter(
      ([english, chinese]) => slotsOf(english).join() !== slotsOf(chinese).join(),
    );
    // Node's advice on how a name with a hyphen is typed helps nobody who mistyped an option.
    expect(uneven.map(([english]) => english)).toEqual([
      expect.stringMatching(/^Unknown option '\{0\}'\. To/),
    ]);
  });
});

describe('the Chinese words', () => {
  it('are all said', () => {
    const bySchemas = new Set(asked.map((message) => worded(message).template));
    const byOthers = ['store', 'publish']
      .flatMap((name) => listSources(join(PACKAGES, name, 'src')))
      .filter((file) => !isForTests(file) && !file.includes('/words.zh'))
      .map((file) => readFileSync(file, 'utf8').replaceAll(/['`]\s*\+\s*['`]/g, ''))
      .join('\n');
    const isSaid = (template: string) =>
      said.has(template) ||
      (template in ofSchemas && bySchemas.has(template)) ||
      (template in elsewhere && template.split(/\{\d+\}/).every((part) => byOthers.includes(part.trim()))) ||
      template in argumentsOfNode;
    expect(Object.keys(CHINESE).filter((template) => !isSaid(template))).toEqual([]);
  });

  it('leave the space between Chinese and Latin to whoever fills their slots', () => {
    const spaced = /\p{Script=Han} \{\d+\}|\{\d+\} \p{Script=Han}/u;
    expect(Object.values(CHINESE).filter((chinese) => spaced.test(chinese))).toEqual([]);
  });

  it('stand in one list each', () => {
    const lists = listSources(join(PACKAGES, 'publish/src/base/words.zh')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}(?:'((?:\\.|[^'])+)'|"([^"]+)"|(\w+)):/gm)].map(
        ([, single, double, bare]) => single ?? double ?? bare,
      ),
    );
    expect(lists).toHaveLength(Object.keys(CHINESE).length);
  });
});
