import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessibleToo } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { startServer } from '../support/server-process.ts';
import { expect, test } from '../support/site.ts';
import { spaceText } from '../support/spaced-text.ts';
import { copyTemplateStore } from '../support/template-store.ts';
import type { Page } from '@playwright/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const PAGES = [
  '/personal',
  '/bobbank/secondlist?column=701001',
  '/bobbank/seconddetail?id=20261120-q3-results&column=701001',
];
const TARGETS = 'a[href], button, summary, input, select';

const menuOf = (page: Page) => page.getByRole('dialog', { name: '网站菜单' });

/** What a thumb can hit and is smaller than `least` px one way; a link within a sentence may be (WCAG 2.5.8). */
async function smallTargets(page: Page, within: string, least: number): Promise<string[]> {
  return page.evaluate(
    ({ selector, root, smallest }) =>
      [...document.querySelectorAll<HTMLElement>(root)].flatMap((part) =>
        [...part.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
          if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
          const box = target.getBoundingClientRect();
          // A link may be stretched over its whole row or card.
          const cover = getComputedStyle(target, '::after');
          const isCovered = cover.content !== 'none' && cover.position === 'absolute';
          const width = Math.max(box.width, isCovered ? parseFloat(cover.width) : 0);
          const height = Math.max(box.height, isCovered ? parseFloat(cover.height) : 0);
          const sentence = target.closest('p, dd')?.textContent.trim() ?? '';
          const isInSentence =
            getComputedStyle(target).display === 'inline' &&
            sentence.length > target.textContent.trim().length + 4;
          const isVisuallyHidden = width <= 1 || height <= 1;
          // Parts of a pixel are lost in adding up line heights.
          if (isInSentence || isVisuallyHidden || Math.min(width, height) >= smallest - 0.5) return [];
          const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 20);
          return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
        }),
      ),
    { selector: TARGETS, root: within, smallest: least },
  );
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the menu is one screen over the page, a section shows beside the others, and a link leads on inside the site [S1-mobile-reflow] [S3-menu]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await mark(page);
  const opener = page.getByRole('banner').getByRole('button', { name: '菜单' });
  await opener.tap();
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await menu.getByRole('tab', { name: '个人业务' }).tap();
  await expect(menu.getByRole('link', { name: '整存整取' })).toBeVisible();
  await menu.getByRole('tab', { name: '公司业务' }).tap();
  await expect(menu.getByRole('link', { name: '整存整取' }), 'one section at a time').toBeHidden();
  expect(await smallTargets(page, 'dialog', 44)).toEqual([]);
  expect(await menu.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await menu.getByRole('link', { name: '保函查询' }).tap();
  await expect(page).toHaveURL('/company/lettersearch');
  await expect(menu).toBeHidden();
  await expectSameDocument(page);

  await opener.tap();
  await expect(menu.getByRole('tab', { name: '公司业务' }), 'the section of the page').toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(menu.getByRole('tab', { selected: true })).toHaveText('公司业务');
  await expect(menu.getByRole('link', { name: '保函查询' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: /95526/ })).toHaveAttribute('href', 'tel:95526');
  await menu.getByRole('button', { name: '关闭菜单' }).tap();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu works by keyboard: it holds the focus, and Escape gives it back [S1-mobile-reflow]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  const opener = page.getByRole('banner').getByRole('button', { name: '菜单' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  const behind = await page.evaluate(async () => {
    const outside: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !dialog?.contains(target)) outside.push(target.outerHTML);
    });
    return outside;
  });
  for (let step = 0; step < 40; step++) await page.keyboard.press('Tab');
  expect(behind).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: '更多服务', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('个人业务');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '去首页' })).toBeFocused();
  // The browser itself may take its turn between the last element and the first.
  if (!(await focused())) await page.keyboard.press('Tab');
  expect(await focused()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const { path, menu, login, services, insurance, target } of [
  {
    path: '/personal',
    menu: '网站菜单',
    login: '登录',
    services: '更多服务',
    insurance: '存款保险',
    target: '/ckbxDetail',
  },
  {
    path: '/en',
    menu: 'Site menu',
    login: 'Log in',
    services: 'More services',
    insurance: 'Deposit insurance',
    target: '/en/ckbxDetail',
  },
]) {
  test(`the menu of ${path} opens the logins, and leads to the deposit insurance [S1-mobile-reflow] [S3-cn-strip]`, async ({
    page,
  }) => {
    await open(page, path);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(菜单|Menu)$/ })
      .tap();
    const dialog = page.getByRole('dialog', { name: menu });
    await dialog.getByRole('button', { name: login }).tap();
    await expect(dialog.getByRole('link', { name: /信用卡网上服务|Credit card service/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expectAccessibleToo(page, `the menu of ${path} with its logins`);
    await dialog.getByRole('button', { name: login }).tap();
    await dialog.getByRole('tab', { name: services }).tap();
    await expectAccessibleToo(page, `the menu of ${path}`);
    await dialog.getByRole('link', { name: insurance }).tap();
    await expect(page).toHaveURL(target);
    await expect(dialog).toBeHidden();
  });
}

test('the groups of the footer open and close under the thumb [S1-mobile-reflow] [S3-footer]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: '卡片申请' });
  await expect(link).toHaveCount(0);
  const group = footer.getByRole('button', { name: '信用卡' });
  await group.tap();
  await expect(link).toBeVisible();
  expect(await smallTargets(page, 'footer :is(section, dd)', 44)).toEqual([]);
  await group.tap();
  await expect(link).toBeHidden();
  await group.tap();
  await link.tap();
  await expect(page).toHaveURL('/personal/linkDetails?id=card-application');
});

for (const path of [...PAGES, '/en', '/personal/second/fund']) {
  test(`no target of ${path} is smaller than 24 px, and nothing scrolls sideways from 320 to 390 px [S1-mobile-reflow]`, async ({
    page,
  }) => {
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await open(page, path);
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await smallTargets(page, 'body', 24), `targets at ${width} px`).toEqual([]);
    }
    expect(await smallTargets(page, 'body > header', 44), 'targets of the header').toEqual([]);
  });
}

test('nothing of an English page scrolls sideways, however long its words are [S1-mobile-reflow] [LANG-1]', async ({
  page,
}) => {
  test.slow();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of [
      '/en/company/corporateFinanceList',
      '/en/company/lettersearch',
      '/en/creditcard/secondlist?column=401003',
      '/en/creditcard/second/xykjs?codes=beichen-classic,beichen-gold',
      '/en/finance',
      '/en/spesialfinance',
      '/en/personal/consumerEducation',
      '/en/personal/fundpro',
      '/en/personal/lcmx?prodCode=TX26090',
      '/en/personal/second/fundshow?fundCode=007735',
      '/en/personal/second/funddb?codes=009126,012480',
    ]) {
      await open(page, path);
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('by keyboard the entries of a row that is pushed sideways come whole into sight [S1-mobile-reflow]', async ({
  page,
}) => {
  for (const [path, name] of [
    ['/personal/dkll?column=101006', '个人业务栏目'],
    ['/personal/second/fund', '基金专区'],
  ] as const) {
    await open(page, path);
    const entries = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    await entries.first().focus();
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused();
      await expect(entry, `${await entry.textContent()} of ${path}`).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Tab');
    }
  }
});

test('the focus never stands behind the two lines of the fund bar [S1-mobile-reflow] [NAV-9]', async ({
  page,
}) => {
  await open(page, '/personal/fundpro');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  // Backwards, so that the page is pushed down below the bar.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Shift+Tab');
    const behind = await page.evaluate(() => {
      const bar = document
        .querySelector('body > header > [data-late] > :last-child')
        ?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!bar || !focused) return undefined;
      // The way back to the top stands in the bar, not behind it.
      if (focused.matches('[href="#page-start"]')) return 0;
      return Math.round(bar.bottom - focused.getBoundingClientRect().top);
    });
    expect(behind, `px behind the bar at step ${step}`).toBeLessThanOrEqual(0);
  }
});

for (const path of [
  '/search?keyword=父亲走了他卡里的钱怎么取出来',
  '/en/search?keyword=how do I report a lost credit card from abroad',
]) {
  test(`a keyword of several lines keeps clear of the banner's edge on ${path.split('?')[0]} [S1-mobile-reflow]`, async ({
    page,
  }) => {
    await page.goto(path);
    const clear = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const banner = heading.closest('section');
      return (
        text.getBoundingClientRect().top - (banner?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
      );
    });
    expect(clear).toBeGreaterThanOrEqual(12);
  });
}

test('without a mobile site phones get the pages themselves [S1-mobile]', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/personal');
});

test('with a mobile site the root sends phones there, and computers, robots and those who chose the PC pages not [S1-mobile] [SCAL-3]', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-mobile-'));
  copyTemplateStore(dataDir);
  const server = await startServer(dataDir, 0, { MOBILE_SITE_URL: 'https://m.bank.example/' });
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const robot = 'Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; Googlebot/2.1)';
  const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
  const visit = async (userAgent: string, paths: string[]) => {
    const context = await browser.newContext({ userAgent, baseURL: server.url });
    const locations = [];
    for (const path of paths) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      locations.push(`${answer.status()} ${answer.headers()['location'] ?? ''}`.trim());
      if (path === '/') expect(answer.headers()['cache-control']).toContain('private');
    }
    await context.close();
    return locations;
  };
  try {
    expect(await visit(iPhone, ['/', '/personal', '/en'])).toEqual([
      '302 https://m.bank.example/',
      '200',
      '200',
    ]);
    expect(await visit(iPhone, ['/?desktop=1', '/'])).toEqual(['302 /', '302 /personal']);
    expect(await visit(robot, ['/'])).toEqual(['302 /personal']);
    expect(await visit(computer, ['/'])).toEqual(['302 /personal']);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

for (const path of ['/personal', '/company', '/en', '/en/company'])
  test(`nothing of ${path} scrolls sideways at 320 px where a visitor spaces text widely [S1-mobile-reflow] [A11Y-4]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    await spaceText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
