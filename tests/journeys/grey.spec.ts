import { expectAccessible } from '../support/a11y.ts';
import { colouredPixels } from '../support/coloured-pixels.ts';
import { activateEdited } from '../support/edited-content.ts';
import { lowGreyContrasts } from '../support/grey-contrast.ts';
import { buttonOf, HOTLINE, hoverTargetOf, LOGIN, panelOf, QR, SUB_MENU } from '../support/header-panels.ts';
import { open } from '../support/hydrated.ts';
import { layoutShift, SHIFT_LARGEST } from '../support/layout-shift.ts';
import { expect, test, type Site } from '../support/site.ts';
import type { APIRequestContext, Page } from '@playwright/test';

// Each activates a release and waits until the running site shows it.
test.slow();

const HOME = '/personal';
const LIST = '/bobbank/secondlist?column=701001';
const DETAIL = '/bobbank/seconddetail?id=20261120-q3-results&column=701001';
/** Within a minute for every visitor; a shared cache may hold a page for half of it. */
const FLIP_LONGEST_MS = 30_000;

const greyMark = /<html[^>]* data-grey="on"/;
const isGrey = async (request: APIRequestContext, path: string) =>
  greyMark.test(await (await request.get(path)).text());

async function activateSwitch(site: Site, switchStatus: string, scope = 'all'): Promise<void> {
  await activateEdited(site, 'website-info.yaml', (text) =>
    text
      .replace("switchStatus: '0'", `switchStatus: ${switchStatus}\n  noticeId: grey-${Date.now()}`)
      .replace('  noticeId: fraud-warning-2026-11\n', '')
      .replace('scope: all', `scope: ${scope}`),
  );
}

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  closed: () => Promise.resolve(),
  'sub-menu open': async (page) => {
    await hoverTargetOf(page, SUB_MENU).hover();
    await expect(await panelOf(page, SUB_MENU)).toBeVisible();
  },
  'login open': (page) => buttonOf(page, LOGIN).click(),
  'QR open': (page) => buttonOf(page, QR).click(),
  'hotline open': (page) => buttonOf(page, HOTLINE).click(),
  'search open': (page) => page.getByRole('banner').getByRole('button', { name: '搜索' }).click(),
};

test.describe('with switchStatus "1"', () => {
  // In one worker one after another: they share the release that the first one activates.
  test.describe.configure({ mode: 'serial' });

  test('every page turns grey on the running site, in the HTML of the server, within a minute [S1-grey] [GREY-1]', async ({
    page,
    request,
    site,
  }) => {
    for (const path of [HOME, LIST, DETAIL, '/en']) expect(await isGrey(request, path), path).toBe(false);
    await open(page, HOME);
    expect(await colouredPixels(page), 'this way of counting sees colours').toBeGreaterThan(10_000);

    await activateSwitch(site, "'1'");
    const activated = Date.now();
    for (const path of [HOME, LIST, DETAIL, '/en', '/personal/second/fund', '/welcome']) {
      await expect
        .poll(() => isGrey(request, path), { message: path, intervals: [100], timeout: FLIP_LONGEST_MS })
        .toBe(true);
    }
    test.info().annotations.push({ type: 'grey after', description: `${Date.now() - activated} ms` });
    const html = await (await request.get(HOME)).text();
    expect(html).toContain('<meta name="theme-color" content="#1a1a1a"');
  });

  for (const path of [HOME, LIST, DETAIL]) {
    test(`no pixel of ${path} has a colour, whatever is open [S1-grey] [GREY-1]`, async ({ page }) => {
      await open(page, path);
      expect(await colouredPixels(page, { fullPage: true }), 'the whole page').toBe(0);
      for (const [state, reach] of Object.entries(STATES)) {
        await page.mouse.move(8, 800);
        await reach(page);
        expect(await colouredPixels(page), state).toBe(0);
        await page.keyboard.press('Escape');
      }
    });
  }

  test('no pixel of a phone has a colour, with the menu open or closed [S1-grey] [S1-mobile-reflow]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, HOME);
    expect(await colouredPixels(page)).toBe(0);
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(page.getByRole('dialog', { name: '网站菜单' })).toBeVisible();
    expect(await colouredPixels(page)).toBe(0);
  });

  for (const width of [1366, 390]) {
    test(`nothing moves at ${width} px after the first paint [S1-grey] [S4-scale]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [HOME, LIST, '/en']) {
        await open(page, path);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_LARGEST);
      }
    });
  }

  test('the bar still sticks to the top, and panels hang from it [S1-grey] [S3-sticky] [GREY-1]', async ({
    page,
  }) => {
    for (const width of [1366, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, HOME);
      await page.evaluate(() => scrollTo(0, 1_200));
      const bar = page.getByRole('navigation', { name: '主菜单' });
      await expect.poll(async () => Math.abs(Math.round((await bar.boundingBox())?.y ?? -1))).toBe(0);
      await buttonOf(page, LOGIN).click();
      const link = (await panelOf(page, LOGIN)).getByRole('link').first();
      await expect(link).toBeInViewport();
      const isHit = await link.evaluate((element) => {
        const { x, y, width: w, height: h } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + w / 2, y + h / 2));
      });
      expect(isHit).toBe(true);
    }
  });

  for (const path of [HOME, LIST, DETAIL, '/en']) {
    test(`texts of ${path} keep their contrast in grey [S1-grey]`, async ({ page }) => {
      await open(page, path);
      const states = path === '/en' ? {} : STATES;
      for (const [state, reach] of Object.entries({ ...states, closed: STATES['closed'] })) {
        await page.mouse.move(8, 800);
        await reach?.(page);
        const { checked, low } = await lowGreyContrasts(page);
        expect(checked, state).toBeGreaterThan(50);
        expect(low, state).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }

  test("axe and IBM's engine find nothing in grey [S1-grey]", async ({ page }) => {
    for (const path of [LIST, '/en']) {
      await open(page, path);
      await expectAccessible(page, `${path} in grey`);
    }
  });

  test('a rollback brings the colours back on the running site [S1-grey]', async ({ request, site }) => {
    await site.content(['rollback', 'site']);
    for (const path of [HOME, LIST, '/en']) {
      await expect.poll(() => isGrey(request, path), { message: path, timeout: FLIP_LONGEST_MS }).toBe(false);
    }
  });
});

test('scope "home" greys the two homes and nothing else [S1-grey] [GREY-1]', async ({ request, site }) => {
  await activateSwitch(site, "'1'", 'home');
  try {
    for (const path of [HOME, '/en']) {
      await expect.poll(() => isGrey(request, path), { message: path, timeout: FLIP_LONGEST_MS }).toBe(true);
    }
    expect(await isGrey(request, LIST)).toBe(false);
  } finally {
    await site.content(['rollback', 'site']);
  }
});

test('any other value does not grey, and what is no text is refused with its field [S1-grey]', async ({
  request,
  site,
}) => {
  await activateSwitch(site, "'on'");
  try {
    // The new notice shows that the release has arrived.
    await expect
      .poll(async () => (await request.get(LIST)).text(), { timeout: FLIP_LONGEST_MS })
      .toMatch(/content="grey-\d+"/);
    expect(await isGrey(request, LIST)).toBe(false);
  } finally {
    await site.content(['rollback', 'site']);
  }
  const refusal = await activateSwitch(site, '1').then(
    () => 'accepted',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
  expect(refusal).toMatch(/website-info\.yaml:\d+.*switchStatus/);
  expect(await isGrey(request, LIST)).toBe(false);
});
