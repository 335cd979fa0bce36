import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { packScope } from '../pack/pack-scope.ts';
import { rewriteFile } from '../testing/repack.ts';
import { aSiteFolder, temporaryFolder } from '../testing/source-folder.ts';
import { checkBundle } from './check-bundle.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const ARTICLES = 1_200;
const TEXT = `<p>${'Our rates change. '.repeat(500)}</p>`;
const CHINESE_TEXT = `<p>${'本行调整利率。'.repeat(700)}</p>`;
/** Their texts alone are more than 20 MB. */
const MOST_BYTES_KEPT = 12_000_000;

function many(text: string): string {
  const article = JSON.parse(text.split('\n', 1)[0] ?? '') as { zh: object; en: object };
  const zh = { ...article.zh, content: CHINESE_TEXT };
  const en = { ...article.en, content: TEXT };
  return Array.from({ length: ARTICLES }, (_, index) =>
    JSON.stringify({ ...article, key: `a${index}`, zh, en }),
  ).join('\n');
}

it('keeps of checked articles no more than a batch, and gives them all', async () => {
  const out = join(temporaryFolder(), 'bundle');
  await packScope({ folder: aSiteFolder(), scope: 'site', out });
  checkBundle(out);
  rewriteFile(out, 'content/article.ndjson', many);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const { records } = checkBundle(out);
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_BYTES_KEPT);
  let texts = 0;
  for (const { type, body } of records) if (type === 'article' && 'content' in body) texts += 1;
  expect(texts).toBe(2 * ARTICLES);
});
