import { dayInData } from '@bank/site/format/day';
import type { Page } from '@playwright/test';
import { historyWords } from '@bank/site/words/rates/history/words';
import { wealthCompareWords } from '@bank/site/words/wealth/wealth-compare/words';
import { wealthTermsWords } from '@bank/site/words/wealth/wealth-terms/words';
import { wealthWords } from '@bank/site/words/wealth/wealth/words';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { wealthName } from '../support/content-names.ts';
import { expectSameDocument, hydrated, mark, open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/lcmx?column=101003';
const COMPARE = '/personal/personalInvestmentCompare';
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status').first();
const names = (page: Page) => main(page).locator('tbody th a');
const filter = (page: Page, name: string, value: string) =>
  main(page).locator(`input[type="checkbox"][name="${name}"][value="${value}"]`);
const tick = (page: Page, name: string) => main(page).getByRole('checkbox', { name: `对比 ${name}` });

for (const { language, at, messages, words } of LANGUAGES) {
  const nameOf = (code: string) => wealthName(code, language);

  test(`filters wealth products by ticks without moving page or focus, and the address can be shared, in ${language} [WLTH-1] [SRCH-8]`, async ({
    page,
    context,
  }) => {
    const [wealth, terms] = [await words(wealthWords), await words(wealthTermsWords)];
    const past = await words(historyWords);
    const anyTime = wordOf(wealth['wealth.termBuckets'], 'T0');
    await open(page, at(LIST));
    await mark(page);
    // How many of them are open depends on the day.
    const all = (await count(page).textContent()) ?? '';
    expect(all).toContain('55');
    const box = filter(page, 'risk', 'R1');
    await box.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/risk=R1$/);
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await main(page).getByRole('checkbox', { name: anyTime, exact: true }).check();
    await expect(page).toHaveURL(/risk=R1&term=T0$/);
    const three = ['TS24001', 'TS26001', 'QH25101'].map(nameOf);
    await expect(names(page)).toHaveText(three);
    await expectSameDocument(page);

    const chosen = page.url();
    await names(page).first().click();
    await expect(page).toHaveURL(/prodCode=TS24001/);
    const history = page.getByRole('region', { name: terms['detail.navTitle'] });
    await history.getByRole('link', { name: past['history.range']['3M'], exact: true }).click();
    await expect(page).toHaveURL(/range=3M/);
    // To what was chosen, not to all products, whatever was looked at meanwhile.
    await main(page).getByRole('link', { name: terms['detail.toList'], exact: true }).click();
    await expect(page).toHaveURL(chosen);
    await expect(names(page)).toHaveText(three);

    const shared = await context.newPage();
    await open(shared, page.url());
    await expect(names(shared)).toHaveText(three);
    await expect(filter(shared, 'risk', 'R1')).toBeChecked();
    await shared.getByRole('link', { name: `${wealth['wealth.remove']} ${anyTime}` }).click();
    await expect(filter(shared, 'term', 'T0')).not.toBeChecked();
    await expect(filter(shared, 'risk', 'R1')).toBeChecked();
    await shared.getByRole('link', { name: wealth['wealth.clear'] }).click();
    await expect(shared).toHaveURL(at(LIST));
    await expect(count(shared)).toHaveText(all);
  });

  test(`finds a product by its code or name, says where none fits, orders, pages and serves purposes, in ${language} [WLTH-1] [WLTH-2] [WLTH-6]`, async ({
    page,
  }) => {
    const wealth = await words(wealthWords);
    await open(page, at(LIST));
    const field = main(page).getByRole('searchbox');
    for (const [typed, found] of [
      ['ty25', wealth['wealth.empty']],
      ['ky2600', nameOf('KY26002')],
      [nameOf('YG26020'), nameOf('YG26020')],
      // Without a registration code.
      ['TX26088', wealth['wealth.empty']],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(main(page)).toContainText(found);
    }
    await main(page).getByRole('link', { name: wealth['wealth.emptyAll'] }).click();
    await expect(page).toHaveURL(at(LIST));

    await main(page).getByRole('combobox', { name: wealth['wealth.sort'] }).selectOption('term-down');
    await expect(page).toHaveURL(/sort=term-down$/);
    await expect(names(page).first()).toHaveText(nameOf('YG24010'));
    await main(page)
      .getByRole('link', { name: messages['news.page'](2), exact: true })
      .click();
    await expect(page).toHaveURL(/sort=term-down&page=2$/);
    const soon = main(page).getByRole('link', { name: wordOf(wealth['wealth.goalNames'], 'QUARTER') });
    await soon.click();
    await expect(page).toHaveURL(/term=T0,T1,T2&sort=term-up$/);
    await expect(soon).toHaveAttribute('aria-current', 'true');
  });

  test(`shows companies their own products, beside every benchmark that it is no promise, and as of when figures are, in ${language} [S2-company] [WLTH-7] [WLTH-8]`, async ({
    page,
  }) => {
    const wealth = await words(wealthWords);
    await open(page, at('/company/lcmx'));
    await expect(names(page)).toHaveCount(8);
    for (const address of await names(page).evaluateAll((links) =>
      links.map((one) => (one as HTMLAnchorElement).href),
    ))
      expect(address).toMatch(/prodCode=GY/);

    await open(page, at(LIST));
    for (const row of await main(page).locator('tbody tr').all())
      await expect(row).toContainText(wealth['wealth.notPromised']);
    await expect(main(page)).toContainText(wealth['wealth.asOf'](dayInData('2026-11-19', language)));
    await expect(main(page)).toContainText(
      language === 'CN' ? '理财非存款，产品有风险，投资须谨慎' : /not (?:bank )?deposits/i,
    );
  });

  test(`collects products across pages, as many as four, and opens them side by side, in ${language} [WLTH-3]`, async ({
    page,
  }) => {
    const wealth = await words(wealthWords);
    const first = nameOf('TX26012');
    const tray = main(page).getByRole('region', { name: wealth['wealth.tray'] });
    const boxes = main(page).getByRole('checkbox', { name: new RegExp(`^${wealth['wealth.compare']} `) });
    await open(page, at(LIST));
    await mark(page);
    await main(page)
      .getByRole('checkbox', { name: `${wealth['wealth.compare']} ${first}`, exact: true })
      .check();
    await expect(main(page).getByText(wealth['wealth.trayAdded'](first, 1, 4))).toBeAttached();
    await main(page).getByRole('link', { name: messages['news.nextPage'] }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(tray).toContainText(first);
    for (let index = 0; index < 3; index += 1) await boxes.nth(index).check();
    await boxes.nth(3).click();
    await expect(boxes.nth(3)).not.toBeChecked();
    await expect(main(page).getByText(wealth['wealth.trayFull'](4))).toBeVisible();
    await page.reload();
    await expect(tray).toContainText(wealth['wealth.trayChosen'](4, 4));
    await tray.getByRole('link', { name: wealth['wealth.trayCompare'] }).click();
    await expect(page).toHaveURL(new RegExp(`${at(COMPARE)}\\?codes=TX26012,[A-Z0-9]+,[A-Z0-9]+,[A-Z0-9]+$`));
    await expect(main(page).getByRole('columnheader')).toHaveCount(5);
    await page.goBack();
    await hydrated(page);
    await tray.getByRole('button', { name: wealth['wealth.trayClear'], exact: true }).click();
    await expect(tray).toHaveCount(0);
  });

  test(`marks what differs, for the eye and for the ear, shows that alone, adds by a search and takes out again, in ${language} [WLTH-3]`, async ({
    page,
    context,
  }) => {
    const [wealth, compare] = [await words(wealthWords), await words(wealthCompareWords)];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, at(`${COMPARE}?codes=TX26012,TJ25031,TQ25011`));
    const headOf = (name: string) => main(page).getByRole('rowheader', { name, exact: true });
    await expect(main(page).getByRole('columnheader')).toHaveCount(4);
    await expect(headOf(`${wealth['wealth.riskShort']} ${compare['compare.different']}`)).toBeVisible();
    const alike = await main(page)
      .locator('tbody tr:has(td)')
      .filter({ hasNotText: compare['compare.different'] })
      .getByRole('rowheader')
      .first()
      .innerText();
    await expect(headOf(alike)).toBeVisible();
    const rowCount = await main(page).locator('tbody tr').count();
    await main(page).getByRole('link', { name: compare['compare.only'] }).click();
    await expect(page).toHaveURL(/only=different$/);
    await expect(headOf(alike)).toHaveCount(0);
    expect(await main(page).locator('tbody tr').count()).toBeLessThan(rowCount);

    await main(page).getByRole('button', { name: messages['article.copyLink'] }).click();
    await expect(main(page).getByText(messages['article.copied'])).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await open(page, at(`${COMPARE}?codes=TX26012,NOSUCH`));
    await expect(main(page)).toContainText(compare['compare.unknown']('NOSUCH'));
    await main(page).getByRole('searchbox').fill(nameOf('YG26020'));
    await page.keyboard.press('Enter');
    await main(page)
      .getByRole('link', { name: `${compare['compare.join']} ${nameOf('YG26020')}` })
      .click();
    await expect(page).toHaveURL(at(`${COMPARE}?codes=TX26012,YG26020`));
    await expect(main(page).getByRole('columnheader')).toHaveCount(3);
    await main(page)
      .getByRole('link', { name: compare['compare.remove'](nameOf('TX26012')) })
      .click();
    await expect(page).toHaveURL(at(`${COMPARE}?codes=YG26020`));
  });
}

test('finds by pinyin initials and a part of a Chinese name [WLTH-1]', async ({ page }) => {
  await open(page, LIST);
  const field = main(page).getByRole('searchbox');
  for (const [typed, found] of [
    ['TQDYPZ', '天权·多元配置 18 月'],
    ['安养五年', '摇光·安养五年'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    // The whole list has the first one too, and its field is another.
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === typed);
    await expect(main(page)).toContainText(found);
  }
});

test.describe('the comparison on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('shows two at a time under heads that stay, and another in the place of one [WLTH-3]', async ({
    page,
  }) => {
    await open(page, `${COMPARE}?codes=TX26012,TJ25031,TQ25011`);
    await mark(page);
    const heads = main(page).getByRole('columnheader');
    await expect(heads.filter({ visible: true })).toHaveCount(2);
    await expect(heads.filter({ visible: true }).first()).toContainText('天璇·半年定开 12 号');
    await heads.filter({ hasText: '天玑' }).getByText('换一只').click();
    await main(page)
      .getByRole('link', { name: '换成 天权·多元配置一年持有' })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/pair=TX26012,TQ25011$/);
    await expect(heads.filter({ visible: true }).nth(1)).toContainText('天权·多元配置一年持有');
    await expectSameDocument(page);

    const row = main(page).getByRole('row', { name: /投资范围/ });
    await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(2);
    await main(page)
      .getByRole('rowheader', { name: /产品状态/ })
      .scrollIntoViewIfNeeded();
    await expect(heads.filter({ visible: true }).first()).toBeInViewport();
    // The page scrolls, and nothing inside it does.
    expect(
      await main(page)
        .getByRole('table')
        .evaluate((table) => {
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            element !== document.documentElement &&
            (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
          return scrolls(table);
        }),
    ).toBe(false);
  });
});

for (const viewport of [undefined, PHONE]) {
  test.describe(`at ${viewport?.width ?? 1366} px`, () => {
    if (viewport !== undefined) test.use({ viewport });

    test('list, tray and comparison are accessible and no wider than the window [A11Y-7]', async ({
      page,
    }) => {
      const judge = viewport === undefined ? expectAccessible : expectAccessibleToo;
      await open(page, LIST);
      await judge(page, 'the list');
      await main(page).locator('summary').click();
      await judge(page, 'the list with all filters');
      await tick(page, '天枢·日日享').check();
      // At the end of the page, where the tray lies over nothing.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await judge(page, 'the list with the tray');
      await open(page, `${LIST}&risk=R5&term=T1`);
      await judge(page, 'the empty list');
      for (const query of [
        '',
        '?codes=TX26012,TJ25031,TQ26005',
        '?codes=TX26012&add=天枢',
        '?codes=TX26012,TJ25031,TQ26005,KY26002',
        '?codes=TX26012,TJ25031,KY26002&pair=TJ25031,KY26002&only=different',
      ]) {
        await open(page, COMPARE + query);
        await judge(page, `the comparison ${query}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
      }
    });
  });
}
