import {
  buttonOf,
  FUND_LOGIN,
  HEADER_PANELS,
  HOTLINE,
  hoverTargetOf,
  LOGIN,
  middleOf,
  panelOf,
  QR,
  SUB_MENU,
  type HeaderPanel,
} from '../support/header-panels.ts';
import { drawn, openWithStoppedClock, pointAt } from '../support/stopped-clock.ts';
import { expect, test } from '../support/site.ts';
import type { Page } from '@playwright/test';

/** Nothing of the header is here. */
const AWAY = { x: 8, y: 700 };

/** Whoever waits to see something while the clock stands lets no time of the page pass. */
async function runFor(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await drawn(page);
}

async function start(page: Page, panel: HeaderPanel) {
  await openWithStoppedClock(page, panel.path);
  await pointAt(page, AWAY);
  return { target: await middleOf(hoverTargetOf(page, panel)), element: await panelOf(page, panel) };
}

test('the sub-menu opens when the pointer has rested for 300 ms, not before [S3-menu] [S4-submenu] [S9-const] [NAV-1]', async ({
  page,
}) => {
  const { target, element } = await start(page, SUB_MENU);
  await pointAt(page, target);
  await runFor(page, 299);
  await expect(element, 'open after 299 ms').toBeHidden();
  await runFor(page, 2);
  await expect(element, 'open after 301 ms').toBeVisible();
});

test('the sub-menu stays closed when the pointer left before 300 ms [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  const { target, element } = await start(page, SUB_MENU);
  await pointAt(page, target);
  await runFor(page, 299);
  await pointAt(page, AWAY);
  await runFor(page, 2_000);
  await expect(element).toBeHidden();
});

test('the sub-menu hides as soon as the pointer leaves it sideways, and stays while it is over it [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  const { target, element } = await start(page, SUB_MENU);
  await pointAt(page, target);
  await runFor(page, 301);
  await pointAt(page, await middleOf(element));
  await runFor(page, 10_000);
  await expect(element, 'open after ten seconds under the pointer').toBeVisible();
  await pointAt(page, AWAY);
  await expect(element, 'open after the pointer left').toBeHidden();
});

test('the hotline opens at once and hides 200 ms after the pointer left its entry [S3-hotline] [S4-phone] [S9-const]', async ({
  page,
}) => {
  const { target, element } = await start(page, HOTLINE);
  await pointAt(page, target);
  await expect(element, 'open at once').toBeVisible();
  await pointAt(page, AWAY);
  await runFor(page, 199);
  await expect(element, 'open after 199 ms').toBeVisible();
  await runFor(page, 2);
  await expect(element, 'open after 201 ms').toBeHidden();
});

test('the hotline hides 20 ms after the pointer left its panel [S3-hotline] [S4-phone] [S9-const]', async ({
  page,
}) => {
  const { target, element } = await start(page, HOTLINE);
  await pointAt(page, target);
  await pointAt(page, await middleOf(element));
  await runFor(page, 10_000);
  await expect(element, 'open after ten seconds under the pointer').toBeVisible();
  await pointAt(page, AWAY);
  await runFor(page, 19);
  await expect(element, 'open after 19 ms').toBeVisible();
  await runFor(page, 2);
  await expect(element, 'open after 21 ms').toBeHidden();
});

test('the hotline stays when the pointer comes back in time [S3-hotline] [S4-phone]', async ({ page }) => {
  const { target, element } = await start(page, HOTLINE);
  await pointAt(page, target);
  await pointAt(page, AWAY);
  await runFor(page, 150);
  await pointAt(page, target);
  await runFor(page, 1_000);
  await expect(element).toBeVisible();
});

for (const panel of [LOGIN, QR, FUND_LOGIN]) {
  test(`${panel.name} shows and hides with the pointer at once [S3-login] [S4-login] [S3-qr] [S4-qr] [S3-fundbar]`, async ({
    page,
  }) => {
    const { target, element } = await start(page, panel);
    await pointAt(page, target);
    await expect(element, 'open at once').toBeVisible();
    await pointAt(page, await middleOf(element));
    await runFor(page, 10_000);
    await expect(element, 'open after ten seconds under the pointer').toBeVisible();
    await pointAt(page, AWAY);
    await expect(element, 'open after the pointer left').toBeHidden();
    await pointAt(page, target);
    await pointAt(page, { ...target, x: AWAY.x });
    await expect(element, 'open after the pointer left sideways').toBeHidden();
  });
}

for (const panel of HEADER_PANELS) {
  test(`${panel.name} says whether it is open, and holds nothing to focus while closed [S4-submenu] [S4-login] [S4-qr] [S4-phone] [NAV-1]`, async ({
    page,
  }) => {
    const { element } = await start(page, panel);
    const shown = () =>
      element.evaluate(
        (root) =>
          [...root.querySelectorAll('a, button, input, [tabindex]')].filter((item) => item.checkVisibility())
            .length,
      );
    const button = buttonOf(page, panel);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await shown()).toBe(0);
    // A header that is laid out anew after its place was asked for leaves the pointer beside it.
    await expect(async () => {
      await pointAt(page, AWAY);
      await pointAt(page, await middleOf(hoverTargetOf(page, panel)));
      await runFor(page, 301);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
    }).toPass();
    expect(await shown()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await drawn(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await shown()).toBe(0);
    await runFor(page, 2_000);
    await expect(element, 'open again under a pointer that rests').toBeHidden();
  });
}

test('the page is scaled 300 ms after the window has come to rest [S4-scale] [S9-const]', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/ckbxDetail');
  const scale = () =>
    page.evaluate(() => Number(document.documentElement.style.getPropertyValue('--page-scale')));
  const resizeTo = async (width: number) => {
    const resized = page.evaluate(
      () => new Promise((done) => addEventListener('resize', () => done(0), { once: true })),
    );
    await page.setViewportSize({ width, height: 900 });
    await resized;
  };
  await resizeTo(1200);
  await runFor(page, 299);
  await resizeTo(1000);
  await runFor(page, 299);
  expect(await scale(), 'scale after 299 ms').toBe(1);
  await runFor(page, 2);
  expect(await scale(), 'scale after 301 ms').toBeCloseTo(1000 / 1366, 3);
});
