import { withBank } from './support/bank.mjs';
import { withBrowser } from './support/browser.mjs';
import { sitePaths } from './support/site-paths.mjs';

const LEAST_WORDS = 40;

export const fault = {
  id: 'R22',
  promise: 'Without JavaScript every page is read, links lead on and the search searches.',
  fault: 'a browser that runs no script',
  measure: 'pages of the sitemaps without heading, words or links; results of a search by its form',
  target: '100 % readable and navigable, the search finds',
};

export async function run({ isFast }) {
  return withBank({ name: 'r22' }, (bank) =>
    withBrowser(async (browser) => {
      const all = await sitePaths(bank.url);
      const step = isFast ? 40 : Math.max(1, Math.floor(all.length / 400));
      const paths = all.filter((_, i) => i % step === 0);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bank.url });
      const page = await context.newPage();
      const unread = [];
      for (const path of paths) {
        const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
        const main = page.locator('main');
        const words = ((await main.innerText().catch(() => '')) ?? '').trim().length;
        const headings = await page.locator('h1').count();
        const links = await page.locator('header a[href], nav a[href]').count();
        if (answer?.status() !== 200 || words < LEAST_WORDS || headings === 0 || links === 0)
          unread.push(`${path}: ${answer?.status()}, ${words} letters, ${headings} headings, ${links} links`);
      }
      await page.goto('/search');
      const field = page.getByRole('searchbox').first();
      await field.fill('理财');
      await field.press('Enter');
      await page.waitForLoadState('domcontentloaded');
      const found = await page.locator('main a[href]').count();
      await context.close();
      return {
        isMet: unread.length === 0 && found > 3,
        figure: `${paths.length - unread.length} of ${paths.length} pages readable, ${found} links found by a search`,
        figures: { pages: paths.length, of: all.length, unread: unread.slice(0, 10), found },
        size: paths.length === all.length ? 'full' : `${paths.length} of the ${all.length} addresses`,
      };
    }),
  );
}
