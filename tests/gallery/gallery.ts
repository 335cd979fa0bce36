import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { watchPages } from '../support/watched-pages.ts';

export { expect };

const PACKAGES = resolve(import.meta.dirname, '../../packages');
const ENDING = '.examples.tsx';

export const LANGUAGES = ['CN', 'EN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** 'ui/Button/Button', 'parts/lists/ListPages': the parts that have examples, as the gallery names them. */
export const PARTS: readonly string[] = [
  ...examplesIn('ui').map((file) => `ui/${file}`),
  ...examplesIn('site'),
].map((file) => file.slice(0, -ENDING.length));

function examplesIn(name: string): string[] {
  return readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.split(sep).join('/'))
    .toSorted();
}

interface ListedExample {
  id: string;
  isInEveryTheme: boolean;
}

export interface Look {
  language: Language;
  theme?: string;
}

/** A page of the gallery that goes from one example to the next: the document stays, and with it the engines in it. */
export class Gallery {
  readonly page: Page;
  readonly #examples: readonly ListedExample[];
  readonly #seen: string[];

  private constructor(page: Page, examples: readonly ListedExample[], seen: string[]) {
    this.page = page;
    this.#examples = examples;
    this.#seen = seen;
  }

  static async open(browser: Browser, deviceScaleFactor = 1): Promise<Gallery> {
    const context = await browser.newContext({
      ...(process.env['GALLERY_URL'] && { baseURL: process.env['GALLERY_URL'] }),
      viewport: { width: 1366, height: 900 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      // What moves would be judged and pictured halfway.
      reducedMotion: 'reduce',
      deviceScaleFactor,
    });
    const seen = await watchPages(context);
    const page = await context.newPage();
    // Opening hours are told by it.
    await page.clock.setFixedTime(new Date('2026-11-20T10:30:00+08:00'));
    // Nobody answers here: examples that ask are shown as they are without an answer.
    await page.route('**/api/**', (route) => route.fulfill({ json: { code: 500, data: null, message: '' } }));
    await page.goto('/');
    const links = page.locator('[data-example]');
    await links.first().waitFor();
    const examples = await links.evaluateAll((found) =>
      found.map((link) => ({
        id: link.getAttribute('data-example') ?? '',
        isInEveryTheme: link.hasAttribute('data-in-every-theme'),
      })),
    );
    return new Gallery(page, examples, seen);
  }

  examplesOf(part: string): readonly ListedExample[] {
    const found = this.#examples.filter(({ id }) => id.startsWith(`${part}/`));
    expect(found.length, `the gallery has no examples of ${part}`).toBeGreaterThan(0);
    return found;
  }

  /** Resolves when the page has heard of its new size: what it does then must not come upon the next example. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  async show(id: string, { language, theme = 'default' }: Look): Promise<void> {
    const address = `/show/${id}?${new URLSearchParams({ language, theme }).toString()}`;
    await this.page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(this.page.locator(`html[data-shown="${address}"]`), `${id} is not shown`).toBeAttached();
  }

  /** Errors in the browser's console since it was last asked. */
  takeErrors(): string[] {
    return this.#seen.splice(0);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

export const test = base.extend<{ quietConsole: void }, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const gallery = await Gallery.open(browser);
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ gallery }, use) => {
      await use();
      expect(gallery.takeErrors(), 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});
