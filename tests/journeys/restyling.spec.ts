import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

/* Elements whose style is reckoned anew by what changes all the time; a property that the root hands down costs the whole page. */

/** The pages here have some nine hundred. */
const FEW = 300;

const noticeOf = (page: Page) => page.getByRole('region', { name: '访问统计' });

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The most elements that one turn reckoned anew while `act` ran. */
async function mostRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser to trace');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.map(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0,
  );
  return Math.max(0, ...counts);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('turning round while scrolling restyles what stands at the foot alone [PERF-1]', async ({ page }) => {
    await open(page, '/personal/personalExchangeRate');
    // What follows the scrolling comes with the notice.
    await expect(noticeOf(page)).toBeVisible();
    const root = page.locator('html');
    await page.mouse.wheel(0, 900);
    await expect(root).toHaveAttribute('data-scrolled-down', '');
    const most = await mostRestyled(page, async () => {
      await page.mouse.wheel(0, -60);
      await expect(root).not.toHaveAttribute('data-scrolled-down');
    });
    expect(most).toBeLessThan(FEW);
  });

  test('an answer to the consent notice restyles what stands at the foot alone [PERF-1]', async ({
    page,
  }) => {
    await page.goto('/personal/personalExchangeRate');
    await hydrated(page);
    const notice = noticeOf(page);
    await expect(notice).toBeVisible();
    const most = await mostRestyled(page, async () => {
      await notice.getByRole('button', { name: '不同意' }).click();
      await expect(notice).toBeHidden();
    });
    expect(most).toBeLessThan(FEW);
  });
});
