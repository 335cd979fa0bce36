import { dayInProse } from '../../packages/site/src/base/format/day.ts';
import { eventWords } from '../../packages/site/src/words/personal/events/words.ts';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { activateEdits } from '../support/edited-content.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/eventInformationList';
const DETAIL = '/personal/eventInformationDetail?id=20261113-winter-remittance';

/** A day in Beijing, so many days from today. */
function beijingDay(days: number): string {
  return new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
}

/** Activities that are given other periods, counted from today. */
const MOVED = [
  { id: '20261113-winter-remittance', from: -3, to: 0, state: 'CURRENT' },
  { id: '20261106-social-security-card', from: -3, to: 5, state: 'CURRENT' },
  { id: '20261119-new-citizens', from: 1, to: 9, state: 'UPCOMING' },
  { id: '20261102-coin-exchange-day', from: -9, to: -1, state: 'ENDED' },
] as const;

test('activities say how far they are, and stand under their state, in both languages [S2-personal]', async ({
  page,
  site,
}) => {
  test.slow();
  const moved =
    ({ from, to }: (typeof MOVED)[number]) =>
    (text: string) =>
      text
        .replace(/^startDate: .*/m, `startDate: ${beijingDay(from)}`)
        .replace(/^endDate: .*/m, `endDate: ${beijingDay(to)}`);
  await activateEdits(
    site,
    Object.fromEntries(MOVED.map((one) => [`articles/101001/${one.id}.zh.md`, moved(one)])),
  );
  for (const { language, at, words } of LANGUAGES) {
    const events = await words(eventWords);
    const main = page.getByRole('main');
    for (const { id, from, to, state } of MOVED) {
      const said = {
        CURRENT: events.endsIn(to),
        UPCOMING: events.startsIn(from),
        ENDED: events.ended(dayInProse(beijingDay(to), language)),
      }[state];
      const address = at(`/personal/eventInformationDetail?id=${id}`);
      await expect.poll(async () => (await page.request.get(address)).text()).toContain(said);
      await open(page, address);
      await expect(main.getByText(said).first(), address).toBeVisible();
      await expect(main.getByRole('heading', { name: events.rules })).toBeVisible();
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await open(page, at(`${LIST}?keyword=${encodeURIComponent(title)}`));
      await main.getByRole('link', { name: `${wordOf(events.statuses, state)} 1`, exact: true }).click();
      await expect(page).toHaveURL(/status=[A-Z]+/);
      await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
    }
  }
  await site.content(['rollback', 'site']);
});

for (const { language, at, words } of LANGUAGES) {
  test(`walks from one activity to its neighbour, and tells an empty search, in ${language} [S2-personal]`, async ({
    page,
  }) => {
    const events = await words(eventWords);
    await open(page, at('/personal/eventInformationDetail?id=20261106-social-security-card'));
    const main = page.getByRole('main');
    await main.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/eventInformationDetail\?id=(?!20261106-social)/);
    await open(page, at(`${LIST}?keyword=zzzz`));
    await expect(main.getByRole('status').first()).toHaveText(events.found(0));
    await expect(main.getByText(events.none)).toBeVisible();
  });
}

test('lists the documents that the bank must disclose [LEGAL-5]', async ({ page, request }) => {
  await open(page, '/bobbank/secondlist?column=801005');
  await expect(page.getByRole('main').locator('ol h2')).toHaveCount(8);
  const answer = await request.post('/api/webInfoPublic/getInfoPublic', {
    data: { channel: '1', language: 'CN', category: 'CAPITAL' },
  });
  const { code, data } = (await answer.json()) as { code: number; data: { list: { title: string }[] } };
  expect(code).toBe(0);
  expect(data.list.map(({ title }) => title)).toEqual([
    '2026 年第三季度第三支柱信息披露',
    '2026 年半年度第三支柱信息披露',
  ]);
});

test.describe('a banner', () => {
  test.use({ expectedConsole: /status of 4(04|10)/ });

  test('that has ended or never was says so [S2-banner] [NEWS-2]', async ({ page }) => {
    const ended = await page.goto('/bannerDetail?id=p01-social-card-2025');
    expect(ended?.status()).toBe(410);
    await expect(page.getByText('这份内容已经下线。')).toBeVisible();
    const unknown = await page.goto('/bannerDetail?id=nothing');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这一页');
  });
});

test("axe and IBM's engine find nothing on its pages", async ({ page }) => {
  await expectAccessibleAddresses(page, [LIST, DETAIL, '/bannerDetail?id=p01-pension']);
});
