import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { A_PICTURE } from '@bank/publish/testing';
import { expect, it } from 'vitest';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

const ITEM = 'article/longer-hours';
const OTHER_PICTURE = A_PICTURE.replace('#abc', '#123');

/** An edition that gives an article another picture, with the checker. */
async function aSubmitted() {
  const studio = await aStudio();
  writeFileSync(join(studio.source, 'media/images/other.svg'), OTHER_PICTURE);
  const [writer, checker] = [await studio.signIn('Wang Wei'), await studio.signIn('Zhao Min')];
  const edition = (await writer.post('/editions', { title: '题图', scope: 'site' })).location;
  const address = `${edition}/item/${ITEM}`;
  await writer.post(address, { ...stampsIn((await writer.get(address)).body), cover: 'images/other.svg' });
  expect((await writer.post(`${edition}/submit`)).location).toBe(`${edition}?done=submit`);
  return { ...studio, writer, checker, edition };
}

it('a checker sees the old picture beside the new one, and no other file of the bundle', async () => {
  const { checker, edition } = await aSubmitted();
  const page = (await checker.get(edition)).body;
  const addresses = [...page.matchAll(/<img src="(\/editions\/\d+\/compared\/[^"]+)"/g)].map(
    ([, one = '']) => one,
  );
  const pictures = await Promise.all(addresses.map((one) => checker.get(one)));
  expect(pictures.slice(0, 2).map(({ body }) => body.match(/fill="#\w+"/)?.[0])).toEqual([
    'fill="#abc"',
    'fill="#123"',
  ]);
  const stranger = `${edition}/compared/${'0'.repeat(24)}.svg`;
  expect((await checker.get(stranger)).status).toBe(404);
  expect((await checker.get(`${edition}/compared/..%2Fmanifest.json`)).status).toBe(404);
});

it('a picture that is opened by itself runs nothing', async () => {
  const { checker, edition, app } = await aSubmitted();
  const [, address = ''] = /<img src="(\/editions\/[^"]+)"/.exec((await checker.get(edition)).body) ?? [];
  const headers = { host: 'localhost:8090', cookie: checker.cookie };
  const answer = await app().inject({ url: address, headers });
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

it('who only reads the logs comments on nothing', async () => {
  const { signIn, checker, edition } = await aSubmitted();
  const auditor = await signIn('Zhou Tao');
  expect((await auditor.post(`${edition}/remarks`, { text: '路过' })).status).toBe(403);
  expect((await auditor.get(edition)).body).not.toContain(`${edition}/remarks`);
  expect((await checker.get(edition)).body).toContain(`${edition}/remarks`);
  expect((await checker.get(edition)).body).not.toContain('路过');
});

it('a comment stands at the field that it is about', async () => {
  const { writer, checker, edition } = await aSubmitted();
  await checker.post(`${edition}/remarks`, { place: `${ITEM} CN cover`, text: '颜色太深' });
  const page = (await writer.get(edition)).body;
  expect(page).toMatch(/id="at-article-longer-hours".*Zhao Min<\/strong>.*CN cover.*颜色太深.*<\/ol>/s);
  expect(page).toContain('href="#at-article-longer-hours"');
});
