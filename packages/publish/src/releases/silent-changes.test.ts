import { expect, it, describe, onTestFinished } from 'vitest';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentWriter } from '@bank/store';
import { aRelease, anArticle, openTestStore } from '@bank/store/testing';
import { asRead } from '../testing/as-read.ts';
import { silentChanges } from './silent-changes.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const NOTICES = '701002';
const TOLD = { date: '2026-11-20', by: '运营管理部', text: '补充夜间窗口。' };
const EARLIER = { date: '2026-11-10', by: '运营管理部', text: '更正电话。' };

type Given = Partial<RecordBody<'article'>> & { key?: string; language?: 'CN' | 'EN' };

async function aWriter(): Promise<ContentWriter> {
  const test = await openTestStore();
  onTestFinished(() => test.drop());
  return test.writer;
}

/** What is said when an article goes from one state to another. */
async function saidOf(was: Given, is: Given): Promise<string[]> {
  const writer = await aWriter();
  const release = (given: Given) =>
    writer.importRelease(
      aRelease({ items: [anArticle({ key: 'hours', columnId: NOTICES, ...given })] }),
      NOW,
    );
  const before = await release(was);
  return asRead(await silentChanges(writer, before.id, await release(is)));
}

describe('a notice whose text changes', () => {
  it('without a word of it is looked at again, by its fields [NEWS-1]', async () => {
    expect(await saidOf({}, { title: 'Other hours', content: '<p>At ten.</p>', top: true })).toEqual([
      'article/hours CN changes: expected a new entry, since readers of this notice find another title, content, found none',
    ]);
  });

  it.each([
    ['the first', [], [TOLD]],
    ['one before others', [EARLIER], [TOLD, EARLIER]],
    ['one of the same day', [EARLIER], [{ ...EARLIER, text: '又更正。' }, EARLIER]],
  ])('with a new entry that is %s is in order [NEWS-1]', async (_, before, after) => {
    const is = { content: '<p>At ten.</p>', changes: after };
    expect(await saidOf({ changes: before }, is)).toEqual([]);
  });

  it('is not told of by another wording of an entry that stood there', async () => {
    const is = { content: '<p>At ten.</p>', changes: [{ ...EARLIER, text: '更正了电话。' }] };
    expect(await saidOf({ changes: [EARLIER] }, is)).toHaveLength(1);
  });

  it.each([
    ['only its place or its picture', { top: true, tags: ['公告'], cover: '' }, NOTICES],
    ['a text that is no notice', { content: '<p>At ten.</p>' }, '701001'],
    ['a new notice', { key: 'new', content: '<p>At ten.</p>' }, NOTICES],
    ['its other language', { language: 'EN' as const, content: '<p>At ten.</p>' }, NOTICES],
  ])('is not meant by %s', async (_, is, columnId) => {
    expect(await saidOf({ columnId }, { columnId, ...is })).toEqual([]);
  });
});
