import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findEdition } from '../editions/edition.ts';
import { aStudio, stampsIn, type Browser } from '../testing/a-studio.ts';
import type { Studio } from './studio.ts';

async function anEdition(browser: Browser): Promise<string> {
  return (await browser.post('/editions', { title: '来去', scope: 'site' })).location;
}

async function write(browser: Browser, address: string, fields: Record<string, string>) {
  return browser.post(address, { ...stampsIn((await browser.get(address)).body), ...fields });
}

describe('a new record', () => {
  it('is an entry of the list that holds its like, in two languages, and touches nothing else there', async () => {
    const { signIn, source, studio } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    const content = (await writer.get(`${edition}/content`)).body;
    expect(content).toContain('<option value="qr:qrs.yaml">二维码 · qrs.yaml</option>');
    const { location } = await writer.post(`${edition}/items`, { column: 'qr:qrs.yaml', key: 'wechat' });
    expect(location).toBe(`${edition}/item/qr/wechat`);
    const saved = await write(writer, location, {
      'zh.title': '微信公众号',
      'en.title': 'WeChat',
      sort: '2',
      link: 'https://www.beiyao.example/wechat',
    });
    expect(saved.status).toBe(303);
    const before = readFileSync(join(source, 'qrs.yaml'), 'utf8');
    await exported(studio(), edition);
    const after = readFileSync(join(source, 'qrs.yaml'), 'utf8');
    expect(after.startsWith(`${before}- key: wechat\n`)).toBe(true);
    expect((parse(after) as unknown[])[1]).toEqual({
      key: 'wechat',
      sort: 2,
      link: 'https://www.beiyao.example/wechat',
      zh: { title: '微信公众号' },
      en: { title: 'WeChat' },
    });
  });

  it('is a text of its kind where texts have no column', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    await writer.post(`${edition}/items`, { column: 'link-page:', key: 'privacy' });
    const page = (await writer.get(`${edition}/item/link-page/privacy`)).body;
    expect(page).toContain('link-pages/privacy.zh.md');
    expect(page).toContain('name="en.content"');
  });

  it('is not made where there is one of its name, which is led to', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    const taken = await writer.post(`${edition}/items`, { column: '701001', key: 'longer-hours' });
    expect(taken.status).toBe(409);
    expect(taken.body).toContain('已有同名的内容');
    expect(taken.body).toContain(`<a href="${edition}/item/article/longer-hours">`);
  });

  it('is asked for by the name that is taken: its field has the rule of the studio', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    const page = (await writer.get(`${edition}/content`)).body;
    const [, pattern = ''] = / pattern="([^"]+)"/.exec(page) ?? [];
    const asBrowsersRead = new RegExp(`^(?:${pattern})$`, 'v');
    for (const key of ['a', '-a', 'a'.repeat(81), 'A1', 'a_b', '']) {
      expect([key, asBrowsersRead.test(key)]).toEqual([key, false]);
      const refused = await writer.post(`${edition}/items`, { column: '701001', key });
      expect([refused.status, refused.body.includes('至少两个字符，不以连字符开头')]).toEqual([400, true]);
    }
    for (const key of ['a1', '0-', 'a'.repeat(80)]) {
      expect([key, asBrowsersRead.test(key)]).toEqual([key, true]);
      expect((await writer.post(`${edition}/items`, { column: '701001', key })).status).toBe(303);
    }
  });

  it('is made only where its like stands, by who writes there', async () => {
    const { signIn } = await aStudio();
    const [writer, all] = [await signIn('Li Na'), await signIn('Wang Wei')];
    const edition = await anEdition(writer);
    for (const column of ['qr:../qrs.yaml', 'qr:pages.yaml', 'none:x', ''])
      expect((await all.post(`${edition}/items`, { column, key: 'new-one' })).status).not.toBe(303);
    expect((await writer.post(`${edition}/items`, { column: 'qr:qrs.yaml', key: 'new-one' })).status).toBe(
      403,
    );
    expect((await writer.post(`${edition}/items`, { column: '701002', key: 'new-one' })).status).toBe(303);
    expect((await all.post(`${edition}/items`, { column: '701001', key: '../x' })).status).toBe(400);
  });
});

describe('a record that is taken out', () => {
  it('is gone for visitors and in the sources, and can be put back before', async () => {
    const { signIn, source, studio } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    const item = `${edition}/item/article/longer-hours`;
    await write(writer, item, { 'zh.title': '先改一下' });
    expect((await writer.post(`${item}/take-out`)).status).toBe(303);
    expect((await writer.get(item)).body).toContain('本批次撤下了这一条');
    expect((await write(writer, item, { 'zh.title': '再改' })).status).toBe(403);
    expect((await writer.post(`${item}/put-back`)).status).toBe(303);
    expect((await writer.get(item)).body).toContain('先改一下');
    await writer.post(`${item}/take-out`);
    await writer.post(`${edition}/submit`);
    expect((await writer.get(edition)).body).toContain('删除');
    await exported(studio(), edition);
    expect(existsSync(join(source, 'articles/701001/longer-hours.zh.md'))).toBe(false);
    expect(existsSync(join(source, 'articles/701001/longer-hours.en.md'))).toBe(false);
  });

  it('leaves its neighbours in a list as they were written', async () => {
    const { signIn, source, studio } = await aStudio();
    const qrs =
      '# codes\n- key: app   # the app\n  sort: 1\n  link: https://a.example\n  zh: { title: 甲 }\n  en: { title: A }\n';
    writeFileSync(
      join(source, 'qrs.yaml'),
      `${qrs}- { key: b, sort: 2, link: 'https://b.example', zh: { title: 乙 }, en: { title: B } }\n`,
    );
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    await writer.post(`${edition}/item/qr/b/take-out`);
    await exported(studio(), edition);
    expect(readFileSync(join(source, 'qrs.yaml'), 'utf8')).toBe(qrs);
  });

  it('that the edition made itself is simply not there any more', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    await writer.post(`${edition}/items`, { column: '701001', key: 'new-one' });
    expect((await writer.post(`${edition}/item/article/new-one/take-out`)).status).toBe(303);
    expect((await writer.get(`${edition}/item/article/new-one`)).status).toBe(404);
  });
});

describe('the order of a list', () => {
  it('is changed by one place without script and as a whole with it', async () => {
    const { signIn, source, studio } = await aStudio();
    const lines = ['a', 'b', 'c'].map(
      (key, index) =>
        `- { key: ${key}, sort: ${index * 2 + 1}, link: 'https://x.example', zh: { title: ${key} }, en: { title: ${key} } }\n`,
    );
    writeFileSync(join(source, 'qrs.yaml'), lines.join(''));
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    const page = (await writer.get(`${edition}/order`)).body;
    expect([...page.matchAll(/name="order" value="([^"]+)"/g)].map(([, item]) => item)).toEqual([
      'qr/a',
      'qr/b',
      'qr/c',
    ]);
    const form = { list: 'qr::', order: 'qr/a' };
    expect((await writer.post(`${edition}/order`, form)).status).toBe(409);
    expect((await writer.post(`${edition}/order`, orderOf(['c', 'a', 'b']))).status).toBe(303);
    await exported(studio(), edition);
    const sorts = [...readFileSync(join(source, 'qrs.yaml'), 'utf8').matchAll(/key: (\w), sort: (\d)/g)];
    expect(sorts.map(([, key, sort]) => `${key} ${sort}`)).toEqual(['a 3', 'b 5', 'c 1']);
    expect((await (await signIn('Li Na')).post(`${edition}/order`, orderOf(['a', 'b', 'c']))).status).toBe(
      403,
    );
  });
});

const orderOf = (keys: string[]) => [
  ['list', 'qr::'] as const,
  ...keys.map((key) => ['order', `qr/${key}`] as const),
];

async function exported(studio: Studio, address: string) {
  const edition = findEdition(studio.database, Number(address.split('/').at(-1)));
  if (edition !== undefined) await studio.publishing.export(edition, edition.madeBy);
}
