import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ItemList } from './item-list.ts';
import { listChanges, pathsThatDiffer } from './listed-changes.ts';
import { listContent, type ListedItem } from './listed-content.ts';
import { makeWorkFolder, type ChangedFiles } from './work-folder.ts';

const NEWS = 'articles/701001/longer-hours';

async function aSource() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = writeFiles(join(folder, 'source'), siteSources());
  const target = join(folder, 'listed');
  return {
    list: new ItemList(await listContent(source, 'site')),
    text: (path: string) => readFileSync(join(source, path), 'utf8'),
    /** From the list of a state before to that of `changed`. */
    step: async (list: ItemList, before: ChangedFiles, changed: ChangedFiles) => {
      const differing = pathsThatDiffer(before, changed);
      const listed = await listChanges({ source, scope: 'site', list, differing, changed, target });
      expect(existsSync(target)).toBe(false);
      return listed;
    },
    /** As if all were read anew. */
    whole: async (changed: ChangedFiles) => {
      const copy = join(folder, 'whole');
      makeWorkFolder(source, copy, changed);
      return new ItemList(await listContent(copy, 'site'));
    },
  };
}

const byName = ({ items }: ItemList) => new Map(items.map((item) => [item.name, item]));
const newOf = (list: ItemList, before: ItemList) => {
  const known = new Set<ListedItem>(before.items);
  return list.items.filter((item) => !known.has(item)).map(({ name }) => name);
};

it('lists what an edition changes as if all were read anew', async () => {
  const { list, text, step, whole } = await aSource();
  const changed = new Map<string, string | undefined>([
    [`${NEWS}.zh.md`, text(`${NEWS}.zh.md`).replace(/^title: .*$/m, 'title: 改过的标题')],
    ['articles/701001/new-one.zh.md', text(`${NEWS}.zh.md`)],
    ['articles/701001/new-one.en.md', text(`${NEWS}.en.md`)],
    ['qrs.yaml', text('qrs.yaml').replace('key: app', 'key: renamed')],
    ['link-pages/legal-notice.zh.md', undefined],
    ['link-pages/legal-notice.en.md', undefined],
  ]);
  const listed = await step(list, new Map(), changed);
  expect(byName(listed)).toEqual(byName(await whole(changed)));
  const [before, now] = [byName(list), byName(listed)];
  const come = new Set([...now.keys()].filter((name) => !before.has(name)));
  const gone = new Set([...before.keys()].filter((name) => !now.has(name)));
  expect({ come, gone }).toEqual({
    come: new Set(['article/new-one', 'qr/renamed']),
    gone: new Set(['link-page/legal-notice', 'qr/app']),
  });
  expect(now.get('article/longer-hours')).toMatchObject({
    zh: '改过的标题',
    en: 'Seven branches open longer',
  });
});

it('reads for the next state of an edition what differs from the one before', async () => {
  const { list, text, step, whole } = await aSource();
  const first = new Map<string, string | undefined>([
    [`${NEWS}.zh.md`, text(`${NEWS}.zh.md`).replace(/^title: .*$/m, 'title: 改过的标题')],
    ['articles/new-place.zh.md', text(`${NEWS}.zh.md`)],
    ['articles/new-place.en.md', text(`${NEWS}.en.md`)],
    ['link-pages/legal-notice.zh.md', undefined],
    ['link-pages/legal-notice.en.md', undefined],
  ]);
  const before = await step(list, new Map(), first);
  const then = new Map(first);
  // One is written further, one is taken back, one is put back.
  then.set('articles/new-place.en.md', text(`${NEWS}.en.md`).replace(/^title: .*$/m, 'title: Another one'));
  then.delete(`${NEWS}.zh.md`);
  then.delete('link-pages/legal-notice.zh.md');
  then.delete('link-pages/legal-notice.en.md');
  const now = await step(before, first, then);
  const expected = await whole(then);
  expect(byName(now)).toEqual(byName(expected));
  expect(new Set(newOf(now, before))).toEqual(
    new Set(['article/new-place', 'article/longer-hours', 'link-page/legal-notice']),
  );
  const asTexts = (one: ItemList) => new Set(one.standings.map((standing) => JSON.stringify(standing)));
  expect(asTexts(now)).toEqual(asTexts(expected));
  expect(now.filesOf('article/new-place')).toEqual(expected.filesOf('article/new-place'));
  expect(before.filesOf('link-page/legal-notice')).toBeUndefined();
});
