import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aStudio, stampsIn, type Browser } from '../testing/a-studio.ts';

const TOO_LONG = '长'.repeat(300);

async function aForm(browser: Browser, fields: Record<string, string>) {
  const edition = (await browser.post('/editions', { title: '冬季', scope: 'site' })).location;
  const form = `${edition}/item/article/longer-hours`;
  await browser.post(form, { ...stampsIn((await browser.get(form)).body), ...fields });
  const found = JSON.parse((await browser.get(`${form}/findings.json`)).body) as Record<
    string,
    { text: string }[]
  >;
  return { found, page: (await browser.get(form)).body };
}

it('what is wrong with the Chinese text stands there, and what the English one lacks at the English field', async () => {
  const { signIn } = await aStudio();
  const { found } = await aForm(await signIn('Wang Wei'), {
    'zh.title': TOO_LONG,
    'en.title': '',
    'zh.content': '[甲](/nowhere)',
    'en.content': '',
  });
  expect(found['zh.title']?.map(({ text }) => text)).toEqual([expect.stringContaining('300 个字符')]);
  expect(found['en.title']?.map(({ text }) => text)).toEqual([expect.stringContaining('现为空缺')]);
  expect(found['zh.content']?.map(({ text }) => text)).toEqual([expect.stringContaining('/nowhere')]);
  expect(found['en.content']?.map(({ text }) => text)).toEqual([expect.stringContaining('现为空文本')]);
});

it('a form counts what stands at its fields too, and says how many of them do', async () => {
  const { signIn } = await aStudio();
  const { found, page } = await aForm(await signIn('Wang Wei'), { 'zh.title': TOO_LONG, 'en.title': '' });
  expect(Object.values(found).flat()).toHaveLength(2);
  expect(page).toContain('2 个问题，改正后才能提交');
  expect(page).toContain('其中 2 处见下方相应字段');
});

it('a form lists above its fields what is about none of them, and counts all', async () => {
  const { signIn, source } = await aStudio();
  rmSync(join(source, 'articles/701001/longer-hours.en.md'));
  const { found, page } = await aForm(await signIn('Wang Wei'), { 'zh.title': TOO_LONG, publishDate: 'x' });
  const all = Object.values(found).flat().length;
  const [, atFields] = /其中 (\d+) 处见下方相应字段/.exec(page) ?? [];
  expect(Number(atFields)).toBeGreaterThan(1);
  expect(all).toBeGreaterThan(Number(atFields));
  expect(page).toContain(`${all} 个问题，改正后才能提交`);
});
