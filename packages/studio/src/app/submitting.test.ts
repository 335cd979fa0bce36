import { readAnyManifest } from '@bank/publish/editing';
import { expect, it } from 'vitest';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

it('packs an edition once, while other people go on, and never one that is with the checker', async () => {
  const { signIn, studio } = await aStudio();
  const writer = await signIn('Wang Wei');
  const edition = (await writer.post('/editions', { title: '两次', scope: 'site' })).location;
  const item = `${edition}/item/article/longer-hours`;
  await writer.post(item, { ...stampsIn((await writer.get(item)).body), 'zh.title': '八家网点延长营业' });

  let isPacked = false;
  const first = writer.post(`${edition}/submit`).finally(() => {
    isPacked = true;
  });
  const second = writer.post(`${edition}/submit`);
  // A thread works on it: pages are answered before it has ended.
  expect((await writer.get('/')).status).toBe(200);
  expect(isPacked).toBe(false);
  const outcomes = (await Promise.all([first, second])).map(({ status }) => status);
  expect(outcomes.toSorted((a, b) => a - b)).toEqual([303, 409]);

  const id = Number(edition.split('/').at(-1));
  const bundle = studio().publishing.bundleOf({ id });
  const packed = readAnyManifest(bundle).id;
  expect((await writer.post(`${edition}/submit`)).status).toBe(409);
  expect(readAnyManifest(bundle).id).toBe(packed);
});

it('says what the checks of publishing refuse', async () => {
  const { signIn } = await aStudio();
  const writer = await signIn('Wang Wei');
  const edition = (await writer.post('/editions', { title: '不全', scope: 'site' })).location;
  await writer.post(`${edition}/items`, { column: '701001', key: 'half' });
  const item = `${edition}/item/article/half`;
  await writer.post(item, { ...stampsIn((await writer.get(item)).body), 'zh.title': '只有标题' });
  const refused = await writer.post(`${edition}/submit`);
  expect(refused.status).toBe(409);
  expect(refused.body).toContain('articles/701001/half.zh.md');
});
