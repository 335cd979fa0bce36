import type { Locator, Page } from '@playwright/test';
import { toolbar as english } from '@bank/site/words/frame/toolbar/en';
import { toolbar as chinese } from '@bank/site/words/frame/toolbar/zh-cn';
import { expectAccessible, expectAccessibleToo, expectStrongContrast } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { layoutShift, SHIFT_LARGEST } from '../support/layout-shift.ts';
import { drawn } from '../support/stopped-clock.ts';
import { expect, test } from '../support/site.ts';

const ARTICLES = '/bobbank/secondlist?column=701001';
/** The toolbar and an entry of the menu, in the words of each language. */
const BARS = [
  { ...LANGUAGES[0], bar: chinese, entry: '公司业务' },
  { ...LANGUAGES[1], bar: english, entry: 'Corporate' },
] as const;

const barOf = (page: Page) =>
  page.getByRole('region', {
    name: new RegExp(`^(?:${chinese['toolbar.label']}|${english['toolbar.label']})$`),
  });
const tool = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });

async function openBar(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+Shift+KeyA');
  const bar = barOf(page);
  // Seen before it has the focus, which a key pressed between would move on from where it was.
  await expect(bar).toBeFocused();
  return bar;
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bob-a11y') ?? '{}') as Record<string, unknown>);

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Settings as an earlier visit left them. */
const remember = (page: Page, settings: Record<string, unknown>) =>
  page.addInitScript(`localStorage.setItem('bob-a11y', '${JSON.stringify({ v: 1, ...settings })}')`);

for (const { home, bar } of BARS) {
  test(`opens by its button on ${home}, pushes the page down by its height and leaves without a trace [S3-a11ybar]`, async ({
    page,
  }) => {
    await open(page, home);
    const button = page.getByRole('button', { name: bar['toolbar.short'], exact: true });
    const before = (await button.boundingBox())?.y ?? 0;
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const region = page.getByRole('region', { name: bar['toolbar.label'] });
    await expect(region).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect((await region.boundingBox())?.height).toBeCloseTo(92, 0);
    expect((await button.boundingBox())?.y).toBeCloseTo(before + 92, 0);

    await region.getByRole('button', { name: bar['toolbar.textLarger'] }).click();
    await region
      .getByRole('button', { name: bar['toolbar.exit'], exact: true })
      .filter({ visible: true })
      .click();
    await expect(region).toBeHidden();
    await expect(button).toBeFocused();
    expect(await style(page.locator('html'), 'font-size')).toBe('16px');
  });
}

test('nothing of the toolbar is fetched before it is wanted [S3-a11ybar]', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/Toolbar/.test(request.url())) chunks.push(request.url());
  });
  await open(page, '/personal');
  expect(chunks).toEqual([]);
  await openBar(page);
  expect(chunks.length).toBeGreaterThan(0);
});

for (const { language, home } of BARS) {
  test(`opens by Alt+Shift+A, comes back to it from below and goes away by Escape, in ${language} [S3-a11ybar] [A11Y-6]`, async ({
    page,
  }) => {
    await open(page, home);
    const bar = await openBar(page);
    await expect(bar).toBeFocused();
    // Not by the End key: the browser may still be scrolling for it when the next key comes.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await page.keyboard.press('Alt+Shift+KeyA');
    await expect(bar).toBeFocused();
    await expect(bar).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });
}

for (const { language, home } of BARS) {
  test(`is worked by keyboard alone: every tool is reached by Tab and shows the focus, in ${language} [S3-a11ybar] [A11Y-1]`, async ({
    page,
  }) => {
    await open(page, home);
    const bar = await openBar(page);
    const buttons = bar.getByRole('button').filter({ visible: true });
    const count = await buttons.count();
    expect(count).toBeGreaterThanOrEqual(16);
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(buttons.nth(index)).toBeFocused();
      expect(await style(buttons.nth(index), 'outline-style')).toBe('solid');
    }
    await page.keyboard.press('Tab');
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
}

for (const { language, home, bar } of BARS) {
  test(`text grows in steps of 10 to 200 %, stops the scaling and is remembered, in ${language} [S3-a11ybar] [S4-scale] [A11Y-4] [SCAL-2]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await open(page, home);
    await expect(page.locator('html')).toHaveAttribute('data-scaled', '');
    await openBar(page);
    await tool(page, bar['toolbar.textLarger']).click();
    await expect(page.locator('html')).toHaveAttribute('data-reflow', '');
    await expect(page.locator('html')).not.toHaveAttribute('data-scaled', '');
    expect(await style(page.locator('html'), 'font-size')).toBe('17.6px');
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Enter');
    await expect(barOf(page).getByText('200%')).toBeVisible();
    expect(await style(page.locator('html'), 'font-size')).toBe('32px');
    expect(await stored(page)).toMatchObject({ v: 1, text: 200 });
  });
}

for (const path of ['/personal', '/en', ARTICLES, '/ckbxDetail']) {
  test(`at 200 % text ${path} does not scroll sideways at any width [S3-a11ybar] [A11Y-4]`, async ({
    page,
  }) => {
    await remember(page, { text: 200, open: true });
    await open(page, path);
    await expect(page.getByRole('region', { name: /无障碍浏览工具条|Accessibility toolbar/ })).toBeVisible();
    for (const width of [1920, 1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

const THEMES = [
  ['hc-night', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ['hc-paper', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'],
  ['hc-blue', 'rgb(0, 18, 77)', 'rgb(255, 230, 107)'],
  ['hc-amber', 'rgb(0, 0, 0)', 'rgb(255, 225, 77)'],
  ['hc-yellow', 'rgb(255, 233, 77)', 'rgb(0, 0, 0)'],
  ['hc-white', 'rgb(255, 255, 255)', 'rgb(0, 37, 122)'],
] as const;
/** Colours are of no language: each theme in one of them, both languages in turn. */
const THEMED = THEMES.map(([theme, ground, text], index) => {
  const one = index % 2 === 0 ? BARS[0] : BARS[1];
  return { ...one, theme, ground, text, name: one.bar['toolbar.themes'][theme] };
});

for (const { home, at, bar, name, theme, ground, text } of THEMED) {
  test(`${name} recolours the page and everything that comes later, in which both engines find nothing, and every text has 7 : 1 [S3-a11ybar] [A11Y-3]`, async ({
    page,
  }) => {
    await open(page, home);
    await openBar(page);
    await tool(page, name).click();
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(tool(page, bar['toolbar.themes'].default)).toHaveAttribute('aria-pressed', 'false');
    const body = page.locator('body');
    expect(await style(body, 'background-color')).toBe(ground);
    expect(await style(body, 'color')).toBe(text);
    // Of what a theme changes axe measures the contrast; IBM's engine judges the shorter page below.
    await expectAccessibleToo(page, `${home} in ${theme}`);
    await open(page, at(ARTICLES));
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await style(page.locator('body'), 'background-color')).toBe(ground);
    expect(
      await page
        .getByRole('main')
        .locator('section')
        .first()
        .locator('img')
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await expect(barOf(page)).toBeVisible();
    await expectAccessible(page, `${at(ARTICLES)} in ${theme}`);
    for (const path of [home, at('/personal/second/fundshow?fundCode=012480')]) {
      await open(page, path);
      await expectStrongContrast(page, `${path} in ${theme}`);
    }
  });
}

for (const { home, bar } of BARS) {
  test(`axe and IBM's engine find nothing on ${home} at 200 % text, and nothing moves after the first paint [S3-a11ybar]`, async ({
    page,
  }) => {
    await remember(page, { open: true, text: 200 });
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, home);
      await expect(page.getByRole('region', { name: bar['toolbar.label'] })).toBeVisible();
      expect(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(SHIFT_LARGEST);
      await (width === 1366 ? expectAccessible : expectAccessibleToo)(
        page,
        `${home} at 200 % text and ${width} px`,
      );
    }
  });
}

test('nothing moves after the first paint in any theme, in the elder view, in reading mode [S3-a11ybar]', async ({
  page,
}) => {
  const states = [...THEMES.map(([theme]) => ({ theme })), { elder: true }, { reading: true }];
  await open(page, ARTICLES);
  for (const state of states) {
    await page.evaluate(
      (settings) => localStorage.setItem('bob-a11y', JSON.stringify({ v: 1, open: true, ...settings })),
      state,
    );
    await open(page, ARTICLES);
    await expect(barOf(page)).toBeVisible();
    expect(await layoutShift(page), JSON.stringify(state)).toBeLessThanOrEqual(SHIFT_LARGEST);
  }
});

test("axe and IBM's engine find nothing with every tool on, at 1366 and 390 px [S3-a11ybar]", async ({
  page,
}) => {
  await remember(page, { open: true, speech: true, cursor: true, guides: true, caption: true, text: 150 });
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/personal');
    await expect(barOf(page)).toBeVisible();
    await (width === 1366 ? expectAccessible : expectAccessibleToo)(page, `every tool at ${width}`);
  }
});

for (const mode of ['reading', 'elder']) {
  test(`axe and IBM's engine find nothing in ${mode} mode [S3-a11ybar]`, async ({ page }) => {
    await remember(page, { open: true, [mode]: true });
    for (const path of ['/personal', ARTICLES]) {
      await open(page, path);
      await expect(barOf(page)).toBeVisible();
      await expectAccessible(page, `${path} in ${mode} mode`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });
}

for (const { language, at, bar } of BARS) {
  test(`the big cursor has forms for ground, links and fields, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await open(page, at(ARTICLES));
    await openBar(page);
    await tool(page, bar['toolbar.cursor']).click();
    expect(await style(page.locator('body'), 'cursor')).toMatch(/arrow.*\.svg.*auto/);
    expect(await style(page.getByRole('link').last(), 'cursor')).toMatch(/hand.*\.svg.*pointer/);
    const files = await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      const cursor = getComputedStyle(field).cursor;
      field.remove();
      return cursor;
    });
    expect(files).toMatch(/beam.*\.svg.*text/);
    const address = /url\("([^"]+)"\)/.exec(files)?.[1] ?? '';
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect((await answer.body()).length).toBeLessThanOrEqual(2_000);
  });
}

for (const [{ language, home }, width] of BARS.flatMap((one) =>
  [1366, 1000].map((px) => [one, px] as const),
)) {
  test(`guide lines cross at the pointer and stand under the focus at ${width} px, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await remember(page, { guides: true });
    await open(page, home);
    const lines = page.locator('[popover][data-a11y-upright] > div');
    await expect(lines).toHaveCount(2);
    const place = async () => ({
      x: (await lines.nth(1).boundingBox())?.x ?? 0,
      y: (await lines.nth(0).boundingBox())?.y ?? 0,
    });
    await page.mouse.move(321, 456);
    await expect.poll(async () => Math.abs((await place()).x - 321)).toBeLessThanOrEqual(1);
    expect(Math.abs((await place()).y - 456)).toBeLessThanOrEqual(1);
    const login = page.getByRole('banner').getByRole('link').nth(3);
    await login.focus();
    const box = await login.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    await expect.poll(async () => Math.abs((await place()).y - box.bottom - 4)).toBeLessThanOrEqual(1);
    expect(Math.abs((await place()).x - box.left)).toBeLessThanOrEqual(1);
    expect(
      await lines.first().evaluate((line) => getComputedStyle(line.parentElement ?? line).pointerEvents),
    ).toBe('none');
  });
}

for (const { language, home, bar, entry } of BARS) {
  test(`captions show the pointed and the focused item in 39 px, with what it is, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await open(page, home);
    await openBar(page);
    await tool(page, bar['toolbar.caption']).click();
    const dock = page.locator('[data-a11y-caption]');
    expect((await dock.boundingBox())?.height).toBeCloseTo(132, 0);
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).focus();
    await expect(dock).toContainText(entry);
    await expect(dock).toContainText(bar['toolbar.kinds'].a);
    expect(await style(dock.locator('p > span').first(), 'font-size')).toBe('39px');
    await page.getByRole('heading', { level: 2 }).filter({ visible: true }).first().hover();
    await expect(dock).toContainText(bar['toolbar.kinds'].heading);
    await dock.getByRole('button', { name: bar['toolbar.captionClose'] }).click();
    await expect(dock).toHaveCount(0);
    await expect(tool(page, bar['toolbar.caption'])).toHaveAttribute('aria-pressed', 'false');
  });
}

test('captions write pinyin over the characters, right for 银行 [S3-a11ybar]', async ({ page }) => {
  await remember(page, { open: true, caption: true, pinyin: true });
  await open(page, '/personal');
  const dock = page.locator('[data-a11y-caption]');
  await page.locator('main').evaluate((main) => {
    const text = document.createElement('h2');
    text.textContent = '银行行长的利率';
    text.tabIndex = 0;
    main.prepend(text);
    text.focus();
  });
  await expect(dock.locator('rt')).toHaveText(['yín', 'háng', 'háng', 'zhǎng', 'de', 'lì', 'lǜ']);
});

for (const { language, home, bar } of BARS) {
  test(`captions stay above a dialog that opens after them, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await remember(page, { open: true, caption: true });
    await open(page, home);
    await tool(page, bar['toolbar.help']).click();
    await expect(page.getByRole('dialog', { name: bar['toolbar.helpTitle'] })).toBeVisible();
    await page.getByRole('dialog').getByRole('heading').hover();
    const dock = page.locator('[data-a11y-caption]');
    await expect(dock).toContainText(bar['toolbar.helpTitle']);
    const isDockOnTop = await dock.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.querySelector('dialog[open]')?.matches(':modal') && top > 0 && left === 0;
    });
    expect(isDockOnTop).toBe(true);
    await expectAccessible(page, 'help dialog');
  });
}

for (const { language, at, bar } of BARS) {
  test(`reading mode leaves the content column, with the same words as before, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await open(page, at('/bobbank/seconddetail?id=20261120-q3-results&column=701001'));
    const paragraphs = page.getByRole('article').last().locator('p');
    const words = await paragraphs.allInnerTexts();
    expect(words.join('').length).toBeGreaterThan(200);
    await openBar(page);
    await tool(page, bar['toolbar.reading']).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    expect(await paragraphs.allInnerTexts()).toEqual(words);
    await tool(page, bar['toolbar.reading']).click();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  });
}

for (const { language, home, bar } of BARS) {
  test(`the elder view sets no text smaller than 18 px and no target smaller than 44 px, in ${language} [S3-a11ybar] [A11Y-8]`, async ({
    page,
  }) => {
    await remember(page, { open: true, elder: true });
    await open(page, home);
    // Its own texts count too, and come with a script of their own.
    await expect(tool(page, bar['toolbar.reading'])).toBeVisible();
    const small = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
          !/[\p{L}\p{N}]/u.test(node.nodeValue ?? '') ||
          parent === null ||
          !parent.checkVisibility() ||
          parent.closest('svg,script')
        )
          continue;
        if (parseFloat(getComputedStyle(parent).fontSize) < 18)
          found.push(`${parent.className}: ${node.nodeValue}`);
      }
      return found;
    });
    expect(small).toEqual([]);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll('button, nav a')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(low).toEqual([]);
  });
}

test.describe('the first paint', () => {
  test.use({ expectedConsole: /net::ERR_FAILED|dynamically imported module/ });
  test('shows the choices before any module has run [S3-a11ybar] [A11Y-2]', async ({ page }) => {
    await remember(page, { open: true, theme: 'hc-night', text: 110 });
    await page.route('**/assets/entry-client*.js', (route) => route.abort());
    await page.goto('/personal');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hc-night');
    expect(await style(page.locator('html'), 'font-size')).toBe('17.6px');
    expect((await page.locator('[data-a11y-place]').boundingBox())?.height).toBeCloseTo(92 * 1.1, 0);
  });
});

for (const { language, at, home, bar, entry } of BARS) {
  test(`choices survive reload and navigation without moving the page, in ${language} [S3-a11ybar] [A11Y-2]`, async ({
    page,
  }) => {
    await open(page, home);
    await openBar(page);
    await tool(page, bar['toolbar.themes']['hc-night']).click();
    await tool(page, bar['toolbar.textLarger']).click();
    for (const path of [home, at(ARTICLES)]) {
      await open(page, path);
      await expect(barOf(page)).toBeVisible();
      expect(await layoutShift(page), path).toBeLessThanOrEqual(SHIFT_LARGEST);
    }
    await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
    await expect(page).not.toHaveURL(/secondlist/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'hc-night');
    await expect(barOf(page).getByText('110%')).toBeVisible();
  });
}

test('a damaged memory is forgotten, not followed [S3-a11ybar] [A11Y-2]', async ({ page }) => {
  await page.addInitScript(
    `localStorage.setItem('bob-a11y', '{"v":1,"text":5000,"theme":"url(x)","open":"yes"}')`,
  );
  await open(page, '/personal');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.*/);
  expect(await style(page.locator('html'), 'font-size')).toBe('16px');
  await expect(barOf(page)).toHaveCount(0);
});

for (const { language, home, bar } of BARS) {
  test(`reset restores the defaults and keeps the bar open, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await remember(page, { open: true, text: 140, theme: 'hc-blue', cursor: true, guides: true });
    await open(page, home);
    await barOf(page).waitFor();
    await page.keyboard.press('Alt+Shift+KeyO');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /.*/);
    expect(await stored(page)).toMatchObject({
      open: true,
      text: 100,
      theme: 'default',
      cursor: false,
      guides: false,
    });
    await expect(barOf(page)).toBeVisible();
    await expect(page.getByText(bar['toolbar.resetDone'])).toBeAttached();
  });
}

for (const { language, home, bar } of BARS) {
  test(`shortcuts are listed in the help and can be turned off, in ${language} [S3-a11ybar] [A11Y-6]`, async ({
    page,
  }) => {
    await open(page, home);
    await openBar(page);
    await page.keyboard.press('Alt+Shift+KeyC');
    await expect(page.locator('html')).toHaveAttribute('data-big-cursor', '');
    await page.keyboard.press('Alt+Shift+KeyH');
    const dialog = page.getByRole('dialog', { name: bar['toolbar.helpTitle'] });
    await expect(dialog.getByRole('row', { name: `Alt + Shift + C ${bar['toolbar.cursor']}` })).toBeVisible();
    await dialog.getByRole('checkbox', { name: bar['toolbar.shortcutsOn'] }).uncheck();
    await dialog.getByRole('button', { name: bar['toolbar.close'], exact: true }).click();
    await page.keyboard.press('Alt+Shift+KeyC');
    await page.keyboard.press('Alt+Shift+KeyX');
    await expect(page.locator('html')).toHaveAttribute('data-big-cursor', '');
    await expect(barOf(page)).toBeVisible();
  });
}

test.describe('reading aloud', () => {
  // A device with voices: what is spoken is written down instead.
  // Each utterance lasts until the test ends it, however long the machine takes for everything else.
  const FAKE_VOICES = `(() => {
    window.spoken = [];
    let said = [];
    window.endSpeech = () => said.splice(0).forEach((one) => one.dispatchEvent(new Event('end')));
    const voice = (lang) => ({ lang, localService: true, name: lang, voiceURI: lang, default: false });
    const synth = {
      getVoices: () => [voice('zh-CN'), voice('en-US')],
      addEventListener: () => {},
      speak: (one) => { window.spoken.push(one.lang + ' ' + one.rate + ' ' + one.text); said.push(one); },
      // As in browsers, an utterance that was cancelled still ends.
      cancel: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synth });
    window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
  })()`;
  const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  const endSpeech = (page: Page) =>
    page.evaluate(() => (window as unknown as { endSpeech: () => void }).endSpeech());

  for (const { language, home, bar, entry, switchName } of BARS) {
    test(`says what the pointer rests on, and what has the focus, in ${language} [S3-a11ybar] [A11Y-5]`, async ({
      page,
    }) => {
      const voices = language === 'CN' ? ['zh-CN', 'en-US'] : ['en-US', 'zh-CN'];
      await page.addInitScript(FAKE_VOICES);
      await open(page, home);
      await openBar(page);
      await tool(page, bar['toolbar.speech']).click();
      await tool(page, bar['toolbar.rateNow'](1.25)).click();
      await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).focus();
      await expect.poll(() => spoken(page)).toContain(`${voices[0]} 1.25 ${entry}`);
      await page.getByRole('banner').getByRole('link', { name: switchName }).focus();
      await expect
        .poll(async () => (await spoken(page)).at(-1))
        .toContain(`${voices[1]} 1.25 ${language === 'CN' ? 'English' : '中文'}`);
    });
  }

  for (const { language, at, bar } of BARS) {
    test(`reads the page through, once each, and falls silent when the page changes, in ${language} [S3-a11ybar] [A11Y-5]`, async ({
      page,
    }) => {
      await page.addInitScript(FAKE_VOICES);
      await open(page, at(ARTICLES));
      await openBar(page);
      await page.keyboard.press('Alt+Shift+KeyS');
      await tool(page, bar['toolbar.continuous']).click();
      for (let count = 1; count <= 12; count += 1) {
        await expect.poll(async () => (await spoken(page)).length).toBe(count);
        if (count < 12) await endSpeech(page);
      }
      // By now the page has scrolled on to what is being read, and the controls with it.
      await expect(page.locator('[data-a11y-spoken]')).toBeInViewport();
      await expect(barOf(page).getByRole('button', { name: bar['toolbar.cursor'] })).not.toBeInViewport();
      await expect(tool(page, bar['toolbar.pause'])).toBeInViewport({ ratio: 1 });
      await tool(page, bar['toolbar.pause']).click();
      await expect(tool(page, bar['toolbar.pause'])).toHaveAttribute('aria-pressed', 'true');
      await endSpeech(page);
      await drawn(page);
      expect(await spoken(page), 'silent while paused').toHaveLength(12);
      await tool(page, bar['toolbar.pause']).click();
      await expect.poll(async () => (await spoken(page)).length, 'begins the sentence again').toBe(13);
      const [twelfth, again] = (await spoken(page)).slice(11);
      expect(again).toBe(twelfth);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(tool(page, bar['toolbar.continuous'])).toHaveAttribute('aria-pressed', 'false');
      await endSpeech(page);
      await drawn(page);
      expect(await spoken(page), 'silent on the next page').toHaveLength(13);
    });
  }

  test('the controls of continuous reading stay in view without moving the page, above the captions [S3-a11ybar]', async ({
    page,
  }) => {
    await page.addInitScript(FAKE_VOICES);
    await remember(page, { open: true, speech: true, caption: true });
    for (const width of [1366, 1000, 390]) {
      const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
      await page.setViewportSize({ width, height: 844 });
      await open(page, ARTICLES);
      await expect(barOf(page)).toBeVisible();
      const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.keyboard.press('Alt+Shift+KeyR');
      const controls = barOf(page).getByRole('group', { name: '朗读控制' });
      const dock = page.locator('[data-a11y-caption]');
      await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(0);
      const box = await controls.boundingBox();
      const captions = await dock.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeCloseTo(captions?.y ?? -1, 0);
      expect(box?.width, `${width} px`).toBeCloseTo(width, 0);
      expect(await top(), `${width} px`).toBeCloseTo(before, 0);
      // A page that is scaled down has smaller targets by specification.
      if (width !== 1000) await judge(page, `reading through at ${width}`);
    }
  });

  for (const { language, home, bar } of BARS) {
    test(`says so plainly when the device has no voice, in ${language} [S3-a11ybar] [A11Y-5]`, async ({
      page,
    }) => {
      await page.addInitScript(`speechSynthesis.getVoices = () => []`);
      await open(page, home);
      await openBar(page);
      await tool(page, bar['toolbar.speech']).click();
      await page.getByRole('banner').getByRole('link').first().focus();
      await expect(
        barOf(page).getByText(bar['toolbar.noVoice'][language === 'CN' ? 'zh-CN' : 'en-US']),
      ).toBeVisible();
    });
  }
});

for (const { language, home, bar } of BARS) {
  test(`on a phone it is one line that unfolds to one column, in ${language} [S3-a11ybar]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await remember(page, { open: true });
    await open(page, home);
    const region = barOf(page);
    await expect(region).toBeVisible();
    expect((await region.boundingBox())?.height).toBeCloseTo(56, 0);
    await region.getByRole('button', { name: bar['toolbar.short'] }).click();
    const tools = [
      bar['toolbar.speech'],
      bar['toolbar.cursor'],
      bar['toolbar.guides'],
      bar['toolbar.caption'],
      bar['toolbar.reading'],
      bar['toolbar.elder'],
      bar['toolbar.reset'],
      bar['toolbar.help'],
    ];
    const boxes = await Promise.all(tools.map((name) => tool(page, name).boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(1);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

for (const { home, bar } of BARS) {
  test(`at 200 % text on ${home} its tools stand in two columns, on less than half of the window, folded or not as they were left [S3-a11ybar] [A11Y-1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await remember(page, { text: 200 });
    await open(page, home);
    await page.keyboard.press('Alt+Shift+KeyA');
    const region = page.getByRole('region', { name: bar['toolbar.label'] });
    const fold = region.getByRole('button', { expanded: true });
    await expect(fold).toBeVisible();
    expect((await region.boundingBox())?.height).toBeLessThan(450);
    const tools = await region.locator('[aria-pressed]').all();
    const columns = new Set<number>();
    for (const one of tools) columns.add(((await one.boundingBox())?.x ?? 0) < 720 ? 0 : 1);
    expect(columns.size).toBe(2);
    expect(await sideways(page)).toBeLessThanOrEqual(0);

    await fold.click();
    const folded = region.getByRole('button', { expanded: false });
    await expect(folded).toBeVisible();
    expect(await stored(page)).toMatchObject({ open: true, unfolded: false });
    await page.getByRole('contentinfo').locator('a[href^="/"]').filter({ visible: true }).last().click();
    await expect(page).not.toHaveURL(home);
    await expect(folded).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyA');
    await expect(region).toBeFocused();
    await expect(folded).toBeVisible();
  });
}

test('what was left unfolded is so on the next page, and nothing moves for it [S3-a11ybar]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await remember(page, { open: true, unfolded: true, text: 200 });
  await open(page, ARTICLES);
  await expect(tool(page, '大光标')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_LARGEST);
});
