import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSources, writeFiles } from '@bank/publish/testing';
import { expect, it, onTestFinished } from 'vitest';
import { listContent } from './listed-content.ts';
import { SourceLists } from './source-lists.ts';
import { printOf } from './work-folder.ts';

it('reads of sources that somebody writes what was written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = writeFiles(join(folder, 'source'), siteSources());
  const lists = new SourceLists({ sourceOf: () => source, workDir: join(folder, 'work') });
  const list = () => lists.of('site', printOf(source));
  const before = new Map((await list()).items.map((item) => [item.name, item]));
  expect(list()).toBe(list());

  const news = join(source, 'articles/701001/longer-hours');
  const text = readFileSync(`${news}.zh.md`, 'utf8');
  writeFileSync(`${news}.zh.md`, text.replace(/^title: .*$/m, 'title: 另一个程序写的标题'));
  writeFileSync(join(source, 'articles/701001/new-one.zh.md'), text);
  writeFileSync(join(source, 'articles/701001/new-one.en.md'), readFileSync(`${news}.en.md`));
  for (const language of ['zh', 'en']) rmSync(join(source, `link-pages/legal-notice.${language}.md`));
  const now = new Map((await list()).items.map((item) => [item.name, item]));

  const whole = await listContent(source, 'site');
  expect(now).toEqual(new Map(whole.map((item) => [item.name, item])));
  const readAnew = [...now.keys()].filter((name) => now.get(name) !== before.get(name));
  expect(readAnew.toSorted()).toEqual(['article/longer-hours', 'article/new-one']);
  expect(now.has('link-page/legal-notice')).toBe(false);
  expect(readdirSync(join(folder, 'work'))).toEqual([]);
});
