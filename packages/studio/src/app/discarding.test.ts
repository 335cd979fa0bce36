import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beijingMinute } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

const TEXT = 'articles/701001/longer-hours.zh.md';
const SURE = { sure: 'yes' };

async function anEdition() {
  const studio = await aStudio();
  const writer = await studio.signIn('Li Na');
  const edition = (await writer.post('/editions', { title: '夜市', scope: 'site' })).location;
  const form = `${edition}/item/article/longer-hours`;
  const write = async (title: string) =>
    writer.post(form, { ...stampsIn((await writer.get(form)).body), 'zh.title': title });
  await write('改过的标题');
  return { ...studio, writer, edition, write };
}

describe('an edition that is discarded', () => {
  it('is written in and published by nobody any more, and stays to be read and in the log [SEC-25]', async () => {
    const { writer, edition, write, source, signIn } = await anEdition();
    const before = readFileSync(join(source, TEXT), 'utf8');
    const until = beijingMinute(Date.now() + 86_400_000);
    await writer.post(`${edition}/embargo`, { until });
    expect((await writer.get(edition)).body).toContain(`action="${edition}/discard"`);
    expect((await writer.post(`${edition}/discard`, SURE)).location).toBe(`${edition}?done=discard`);
    const { status, body } = await writer.get(edition);
    expect([status, body.includes('本批次已废弃')]).toEqual([200, true]);
    for (const step of ['discard', 'submit', 'embargo'])
      expect(body).not.toContain(`action="${edition}/${step}"`);
    expect((await writer.get('/')).body).toContain('已废弃');
    expect((await write('又一个标题')).status).toBe(403);
    expect((await writer.post(`${edition}/submit`)).status).toBe(409);
    expect((await writer.post(`${edition}/discard`, SURE)).status).toBe(409);
    const month = until.slice(0, 7);
    expect((await writer.get(`/calendar?month=${month}`)).body).not.toMatch(/解禁.*夜市/);
    expect(readFileSync(join(source, TEXT), 'utf8')).toBe(before);
    expect((await (await signIn('Zhou Tao')).get('/log')).body).toMatch(/废弃批次.*夜市/s);
  });

  it('has to be meant, and is its authors’ alone', async () => {
    const { writer, edition, signIn } = await anEdition();
    const unsure = await writer.post(`${edition}/discard`);
    expect([unsure.status, unsure.body.includes('请先勾选确认')]).toEqual([400, true]);
    for (const name of ['Wang Wei', 'Zhao Min', 'Chen Jing', 'Zhou Tao']) {
      const other = await signIn(name);
      expect((await other.get(edition)).body).not.toContain(`${edition}/discard`);
      expect([name, (await other.post(`${edition}/discard`, SURE)).status]).toEqual([name, 403]);
    }
    expect((await writer.get(edition)).body).toContain('编辑中');
  });

  it('is not one that a checker has, until it is sent back', async () => {
    const { writer, edition, signIn } = await anEdition();
    const checker = await signIn('Zhao Min');
    expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
    expect((await writer.get(edition)).body).not.toContain(`${edition}/discard`);
    expect((await writer.post(`${edition}/discard`, SURE)).status).toBe(409);
    await checker.post(`${edition}/approve`);
    expect((await writer.post(`${edition}/discard`, SURE)).status).toBe(409);
    await checker.post(`${edition}/send-back`, { why: '标题有误' });
    expect((await writer.post(`${edition}/discard`, SURE)).status).toBe(303);
  });
});
