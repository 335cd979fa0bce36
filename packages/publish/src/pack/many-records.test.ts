import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { aSiteFolder } from '../testing/source-folder.ts';
import { packSources } from './pack-scope.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const ARTICLES = 300;
/** What finds the lines of a record again; with its texts and the trees of their heads it was 12 KB. */
const MOST_BYTES_A_RECORD = 4_000;

const sentence = '自今日起，本行调整存款利率，请客户留意网点公告。';

function anArticle(index: number): [path: string, text: string][] {
  const path = `articles/701001/notice-${index}`;
  const head = `publishDate: 2026-11-02\ntags: [公告, 存款, 利率]\n`;
  return [
    [`${path}.zh.md`, `---\ntitle: 第${index}号\nsummary: 摘要\n${head}---\n${sentence.repeat(20)}\n`],
    [
      `${path}.en.md`,
      `---\ntitle: Notice ${index}\nsummary: Summary\ntags: [Notice]\n---\nOur rates change.\n`,
    ],
  ];
}

it('keeps of a packed record no more than its line and the way to its source', async () => {
  const articles = Array.from({ length: ARTICLES }, (_, index) => anArticle(index)).flat();
  const small = aSiteFolder();
  const large = aSiteFolder(Object.fromEntries(articles));
  const heapWith = async (folder: string) => {
    const packed = await packSources({ folder, scope: 'site' });
    collectGarbage();
    return { heap: process.memoryUsage().heapUsed, packed };
  };
  // The first one pays for what is loaded and compiled once.
  await heapWith(large);
  const without = (await heapWith(small)).heap;
  const { heap, packed } = await heapWith(large);
  expect(packed.recordCount).toBe(ARTICLES + 8);
  expect((heap - without) / ARTICLES).toBeLessThan(MOST_BYTES_A_RECORD);
  expect(packed.locate('article', 'notice-7', 'EN', ['title'])).toEqual({
    at: 'articles/701001/notice-7.en.md:2',
    field: 'title',
  });
});
