import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beijingMinute } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { aStudio, signatureOf, stampsIn } from '../testing/a-studio.ts';

const ITEM = 'article/longer-hours';
const DAY_MS = 86_400_000;

/** An edition that changes one title, approved and signed by two. */
async function aSignedEdition(title: string, until?: number) {
  const studio = await aStudio();
  const { signIn, enrol } = studio;
  const [writer, checker] = [await signIn('Wang Wei'), await signIn('Zhao Min')];
  const [maker, second] = [await enrol('Wang Wei', 'maker'), await enrol('Zhao Min', 'checker')];
  const edition = (await writer.post('/editions', { title: '营业时间', scope: 'site' })).location;
  const address = `${edition}/item/${ITEM}`;
  await writer.post(address, { ...stampsIn((await writer.get(address)).body), 'zh.title': title });
  if (until !== undefined) await writer.post(`${edition}/embargo`, { until: beijingMinute(until) });
  expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  await checker.post(`${edition}/approve`);
  await writer.post(`${edition}/signatures`, await signatureOf(writer, edition, 'Wang Wei', 'maker', maker));
  const last = await signatureOf(checker, edition, 'Zhao Min', 'checker', second);
  expect((await checker.post(`${edition}/signatures`, last)).status).toBe(303);
  const titleAt = (at: number) =>
    studio.seenAt(at, async (then) => (await then.find('article', 'CN', 'longer-hours'))?.title);
  return { ...studio, writer, checker, edition, titleAt };
}

describe('an edition under embargo', () => {
  const until = Math.floor((Date.now() + 30 * DAY_MS) / 60_000) * 60_000;

  it('appears at its moment and not before, and stands in the calendar until then [SEC-25]', async () => {
    const { writer, edition, titleAt } = await aSignedEdition('禁发的标题', until);
    const month = beijingMinute(until).slice(0, 7);
    expect((await writer.get(`/calendar?month=${month}`)).body).toMatch(/解禁.*营业时间/);
    expect((await writer.post(`${edition}/publish`)).location).toBe(`${edition}?done=publish`);
    expect(await titleAt(until - 1)).not.toBe('禁发的标题');
    expect(await titleAt(until)).toBe('禁发的标题');
    expect((await writer.get(`/calendar?month=${month}`)).body).toMatch(/发布.*营业时间/);
    const moment = beijingMinute(until).replace('T', ' ');
    expect((await writer.get('/releases')).body).toMatch(new RegExp(`定于 ${moment} 展示`));
  });

  it('ends at no moment that is past when it is set, and the moment is named', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Wang Wei');
    const edition = (await writer.post('/editions', { title: '营业时间', scope: 'site' })).location;
    const field = async () => /name="until"[^>]*value="([^"]*)"/.exec((await writer.get(edition)).body)?.[1];
    const refused = await writer.post(`${edition}/embargo`, { until: '2020-01-01T00:00' });
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('2020-01-01 00:00 已经过去，现在是 ');
    expect(refused.body).toContain('没有设定禁发');
    expect(await field()).toBe('');
    await writer.post(`${edition}/embargo`, { until: beijingMinute(until) });
    expect(await field()).toBe(beijingMinute(until));
    expect((await writer.post(`${edition}/embargo`, { until: '' })).status).toBe(303);
  });

  it('is published by nobody before it, and its moment is not moved once it is with the checker', async () => {
    const { writer, edition, titleAt } = await aSignedEdition('禁发的标题', until);
    const early = { choice: 'moment', when: beijingMinute(until - DAY_MS) };
    const refused = await writer.post(`${edition}/publish`, early);
    expect([refused.status, refused.body.includes('解禁之前不得发布')]).toEqual([409, true]);
    expect((await writer.post(`${edition}/embargo`, { until: '' })).status).toBe(409);
    expect(await titleAt(until)).not.toBe('禁发的标题');
  });
});

it('an edition is published now, or at a moment that was chosen', async () => {
  const { writer, edition, titleAt } = await aSignedEdition('以后的标题');
  const when = Math.floor((Date.now() + DAY_MS) / 60_000) * 60_000;
  await writer.post(`${edition}/publish`, { choice: 'moment', when: beijingMinute(when) });
  expect(await titleAt(when - 1)).not.toBe('以后的标题');
  expect(await titleAt(when)).toBe('以后的标题');
});

it('an edition is published at no moment that is past, and the moment is named', async () => {
  const { writer, edition, titleAt } = await aSignedEdition('过去的标题');
  const refused = await writer.post(`${edition}/publish`, { choice: 'moment', when: '2020-01-01T00:00' });
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('2020-01-01 00:00 已经过去，现在是 ');
  expect(await titleAt(Date.now())).not.toBe('过去的标题');
  const thisMinute = { choice: 'moment', when: beijingMinute(Date.now()) };
  expect((await writer.post(`${edition}/publish`, thisMinute)).location).toBe(`${edition}?done=publish`);
  expect(await titleAt(Date.now())).toBe('过去的标题');
});

describe('a rollback', () => {
  const newestIn = (html: string) =>
    /action="\/releases\/site\/rollback".*?name="newest" value="(\d+)"/s.exec(html)?.[1] ?? '';

  it('shows what was shown before, for a reason, and stands in both logs [SEC-25]', async () => {
    const { writer, checker, edition, titleAt, signIn } = await aSignedEdition('新标题');
    await writer.post(`${edition}/publish`);
    expect(await titleAt(Date.now())).toBe('新标题');
    const page = (await checker.get('/releases')).body;
    const newest = newestIn(page);
    const to = /name="to"[^>]*><option value="(\d+)"/.exec(page)?.[1] ?? '';
    const ask = (fields: Record<string, string>, who = checker) =>
      who.post('/releases/site/rollback', fields);
    expect((await ask({ newest, to, why: ' ' })).status).toBe(400);
    expect((await ask({ newest, to, why: '标题有误' }, await signIn('Li Na'))).status).toBe(403);
    expect((await ask({ newest, to: '999', why: '标题有误' })).status).toBe(409);
    expect((await ask({ newest, to, why: '标题有误' })).location).toBe('/releases?done=rollBack');
    expect(await titleAt(Date.now())).not.toBe('新标题');
    const log = (await (await signIn('Zhou Tao')).get('/log')).body;
    expect(log).toMatch(/要求回退.*site: 标题有误/);
    expect(log).toMatch(/标题有误 · .*kind: rollback of release/);
    // The same form once more would lead back again.
    expect((await ask({ newest, to, why: '标题有误' })).status).toBe(409);
    expect(await titleAt(Date.now())).not.toBe('新标题');
  });
});

describe('what is scheduled', () => {
  it('is called off for a reason by who may, and what visitors see stays [SEC-25]', async () => {
    const { writer, checker, edition, titleAt, signIn } = await aSignedEdition('以后的标题');
    const when = Math.floor((Date.now() + DAY_MS) / 60_000) * 60_000;
    const formIn = (html: string) =>
      /action="\/releases\/site\/call-off".*?name="newest" value="(\d+)"/s.exec(html)?.[1];
    expect(formIn((await checker.get('/releases')).body)).toBeUndefined();
    await writer.post(`${edition}/publish`, { choice: 'moment', when: beijingMinute(when) });
    const newest = formIn((await checker.get('/releases')).body) ?? '';
    const ask = (fields: Record<string, string>, who = checker) =>
      who.post('/releases/site/call-off', fields);
    expect((await ask({ newest, why: '' })).status).toBe(400);
    expect((await ask({ newest, why: '利率有误' }, await signIn('Li Na'))).status).toBe(403);
    expect(await titleAt(when)).toBe('以后的标题');
    expect((await ask({ newest, why: '利率有误' })).location).toBe('/releases?done=callOff');
    expect(await titleAt(when)).not.toBe('以后的标题');
    expect((await writer.get(`/calendar?month=${beijingMinute(when).slice(0, 7)}`)).body).not.toMatch(
      /发布.*营业时间/,
    );
    expect((await (await signIn('Zhou Tao')).get('/log')).body).toMatch(/要求取消排定的发布.*site: 利率有误/);
    expect((await ask({ newest, why: '利率有误' })).status).toBe(409);
    const now = formIn((await checker.get('/releases')).body);
    expect(now).toBeUndefined();
  });
});

it('the calendar has the records whose source names a day or moment', async () => {
  const { source, signIn } = await aStudio();
  const file = join(source, 'articles/701001/longer-hours.zh.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^---\n/, '---\nexpireAt: 2027-02-28T18:30:00+08:00\n'));
  const page = (await (await signIn('Li Na')).get('/calendar?month=2027-02')).body;
  expect(page).toMatch(/id="day-2027-02-28".*18:30.*撤下/s);
  expect(page).toContain('href="#day-2027-02-28"');
});

describe('the log of an auditor', () => {
  it('is filtered by person, step, day and text, and taken away as JSON and CSV', async () => {
    const { signIn } = await aStudio();
    const writer = await signIn('Li Na');
    await writer.post('/editions', { title: '=冬季', scope: 'site' });
    await (await signIn('Wang Wei')).post('/editions', { title: '春季', scope: 'site' });
    const auditor = await signIn('Zhou Tao');
    const query = '?person=Li+Na&step=edition-made';
    expect((await auditor.get(`/log${query}`)).body).toMatch(/<td[^>]*>=冬季<\/td>/);
    expect((await auditor.get(`/log${query}`)).body).not.toContain('<td>春季</td>');
    expect((await auditor.get('/log?to=2020-01-01')).body).not.toContain('<td>春季</td>');
    const json = JSON.parse((await auditor.get(`/log.json${query}`)).body) as {
      studio: { steps: { detail: string; digest: string }[] };
    };
    expect(json.studio.steps).toEqual([expect.objectContaining({ detail: '=冬季', person: 'Li Na' })]);
    const csv = (await auditor.get(`/log.csv${query}`)).body.trim().split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toMatch(
      new RegExp(`^studio,\\d+,\\S+,Li Na,edition-made,1,'=冬季,${json.studio.steps[0]?.digest}$`),
    );
    expect((await writer.get('/log.csv')).status).toBe(403);
  });
});
