import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aStudio, stampsIn } from '@bank/studio/src/testing/a-studio.ts';

const SURE = { sure: 'yes' };

/** A preview is served from the pages that were built. */
async function anEdition() {
  const studio = await aStudio();
  vi.stubEnv('BANK_DATA_DIR', studio.dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const writer = await studio.signIn('Li Na');
  const edition = (await writer.post('/editions', { title: '夜市', scope: 'site' })).location;
  const form = `${edition}/item/article/longer-hours`;
  await writer.post(form, { ...stampsIn((await writer.get(form)).body), 'zh.title': '改过的标题' });
  return { ...studio, writer, edition };
}

describe('the preview of an edition that is discarded', () => {
  it('is seen by its link no more', async () => {
    const { writer, edition } = await anEdition();
    expect((await writer.post(`${edition}/preview`)).status).toBe(303);
    const link =
      /http:\/\/localhost:\d+\/[^"?<]+/.exec((await writer.get(`${edition}/look`)).body)?.[0] ?? '';
    const asked = () =>
      fetch(link, { redirect: 'manual', headers: { connection: 'close' } }).then(({ status }) => status);
    expect(await asked()).toBe(303);
    await writer.post(`${edition}/discard`, SURE);
    await expect.poll(() => asked().catch(() => 'nobody listens')).toBe('nobody listens');
    expect((await writer.get(`${edition}/look`)).body).not.toContain(link);
  });

  it('is not begun when it was still being made', async () => {
    const { writer, edition, studio } = await anEdition();
    const making = writer.post(`${edition}/preview`);
    expect((await writer.post(`${edition}/discard`, SURE)).status).toBe(303);
    expect((await making).status).toBe(409);
    expect(studio().previews.of(Number(edition.split('/').at(-1)))).toBeUndefined();
  });
});
