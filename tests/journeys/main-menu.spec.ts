import type { Page } from '@playwright/test';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** All of them 'dense' to menu-fit.ts. */
const NINE = {
  CN: [
    '个人金融服务',
    '公司金融业务',
    '金融市场业务',
    '信用卡中心',
    '特色金融专区',
    '养老金融服务',
    '消费者权益保护',
    '投资者关系',
    '今日北曜',
  ],
  EN: [
    'Personal Banking',
    'Corporate Banking',
    'Financial Markets',
    'Credit Cards',
    'Wealth Management',
    'Pension Services',
    'Consumer Protection',
    'Investor Relations',
    'Beiyao Today',
  ],
} as const;

/** Gives the menu these entries, as close as the server would have set them. */
const rename = (page: Page, names: readonly string[]) =>
  page.getByRole('navigation', { name: /主菜单|Main menu/ }).evaluate((nav, given) => {
    const list = nav.querySelector('ul');
    const first = list?.querySelector(':scope > li');
    if (!list || !first) throw new Error('There is no menu');
    while (list.children.length < given.length) list.append(first.cloneNode(true));
    list.dataset['fit'] = 'dense';
    [...list.children].forEach((entry, index) => {
      const link = entry.querySelector(':scope > a');
      if (link) link.textContent = given[index] ?? '';
    });
  }, names);

/** Entries on more than one line, under another, or outside the bar. */
const faults = (page: Page) =>
  page.getByRole('navigation', { name: /主菜单|Main menu/ }).evaluate((nav) => {
    const links = [...nav.querySelectorAll(':scope > ul > li > a')];
    const textOf = (link: Element) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range;
    };
    const bar = nav.parentElement?.getBoundingClientRect();
    const tools = nav.nextElementSibling?.getBoundingClientRect();
    if (!bar || !tools) throw new Error('There is no bar');
    const boxes = links.map((link) => textOf(link).getBoundingClientRect());
    return links.flatMap((link, index) => {
      const own = boxes[index];
      if (!own) return [];
      const lines = new Set([...textOf(link).getClientRects()].map(({ top }) => Math.round(top))).size;
      const hits = boxes.some(
        (other, at) =>
          at !== index &&
          Math.min(own.right, other.right) - Math.max(own.left, other.left) > 0 &&
          Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 0,
      );
      const isOut = own.right > tools.left || own.top < bar.top - 1 || own.bottom > bar.bottom + 1;
      const found = [lines > 1 && 'lines', hits && 'overlap', isOut && 'out'].filter(Boolean);
      return found.length > 0 ? [`${link.textContent}: ${found.join(' ')}`] : [];
    });
  });

const rowsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /主菜单|Main menu/ })
    .evaluate(
      (nav) =>
        new Set(
          [...nav.querySelectorAll(':scope > ul > li')].map((entry) =>
            Math.round(entry.getBoundingClientRect().top),
          ),
        ).size,
    );

for (const [language, path] of [
  ['CN', '/ckbxDetail'],
  ['EN', '/en/ckbxDetail'],
] as const) {
  test(`nine long entries of the main menu keep one line each in ${language}, at every width and text size [S3-menu]`, async ({
    page,
  }) => {
    for (const width of [1920, 1366, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await faults(page), `as they are, at ${width} px`).toEqual([]);
      await rename(page, NINE[language]);
      expect(await faults(page), `nine, at ${width} px`).toEqual([]);
      // Nine English names of two words are wider than the bar: whole entries go on in a second row.
      if (language === 'CN') expect(await rowsOf(page), `at ${width} px`).toBe(1);
    }
    // 110 % is the most that 1366 px have room for before the page reflows, 160 % that of 1920 px.
    for (const [width, text] of [
      [1366, 110],
      [1920, 130],
      [1920, 160],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        (size) => localStorage.setItem('bob-a11y', JSON.stringify({ v: 1, text: size })),
        text,
      );
      await open(page, path);
      expect(await faults(page), `as they are, at ${text} %`).toEqual([]);
      await rename(page, NINE[language]);
      expect(await faults(page), `nine, at ${text} %`).toEqual([]);
    }
  });
}

for (const { language, at, home, messages, siteName } of LANGUAGES) {
  test(`browses from the menu to every section and on to a page of each, in ${language} [S3-menu] [S1-sections] [S1-lang] [S2-meta]`, async ({
    page,
  }) => {
    await open(page, home);
    await mark(page);
    const menu = page.getByRole('navigation', { name: messages['header.menu'] });
    const sections = await menu
      .locator(':scope > ul > li > a')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? '']),
      );
    const expected = ['/company', '/finance', '/creditcard', '/spesialfinance', '/investment', '/bobbank'];
    expect(sections.map(([, address]) => address)).toEqual(expect.arrayContaining(expected.map(at)));
    for (const [name = '?', address = '?'] of sections) {
      await menu.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(new RegExp(`-${siteName}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const deeper = page.getByRole('main').locator(`a[href^="${address}/"]:visible`).first();
      if ((await deeper.count()) === 0) continue;
      const to = (await deeper.getAttribute('href')) ?? '';
      await deeper.click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectSameDocument(page);
  });
}

test('the English panel is as high as what it holds, fits a window of 768 px, and ends with what visitors come for [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  await open(page, '/en/ckbxDetail');
  const heights: number[] = [];
  for (const name of [
    'Personal',
    'Corporate',
    'Financial Markets',
    'Credit Cards',
    'Special Finance',
    'Investor Relations',
    'Beiyao Today',
  ]) {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name, exact: true }).first().hover();
    const id = await menu.getByRole('button', { name: `${name} sub-menu` }).getAttribute('aria-controls');
    const panel = page.locator(`[id="${id}"]`);
    await expect(panel).toBeVisible();
    heights.push(Math.round((await panel.boundingBox())?.height ?? 0));
    await expect(panel.getByRole('link', { name: 'Open an account in 40 minutes' })).toBeVisible();
    const columns = await panel.evaluate((root) =>
      [...root.querySelectorAll(':scope ul > li:has(> h3)')].map(
        (column) => column.querySelectorAll(':scope > ul > li').length,
      ),
    );
    expect(Math.min(...columns), `links in a column of ${name}`).toBeGreaterThanOrEqual(
      columns.length > 2 ? 3 : 2,
    );
  }
  expect(Math.min(...heights), heights.join(' ')).toBeLessThanOrEqual(290);
  expect(Math.max(...heights), heights.join(' ')).toBeLessThanOrEqual(650);
});
