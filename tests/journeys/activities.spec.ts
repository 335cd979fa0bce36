import { eventWords, type EventWords } from '@bank/site/words/personal/events/words';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { articleTitle } from '../support/content-names.ts';
import { activateEdits } from '../support/edited-content.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/eventInformationList';
const REMITTANCE = '20261113-winter-remittance';
const DETAIL = `/personal/eventInformationDetail?id=${REMITTANCE}`;

/** A day in Beijing, so many days from today. */
function beijingDay(days: number): string {
  return new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
}

/** Each a period counted from today, and how it is told. */
const PERIODS: {
  id: string;
  from: number;
  to: number;
  status: string;
  said: (events: EventWords) => string;
}[] = [
  { id: REMITTANCE, from: -3, to: 0, status: 'CURRENT', said: (events) => events.endsIn(0) },
  {
    id: '20261106-social-security-card',
    from: -3,
    to: 5,
    status: 'CURRENT',
    said: (events) => events.endsIn(5),
  },
  { id: '20261119-new-citizens', from: 1, to: 9, status: 'UPCOMING', said: (events) => events.startsIn(1) },
  {
    id: '20261102-coin-exchange-day',
    from: -9,
    to: -1,
    status: 'ENDED',
    said: (events) => events.ended('@').split('@', 1)[0] ?? '',
  },
];

test.describe('activities with other periods', () => {
  // All in one release, which takes seconds: a Chinese text tells the period for both languages.
  test.beforeAll(async ({ site }) => {
    const edits = PERIODS.map(({ id, from, to }) => [
      `articles/101001/${id}.zh.md`,
      (text: string) =>
        text
          .replace(/startDate: .*/, `startDate: ${beijingDay(from)}`)
          .replace(/endDate: .*/, `endDate: ${beijingDay(to)}`),
    ]);
    await activateEdits(site, Object.fromEntries(edits));
  });

  test.afterAll(({ site }) => site.content(['rollback', 'site']));

  for (const { id, from, to, status, said } of PERIODS) {
    test(`one from day ${from} to day ${to} says how long it lasts and stands under ${status}, in both languages [S2-personal]`, async ({
      page,
    }) => {
      const detail = `/personal/eventInformationDetail?id=${id}`;
      const main = page.getByRole('main');
      for (const { language, at, words } of LANGUAGES) {
        const events = await words(eventWords);
        const title = articleTitle(`101001/${id}`, language);
        await expect.poll(async () => (await page.request.get(at(detail))).text()).toContain(said(events));
        await open(page, at(detail));
        await expect(main.getByText(said(events)).first()).toBeVisible();
        await open(page, `${at(LIST)}?keyword=${encodeURIComponent(title)}`);
        await main.getByRole('link', { name: `${wordOf(events.statuses, status)} 1` }).click();
        await expect(page).toHaveURL(new RegExp(`status=${status}`));
        await main.getByRole('link').filter({ hasText: title }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(main.getByRole('heading', { name: events.rules, exact: true })).toBeVisible();
      }
    });
  }
});

for (const { language, at, words, messages } of LANGUAGES) {
  test(`walks from one activity to its neighbour, and tells an empty search, in ${language} [S2-personal]`, async ({
    page,
  }) => {
    const events = await words(eventWords);
    await open(page, at('/personal/eventInformationDetail?id=20261106-social-security-card'));
    const main = page.getByRole('main');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main.locator('a[rel="next"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${at('/personal/eventInformationDetail')}\\?id=`));
    await open(page, at(`${LIST}?keyword=zzzz`));
    await expect(main.getByRole('status').first()).toHaveText(events.found(0));
    await expect(main.getByText(events.none)).toBeVisible();
  });

  test(`lists the documents that the bank must disclose, in ${language} [LEGAL-5]`, async ({
    page,
    request,
  }) => {
    await open(page, at('/bobbank/secondlist?column=801005'));
    await expect(page.getByRole('main').locator('ol h2')).toHaveCount(8);
    const answer = await request.post('/api/webInfoPublic/getInfoPublic', {
      data: { channel: '1', language, category: 'CAPITAL' },
    });
    const { code, data } = (await answer.json()) as { code: number; data: { list: { title: string }[] } };
    expect(code).toBe(0);
    expect(data.list.map(({ title }) => title)).toEqual(
      ['20261030-pillar3-q3', '20260828-pillar3-h1'].map((key) => articleTitle(`801005/${key}`, language)),
    );
  });

  test.describe(`a banner in ${language}`, () => {
    test.use({ expectedConsole: /status of 4(04|10)/ });

    test('that has ended or never was says so [S2-banner] [NEWS-2]', async ({ page }) => {
      const ended = await page.goto(at('/bannerDetail?id=p01-social-card-2025'));
      expect(ended?.status()).toBe(410);
      await expect(page.getByText(messages['notFound.withdrawn'])).toBeVisible();
      const unknown = await page.goto(at('/bannerDetail?id=nothing'));
      expect(unknown?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages['notFound.heading']);
    });
  });
}

for (const path of [LIST, DETAIL, '/bannerDetail?id=p01-pension']) {
  test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
