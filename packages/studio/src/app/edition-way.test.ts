import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openContentStore } from '@bank/store';
import { describe, expect, it } from 'vitest';
import { aStudio, signatureOf, stampsIn, type Browser } from '../testing/a-studio.ts';

const ITEM = 'article/winter-hours';
const WRITTEN = {
  'zh.title': '冬季营业时间',
  'en.title': 'Winter opening hours',
  'zh.summary': '12 月起全行网点 9 点开门。',
  'en.summary': 'From December branches open at nine.',
  publishDate: '2026-11-26',
  'zh.content': '12 月起全行网点 9 点开门。\n',
  'en.content': 'From December branches open at nine.\n',
};

async function anEdition(browser: Browser): Promise<string> {
  return (await browser.post('/editions', { title: '冬季', scope: 'site' })).location;
}

async function write(browser: Browser, edition: string, fields: Record<string, string>, item = ITEM) {
  const address = `${edition}/item/${item}`;
  return browser.post(address, { ...stampsIn((await browser.get(address)).body), ...fields });
}

async function anArticle(browser: Browser): Promise<string> {
  const edition = await anEdition(browser);
  await browser.post(`${edition}/items`, { column: '701001', key: 'winter-hours' });
  expect((await write(browser, edition, WRITTEN)).status).toBe(303);
  return edition;
}

describe('an edition', () => {
  it('is called by its own name in its own language, whatever language the studio speaks', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    await writer.post('/language', { language: 'EN', back: edition });
    expect((await writer.get(edition)).body).toMatch(/<html lang="en".*<h1 [^>]*lang="zh-CN">冬季</s);
    expect((await writer.get('/')).body).toMatch(/<a [^>]*lang="zh-CN">冬季</);
  });

  it('goes from a writer by a checker and two signatures to visitors, and into the source files [SEC-25]', async () => {
    const { signIn, enrol, source, environment, command } = await aStudio();
    const [writer, checker] = [await signIn('Li Na'), await signIn('Zhao Min')];
    const maker = await enrol('Li Na', 'maker');
    const second = await enrol('Zhao Min', 'checker');
    const edition = await anArticle(writer);
    expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
    expect((await checker.get(edition)).body).toContain('冬季营业时间');

    // Nothing may be signed or published before it is approved.
    const early = await signatureOf(writer, edition, 'Li Na', 'maker', maker);
    expect((await writer.post(`${edition}/signatures`, early)).status).toBe(409);
    expect((await checker.post(`${edition}/approve`)).status).toBe(303);
    expect((await writer.post(`${edition}/publish`)).status).toBe(409);

    const first = await signatureOf(writer, edition, 'Li Na', 'maker', maker);
    expect((await writer.post(`${edition}/signatures`, first)).status).toBe(303);
    // Another person cannot use it or be a maker of what they did not write, and neither counts twice.
    const stranger = await enrol('Wang Wei', 'maker');
    const other = await signIn('Wang Wei');
    const strange = await signatureOf(other, edition, 'Wang Wei', 'maker', stranger);
    expect((await other.post(`${edition}/signatures`, strange)).body).toContain('这一步不由您进行');
    expect((await checker.post(`${edition}/signatures`, first)).status).toBe(409);
    expect((await checker.post(`${edition}/signatures`, { ...first, role: 'checker' })).status).toBe(409);
    const foreign = await signatureOf(checker, edition, 'Zhao Min', 'checker', maker);
    expect((await checker.post(`${edition}/signatures`, foreign)).body).toContain('签名不成立');
    expect((await writer.post(`${edition}/publish`)).status).toBe(409);

    const last = await signatureOf(checker, edition, 'Zhao Min', 'checker', second);
    expect((await checker.post(`${edition}/signatures`, last)).status).toBe(303);
    expect((await checker.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);

    const store = await openContentStore({ databaseUrl: undefined, dataDir: environment.BANK_DATA_DIR });
    const snapshot = store.snapshot(await store.currentVersion(Date.now()));
    expect((await snapshot.find('article', 'EN', 'winter-hours'))?.title).toBe('Winter opening hours');
    await store.close();
    expect(readFileSync(join(source, 'articles/701001/winter-hours.zh.md'), 'utf8')).toBe(
      '---\ntitle: 冬季营业时间\nsummary: 12 月起全行网点 9 点开门。\npublishDate: 2026-11-26\n---\n12 月起全行网点 9 点开门。\n',
    );
    expect(await command('log', 'site')).toMatch(/maker Li Na .*checker Zhao Min/);
  });

  it('is not checked by who wrote a part of it [SEC-25]', async () => {
    const { signIn } = await aStudio();
    const [writer, both] = [await signIn('Li Na'), await signIn('Wang Wei')];
    const edition = await anArticle(writer);
    await write(both, edition, { 'zh.source': '北曜银行' });
    await writer.post(`${edition}/submit`);
    const refused = await both.post(`${edition}/approve`);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain('您撰写过其中一部分');
    expect((await both.get(edition)).body).not.toContain('复核通过');
  });

  it('comes back to its writers with a reason, and is closed to them until then', async () => {
    const { signIn } = await aStudio();
    const [writer, checker] = [await signIn('Li Na'), await signIn('Zhao Min')];
    const edition = await anArticle(writer);
    await writer.post(`${edition}/submit`);
    expect((await write(writer, edition, { 'zh.title': '春季' })).status).toBe(403);
    expect((await checker.post(`${edition}/send-back`, { why: '' })).status).toBe(400);
    await checker.post(`${edition}/send-back`, { why: '请写明日期' });
    expect((await writer.get(edition)).body).toContain('请写明日期');
    expect((await write(writer, edition, { 'zh.title': '春季' })).status).toBe(303);
  });

  it('is not submitted with what publishing would refuse, and says so at the field', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    const edition = await anEdition(writer);
    await writer.post(`${edition}/items`, { column: '701001', key: 'winter-hours' });
    await write(writer, edition, { ...WRITTEN, 'en.summary': '' });
    const findings = JSON.parse((await writer.get(`${edition}/item/${ITEM}/findings.json`)).body) as object;
    expect(findings).toMatchObject({ 'en.summary': [{ level: 'error' }] });
    expect((await writer.post(`${edition}/submit`)).status).toBe(409);
  });

  it('is as it was after the process has ended [REL-1]', async () => {
    const { signIn, reopen } = await aStudio();
    const edition = await anArticle(await signIn('Li Na'));
    await reopen();
    expect((await (await signIn('Li Na')).get(`${edition}/item/${ITEM}`)).body).toContain(
      'From December branches open at nine.',
    );
  });
});

describe('two people in one text', () => {
  it('keep what each wrote, and are shown the one field that both changed', async () => {
    const { signIn } = await aStudio();
    const [one, two] = [await signIn('Li Na'), await signIn('Wang Wei')];
    const edition = await anArticle(one);
    const address = `${edition}/item/${ITEM}`;
    const shown = stampsIn((await two.get(address)).body);
    await write(one, edition, { 'zh.title': '李娜的标题', 'zh.source': '李娜' });
    const conflict = await two.post(address, { ...shown, 'zh.title': '王伟的标题', 'en.title': 'Wang Wei' });
    expect(conflict.status).toBe(409);
    expect(conflict.body).toContain('Li Na 在您打开后改过这一项');
    expect(conflict.body).toContain('value="王伟的标题"');
    const now = (await one.get(address)).body;
    expect(now).toContain('value="李娜的标题"');
    expect(now).toContain('value="李娜"');
    expect(now).toContain('value="Wang Wei"');
  });

  it('are told when one of them wrote in the source itself', async () => {
    const { signIn, source } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = await anEdition(writer);
    const file = join(source, 'articles/701001/longer-hours.zh.md');
    await write(writer, edition, { 'zh.title': '一个新标题' }, 'article/longer-hours');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: 别人的标题'));
    expect((await writer.get(edition)).body).toContain('有字段在源文件中已被他人改动');
    expect((await writer.post(`${edition}/submit`)).status).toBe(409);
  });
});

describe('the door of the studio', () => {
  it('lets in nobody without a session, and no form without its token or from elsewhere', async () => {
    const { signIn, app } = await aStudio();
    const answer = await app().inject({ url: '/', headers: { host: 'localhost:8090' } });
    expect(answer.headers['location']).toBe('/sign-in?back=%2F');
    const writer = await signIn('Li Na');
    expect((await writer.post('/editions', { title: 'a', scope: 'site', token: 'guessed' })).status).toBe(
      403,
    );
    const elsewhere = { origin: 'https://evil.example' };
    expect((await writer.post('/editions', { title: 'a', scope: 'site' }, elsewhere)).status).toBe(403);
    expect((await writer.get('/', { host: 'evil.example:8090' })).status).toBe(421);
  });

  it('has a policy without inline script and with Trusted Types', async () => {
    const { app } = await aStudio();
    const { headers } = await app().inject({ url: '/sign-in', headers: { host: 'localhost:8090' } });
    expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it('shows the log to auditors alone', async () => {
    const { signIn } = await aStudio();
    expect((await (await signIn('Li Na')).get('/log')).status).toBe(403);
    const auditor = await signIn('Zhou Tao');
    expect((await auditor.get('/log')).body).toContain('记录完整');
    expect(JSON.parse((await auditor.get('/log.json')).body)).toMatchObject({ studio: { altered: [] } });
    expect((await auditor.post('/editions', { title: 'a', scope: 'site' })).status).toBe(403);
  });
});

it.each(['embargo', 'preview'])('a moment that is none is told in words: %s', async (step) => {
  const studio = await aStudio();
  const writer = await studio.signIn('Wang Wei');
  const edition = (await writer.post('/editions', { title: '冬季', scope: 'site' })).location;
  const answer = await writer.post(`${edition}/${step}`, { until: '明天', at: '明天' });
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('明天')]);
});
