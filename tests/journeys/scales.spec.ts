import { expect, test } from '../support/site.ts';
import { activateEdited } from '../support/edited-content.ts';
import { open } from '../support/hydrated.ts';
import { layoutShift, SHIFT_LARGEST } from '../support/layout-shift.ts';

for (const width of [1920, 1366, 1100, 820, 390]) {
  test(`at ${width} px nothing moves after the first paint and nothing sticks out [S4-scale] [PERF-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/personal', '/en', '/bobbank/secondlist?column=701001']) {
      await open(page, path);
      expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(SHIFT_LARGEST);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

test('a window from 768 to 1366 px shows the 1366 px page scaled down; others are unscaled [S4-scale] [S9-const] [SCAL-2]', async ({
  page,
}) => {
  await open(page, '/personal');
  const bodyWidth = () => page.locator('body').evaluate((element) => element.getBoundingClientRect().width);
  const scale = () =>
    page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue('--page-scale')));
  for (const [width, expected] of [
    [1920, 1],
    [1366, 1],
    [1024, 1024 / 1366],
    [768, 768 / 1366],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(scale, { message: `at ${width}` }).toBeCloseTo(expected, 3);
    expect(Math.round(await bodyWidth())).toBe(width);
  }
});

test('a page may ask for the taller banner, its width by 1.95 [S4-banner]', async ({ page, site }) => {
  const path = '/personal/consumerEducation/consumerList';
  await activateEdited(site, 'pages/protection.yaml', (text) =>
    text.replace(
      'Financial knowledge, scene: protection-1',
      'Financial knowledge, isTall: true, scene: protection-1',
    ),
  );
  try {
    // The server hears of the release a moment later.
    await expect(async () => {
      await open(page, path);
      const box = await page.getByRole('main').locator('section').first().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.95, 1);
    }).toPass();
  } finally {
    await site.content(['rollback', 'site']);
  }
});

test('a banner is as high as its width by 2.82 [S4-banner] [S2-layout]', async ({ page }) => {
  for (const width of [1920, 1366, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/bobbank/secondlist?column=701001');
    const box = await page.getByRole('main').locator('section').first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2.82, 1);
  }
});
