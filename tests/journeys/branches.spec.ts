import type { Page } from '@playwright/test';
import { beijingDay } from '@bank/contract';
import { branchWords } from '@bank/site/words/bank/branches/words';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { branchOf, cityName, holidaysFrom } from '../support/content-names.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { LANGUAGES, SOME, SOMETHING, sentence, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const MAP = '/bobbank/map';
const SHANGHAI = 'b0221';
/** A Sunday morning: some branches are open, some are not. */
const SUNDAY = new Date('2026-11-22T10:05:00+08:00');

for (const { language, at, words } of LANGUAGES) {
  /** The plan of a city by its area code. */
  const planOf = async (city: string, page: Page) =>
    page.getByRole('group', {
      name: sentence((await words(branchWords)).planLabel(cityName(city, language), SOME, SOMETHING, SOME)),
    });

  test(`finds an open branch with wheelchair access, in ${language} [BR-2] [BR-3]`, async ({ page }) => {
    const branches = await words(branchWords);
    const wheelchair = wordOf(branches.services, 'WHEELCHAIR');
    await page.clock.install({ time: SUNDAY });
    await open(page, at(MAP));
    const main = page.getByRole('main');
    await expect(main.getByText(branches.opensLater(branches.tomorrow, '09:00')).first()).toBeVisible();
    await main.getByLabel(branches.province).selectOption('310000');
    await expect(page).toHaveURL(at(`${MAP}?province=310000`));
    await main.getByRole('checkbox', { name: wheelchair }).check();
    await expect(main.getByRole('link', { name: `${branches.remove} ${wheelchair}` })).toBeVisible();
    await main.getByRole('checkbox', { name: branches.openNow }).check();
    await expect(page).toHaveURL(at(`${MAP}?province=310000&open=1&service=WHEELCHAIR`));
    const status = main.getByRole('status').first();
    await expect(status).toHaveText(new RegExp(branches.foundOpen(22, '10:0\\d').replace('22', '\\d+')));
    const rows = main.getByRole('article');
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    const isOpen = new RegExp(`${branches.open('1\\d:\\d\\d')}|${branches.openAlways}`);
    for (const row of await rows.all()) {
      await expect(row).toContainText(isOpen);
      await expect(row).toContainText(wheelchair);
      await expect(row).toContainText('上海市');
    }
  });

  test(`reads one branch, its hours and what is near, and goes on to it in a map app, in ${language} [BR-5] [BR-7]`, async ({
    page,
  }) => {
    const branches = await words(branchWords);
    const { name } = branchOf(SHANGHAI, language);
    await open(page, at(MAP));
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill(name);
    await main.getByRole('searchbox').press('Enter');
    await main.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(at(`${MAP}?id=${SHANGHAI}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(
      main.getByRole('row', { name: `${wordOf(branches.days, '6')} 09:30–16:30 ${branches.closedDay}` }),
    ).toBeVisible();
    const spring = holidaysFrom(beijingDay(Date.now())).includes('SPRING_FESTIVAL') ? 1 : 0;
    await expect(
      main.getByText(branches.holidayOf(branches.holidayNames.SPRING_FESTIVAL, '2027')),
    ).toHaveCount(spring);
    await expect(
      main.getByText(language === 'CN' ? '02-06 至 02-08 休息' : '6 Feb – 8 Feb Closed'),
    ).toHaveCount(spring);
    await expect(
      main.getByRole('link', { name: new RegExp(`${name}.*${branches.amap}`) }).first(),
    ).toHaveAttribute('href', /^https:\/\/uri\.amap\.com\/marker\?position=121\.\d+%2C31\.\d+/);
    await expect(main.getByRole('heading', { name: branches.nearby })).toBeVisible();
    await page.reload();
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    ) as {
      [name: string]: unknown;
    };
    expect(data).toMatchObject({ '@type': 'BankOrCreditUnion', name });
  });

  test(`sorts by distance from the visitor, and says so when the position is refused, in ${language} [BR-4]`, async ({
    page,
    context,
  }) => {
    const branches = await words(branchWords);
    await open(page, at(MAP));
    const main = page.getByRole('main');
    const first = main.getByRole('article').first();
    await expect(first).toContainText('北京');
    await main.getByRole('button', { name: branches.nearMe }).click();
    await expect(main.getByText(branches.nearDenied)).toBeVisible();
    await expect(first).toContainText('北京');

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 113.93, latitude: 22.53 });
    await main.getByRole('button', { name: branches.nearMe }).click();
    await expect(main.getByText(sentence(branches.nearShown(SOME)))).toBeVisible();
    await expect(first).toContainText('深圳');
    await expect(first).toContainText(sentence(branches.distance(SOMETHING)));
    expect(page.url()).not.toContain('113');
    await main.getByRole('button', { name: branches.nearMeOff }).click();
    await expect(first).toContainText('北京');
  });

  test.describe(`a plan that fails in ${language}`, () => {
    test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ });

    test('leaves the drawing of the server, its links and the list [BR-1]', async ({ page }) => {
      const plan = await planOf('340100', page);
      await page.route('**/api/webBranch/points', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/points'));
      await page.goto(at(`${MAP}?province=340000`));
      await hydrated(page);
      await failed;
      await expect(plan.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(5);
    });
  });

  test(`goes over the plan by keyboard, in step with the list, in ${language} [BR-6]`, async ({ page }) => {
    const branches = await words(branchWords);
    const hefei = new RegExp(`^${language === 'CN' ? '合肥' : 'Hefei'}`);
    await open(page, at(MAP));
    const main = page.getByRole('main');
    await main
      .getByRole('navigation', { name: sentence(branches.citiesTitle(SOME)) })
      .getByRole('link', { name: hefei })
      .click();
    await expect(page).toHaveURL(/province=340000&city=340100$/);
    const plan = await planOf('340100', page);
    const mark = plan.getByRole('button', { name: hefei }).first();
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(plan.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(main.getByRole('link', { name: sentence(branches.routeTo(SOMETHING)) })).toBeVisible();
    // Of holidays only what is still to come is told.
    const [next] = holidaysFrom(beijingDay(Date.now()));
    if (next !== undefined)
      await expect(main.getByRole('heading', { name: wordOf(branches.holidayNames, next) })).toBeVisible();
    await expect(main.locator('[data-marked]')).toHaveCount(1);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const inSight = main.getByText(sentence(branches.inSight(SOME, 5)));
    await expect(inSight).toBeVisible();
    await page.keyboard.press('Home');
    await expect(inSight).toHaveCount(0);
  });

  test(`opens a group, and zooms by wheel and buttons, in ${language} [BR-6]`, async ({ page }) => {
    const branches = await words(branchWords);
    await open(page, at(`${MAP}?province=110000`));
    const main = page.getByRole('main');
    const plan = await planOf('110100', page);
    const isGroup = sentence(branches.groupOf(SOME, undefined));
    await plan.getByRole('button', { name: isGroup }).first().click();
    await expect(main.getByRole('heading', { name: isGroup })).toBeVisible();
    await main.getByRole('button', { name: branches.openGroup }).click();
    const inSight = main.getByText(sentence(branches.inSight(SOME, 227)));
    await expect(inSight).toBeVisible();
    await main.getByRole('button', { name: branches.fit }).click();
    await expect(inSight).toHaveCount(0);
    await plan.hover();
    // With the key that browsers zoom with; without it the wheel is the page's.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect(inSight).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(`finds a specialty branch by its industry and city, in ${language} [SPE-1]`, async ({ page }) => {
    const branches = await words(branchWords);
    const beijing = cityName('110100', language);
    await open(page, at('/spesialfinance/characterSubBranchList'));
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: wordOf(branches.themes, 'GREEN') }).check();
    await main.getByLabel(branches.specialtyCities).selectOption(beijing);
    await expect(page).toHaveURL(/city=110100&theme=GREEN$/);
    await expect(main.getByRole('article').first()).toContainText(
      `${wordOf(branches.types, '6')} · ${wordOf(branches.themes, 'GREEN')}`,
    );
    await main.getByRole('link', { name: branches.onMap }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/bobbank/map')}\\?type=6&city=110100$`));
    await expect(main.getByRole('status').first()).toHaveText(
      sentence(branches.listOf(beijing, SOME, undefined)),
    );
  });
}

test.describe('under two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('zooms about what lies between them, and not the page; one scrolls on [BR-6]', async ({
    page,
    context,
  }) => {
    await open(page, `${MAP}?province=110000`);
    const main = page.getByRole('main');
    const plan = page.getByRole('group', { name: /^北京市网点方位图/ }).filter({ visible: true });
    const marks = plan.getByRole('button');
    await expect(marks.first()).toBeVisible();
    await plan.scrollIntoViewIfNeeded();
    const box = await plan.boundingBox();
    if (box === null) throw new Error('the plan has no box');
    const at = { x: box.x + box.width * 0.58, y: box.y + box.height * 0.44 };
    // From the cross at the fixed point, which moves with the plan.
    const fromCentre = async () => {
      const cross = await plan.locator('[clip-path] path').boundingBox();
      if (cross === null) throw new Error('the fixed point is out of sight');
      return { x: at.x - cross.x - cross.width / 2, y: at.y - cross.y - cross.height / 2 };
    };
    const before = await fromCentre();
    const touch = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: at.x - apart, y: at.y, id: 1 },
      { x: at.x + apart, y: at.y, id: 2 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const scrolled = await page.evaluate(() => scrollY);
    await send('touchStart', fingers(30));
    for (let apart = 35; apart <= 60; apart += 5) await send('touchMove', fingers(apart));
    await send('touchEnd', []);
    await expect(main.getByText(/^图中 \d+ 处，共 227 处$/)).toBeVisible();
    const after = await fromCentre();
    // Nearer by what the fingers parted, once the browser had taken them for no press; alike in both directions.
    expect(after.x / before.x).toBeGreaterThan(1.5);
    expect(after.x / before.x).toBeLessThan(2.05);
    expect(after.y / before.y).toBeCloseTo(after.x / before.x, 1);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await send('touchStart', [at]);
    for (let up = 20; up <= 200; up += 20) await send('touchMove', [{ x: at.x, y: at.y - up }]);
    await send('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
  });
});

for (const { language, at, words } of LANGUAGES)
  test(`leads back from a branch to the list as it was narrowed down, in ${language} [BR-7]`, async ({
    page,
  }) => {
    const { back } = await words(branchWords);
    await open(page, at(`${MAP}?province=310000&service=WHEELCHAIR&page=2`));
    const narrowed = page.url();
    const main = page.getByRole('main');
    await main
      .locator(`a[href^="${at(MAP)}?id="]`)
      .first()
      .click();
    await expect(page).toHaveURL(/\?id=/);
    await main.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(narrowed);
  });

for (const path of [MAP, `${MAP}?province=110000`, `/en/bobbank/map?province=310000`]) {
  test(`prints the plan whole with its list: ${path} [PRN-1] [BR-6]`, async ({ page }) => {
    // A4 between margins of 15 mm.
    await page.setViewportSize({ width: 680, height: 1009 });
    await open(page, path);
    const main = page.getByRole('main');
    if (path.includes('province'))
      await expect(main.getByRole('button', { name: /^(?:放大|Zoom in)$/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const plan = main.locator('svg[role="group"]').filter({ visible: true });
    await expect(plan).toHaveCount(1);
    const drawn = await plan.evaluate((svg) => {
      const sheet = svg.getBoundingClientRect();
      const parts = [...svg.querySelectorAll('text, circle')].map((part) => part.getBoundingClientRect());
      return {
        bottom: sheet.bottom,
        left: Math.min(...parts.map(({ left }) => left)),
        right: Math.max(...parts.map(({ right }) => right)),
      };
    });
    expect(drawn.left).toBeGreaterThanOrEqual(0);
    expect(drawn.right).toBeLessThanOrEqual(680);
    expect(drawn.bottom).toBeLessThanOrEqual(1009);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
    await expect(main.getByRole('article')).toHaveCount(10);
    await expect(page.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
    await expect(main.locator('a[href^="http"]').filter({ visible: true })).toHaveCount(0);
  });
}

for (const width of [1366, 390]) {
  test(`is accessible at ${width} px in both languages [S2-bobbank]`, async ({ page }) => {
    const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      `${MAP}?province=310000`,
      '/en/bobbank/map',
      '/spesialfinance/characterSubBranchList',
    ]) {
      await open(page, path);
      if (path.includes('province')) {
        await expect(page.getByRole('button', { name: '放大', exact: true })).toBeVisible();
        // A link half under the sticky header has no size of its own.
        await page.evaluate(() => scrollTo(0, 0));
      }
      await judge(page, path);
    }
    await open(page, '/en/bobbank/map?id=b0008');
    await judge(page, 'one branch');
  });
}
