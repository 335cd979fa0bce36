import {
  ENGLISH_PANELS,
  HEADER_PANELS,
  hoverTargetOf,
  LOGIN,
  middleOf,
  panelOf,
  SUB_MENU,
  buttonOf,
} from '../support/header-panels.ts';
import { open } from '../support/hydrated.ts';
import { drawn, openWithStoppedClock, pointAt } from '../support/stopped-clock.ts';
import { expect, test } from '../support/site.ts';

/** Nothing of the header is here. */
const AWAY = { x: 8, y: 800 };

test('the pointer may go slantwise into the sub-menu, over other entries and the edge of the bar [S3-menu] [S4-submenu] [NAV-1]', async ({
  page,
}) => {
  // A hand that takes 250 ms for the way, however slow the machine is.
  await openWithStoppedClock(page, SUB_MENU.path);
  const steps = 25;
  const stepMs = 10;
  const element = await panelOf(page, SUB_MENU);
  const from = await middleOf(hoverTargetOf(page, SUB_MENU));
  const other = await middleOf(page.getByRole('link', { name: '信用卡', exact: true }).first());
  for (const column of [2, 3]) {
    await pointAt(page, AWAY);
    await pointAt(page, from);
    await page.clock.runFor(301);
    await drawn(page);
    await expect(element, 'open before the way begins').toBeVisible();
    const to = await middleOf(element.locator('h3 a').nth(column));
    expect(to.x, 'the way leads over other entries').toBeGreaterThan(other.x);
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await pointAt(page, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await page.clock.runFor(stepMs);
    }
    await page.clock.runFor(1_000);
    await drawn(page);
    await expect(element).toBeVisible();
  }
  await element.getByRole('link', { name: '保函查询' }).click();
  await expect(page).toHaveURL('/company/lettersearch');
});

for (const how of ['pointer', 'keyboard']) {
  test(`the sub-menu closes with the choice and stays closed, by ${how}, also when the page is slow or the same [S3-menu] [S4-submenu]`, async ({
    page,
  }) => {
    await open(page, SUB_MENU.path);
    const element = await panelOf(page, SUB_MENU);
    const choice = element.getByRole('link', { name: '保函查询' });
    const choose = async () => {
      if (how === 'keyboard') {
        await buttonOf(page, SUB_MENU).focus();
        await page.keyboard.press('Enter');
        await choice.focus();
        await page.keyboard.press('Enter');
      } else {
        await hoverTargetOf(page, SUB_MENU).hover();
        await choice.click();
      }
    };
    let answer = () => {};
    const slow = new Promise<void>((done) => (answer = done));
    await page.route('**/api/webTitle/leftTree**', async (route) => {
      await slow;
      await route.continue();
    });
    await choose();
    await expect(element).toBeHidden();
    await expect(page).toHaveURL(SUB_MENU.path);
    answer();
    await expect(page).toHaveURL('/company/lettersearch');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(element).toBeHidden();
    await choose();
    await expect(element).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('an entry that is pressed before its sub-menu has come leads on, and nothing opens under the resting pointer [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  await openWithStoppedClock(page, SUB_MENU.path);
  const element = await panelOf(page, SUB_MENU);
  await pointAt(page, await middleOf(hoverTargetOf(page, SUB_MENU)));
  await page.clock.runFor(200);
  await page.mouse.down();
  await page.mouse.up();
  await page.clock.runFor(1_000);
  await drawn(page);
  await expect(element).toBeHidden();
});

test('from one sub-menu the pointer gets to the next entry [S3-menu] [S4-submenu]', async ({ page }) => {
  await open(page, SUB_MENU.path);
  await hoverTargetOf(page, SUB_MENU).hover();
  const first = await panelOf(page, SUB_MENU);
  await expect(first).toBeVisible();
  const next = { ...SUB_MENU, button: '金融市场子菜单', link: '金融市场' };
  await hoverTargetOf(page, next).hover();
  await expect(first).toBeHidden();
  await expect(await panelOf(page, next)).toBeVisible();
});

test('the pointer that opened the login menu does not close it by clicking, the second click does [S4-login]', async ({
  page,
}) => {
  await open(page, LOGIN.path);
  const element = await panelOf(page, LOGIN);
  await buttonOf(page, LOGIN).hover();
  await expect(element).toBeVisible();
  await buttonOf(page, LOGIN).click();
  await expect(element).toBeVisible();
  await buttonOf(page, LOGIN).click();
  await expect(element).toBeHidden();
});

for (const width of [1366, 1100, 820]) {
  test(`at ${width} px every link of every open panel is where the pointer is, under a bar that sticks [S4-scale] [S3-sticky] [SCAL-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let path = '';
    for (const panel of [...HEADER_PANELS, ...ENGLISH_PANELS]) {
      if (panel.path !== path) await open(page, panel.path);
      path = panel.path;
      await page.mouse.move(8, 800);
      await hoverTargetOf(page, panel).hover();
      const element = await panelOf(page, panel);
      await expect(element).toBeVisible();
      const { hit, missed, sticksOut } = await element.evaluate((root) => {
        const links = [...root.querySelectorAll('a[href]')];
        const isHit = (link: Element) => {
          const { x, y, width: w, height: h } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(x + w / 2, y + h / 2));
        };
        const { left, right } = root.getBoundingClientRect();
        return {
          hit: links.filter(isHit).length,
          missed: links.filter((link) => !isHit(link)).map((link) => link.textContent),
          sticksOut: left < 0 || right > document.documentElement.clientWidth + 0.5,
        };
      });
      expect({ missed, sticksOut }, panel.name).toEqual({ missed: [], sticksOut: false });
      expect(hit, panel.name).toBeGreaterThan(1);
    }
    await page.mouse.move(8, 800);
    await open(page, '/personal');
    await page.evaluate(() => scrollTo(0, 1_500));
    const bar = page.getByRole('navigation', { name: '主菜单' });
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThanOrEqual(1);
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await hoverTargetOf(page, LOGIN).hover();
    const box = await (await panelOf(page, LOGIN)).boundingBox();
    const barBox = await bar.boundingBox();
    expect(box?.y ?? 0, 'the login menu hangs from the bar').toBeLessThan(barBox?.height ?? 0);
  });
}
