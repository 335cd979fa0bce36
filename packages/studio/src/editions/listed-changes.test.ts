import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { expect, it, onTestFinished } from 'vitest';
import { ItemList } from './item-list.ts';
import { listChanges } from './listed-changes.ts';
import { listContent } from './listed-content.ts';
import { makeWorkFolder } from './work-folder.ts';

const NEWS = 'articles/701001/longer-hours';

it('lists what an edition changes as if all were read anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = writeFiles(join(folder, 'source'), siteSources());
  const text = (path: string) => readFileSync(join(source, path), 'utf8');
  const changed = new Map<string, string | undefined>([
    [`${NEWS}.zh.md`, text(`${NEWS}.zh.md`).replace(/^title: .*$/m, 'title: 改过的标题')],
    ['articles/701001/new-one.zh.md', text(`${NEWS}.zh.md`)],
    ['articles/701001/new-one.en.md', text(`${NEWS}.en.md`)],
    ['qrs.yaml', text('qrs.yaml').replace('key: app', 'key: renamed')],
    ['link-pages/legal-notice.zh.md', undefined],
    ['link-pages/legal-notice.en.md', undefined],
  ]);
  const items = await listContent(source, 'site');

  const target = join(folder, 'listed');
  const listed = await listChanges({ source, scope: 'site', list: new ItemList(items), changed, target });
  expect(existsSync(target)).toBe(false);

  const whole = join(folder, 'whole');
  makeWorkFolder(source, whole, changed);
  const byName = (list: typeof items) => new Map(list.map((item) => [item.name, item]));
  expect(byName(listed)).toEqual(byName(await listContent(whole, 'site')));
  const before = new Set(items.map(({ name }) => name));
  const now = new Map(listed.map((item) => [item.name, item]));
  const come = new Set([...now.keys()].filter((name) => !before.has(name)));
  const gone = new Set([...before].filter((name) => !now.has(name)));
  expect({ come, gone }).toEqual({
    come: new Set(['article/new-one', 'qr/renamed']),
    gone: new Set(['link-page/legal-notice', 'qr/app']),
  });
  expect(now.get('article/longer-hours')).toMatchObject({
    zh: '改过的标题',
    en: 'Seven branches open longer',
  });
});
