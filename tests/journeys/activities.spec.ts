import { expectAccessibleAddress } from '../support/a11y.ts';
import { activateEdited } from '../support/edited-content.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/eventInformationList';
const REMITTANCE = '20261113-winter-remittance';
const DETAIL = `/personal/eventInformationDetail?id=${REMITTANCE}`;

/** A day in Beijing, so many days from today. */
function beijingDay(days: number): string {
  return new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
}

/** Gives the remittance offer another period, counted from today. */
const setPeriod = (site: Parameters<typeof activateEdited>[0], from: number, to: number) =>
  activateEdited(site, `articles/101001/${REMITTANCE}.zh.md`, (text) =>
    text
      .replace(/startDate: .*/, `startDate: ${beijingDay(from)}`)
      .replace(/endDate: .*/, `endDate: ${beijingDay(to)}`),
  );

test.describe.configure({ mode: 'serial' });

for (const { from, to, tab, words } of [
  { from: -3, to: 0, tab: '进行中', words: '今天是最后一天' },
  { from: -3, to: 5, tab: '进行中', words: '还有 5 天结束' },
  { from: 1, to: 9, tab: '即将开始', words: '明天开始' },
  { from: -9, to: -1, tab: '已结束', words: '已于' },
]) {
  test(`an activity from day ${from} to day ${to} says "${words}" and stands under ${tab} [S2-personal]`, async ({
    page,
    site,
  }) => {
    await setPeriod(site, from, to);
    await expect.poll(async () => (await page.request.get(DETAIL)).text()).toContain(words);
    await open(page, DETAIL);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await open(page, `${LIST}?keyword=冬季跨境汇款`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `${tab} 1` }).click();
    await expect(page).toHaveURL(/status=[A-Z]+/);
    await main.getByRole('link', { name: '冬季跨境汇款手续费减免' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('冬季跨境汇款手续费减免');
    await expect(main.getByRole('heading', { name: '活动规则' })).toBeVisible();
  });
}

test('walks from one activity to its neighbour, and tells an empty search [S2-personal]', async ({
  page,
}) => {
  await open(page, '/personal/eventInformationDetail?id=20261106-social-security-card');
  const main = page.getByRole('main');
  await main.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/eventInformationDetail\?id=/);
  await open(page, `${LIST}?keyword=zzzz`);
  await expect(main.getByRole('status').first()).toHaveText('共 0 项活动');
  await expect(main.getByText('没有符合条件的活动。')).toBeVisible();
});

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

for (const path of [LIST, DETAIL, '/bannerDetail?id=p01-pension']) {
  test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
