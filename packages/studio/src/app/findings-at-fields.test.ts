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
  return { found };
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
