import type { Page } from '@playwright/test';
import { aPhoto } from '@bank/publish/testing';
import { activateEdits } from '../support/edited-content.ts';
import { expect, test } from '../support/site.ts';

// Packs, checks and imports the whole demo bank.
test.slow();

const ARTICLE = '20240118-hefei-branch';
const FILE = `articles/701001/${ARTICLE}`;
const ADDRESS = `/bobbank/seconddetail?id=${ARTICLE}&column=701001`;
const HALL = '开业当天的营业大厅';

test.beforeAll(async ({ site }) => {
  // Two of them: of one, a browser takes again what it has, however wide.
  const photograph = await aPhoto({ width: 1600, height: 1000 });
  const hall = await aPhoto({ width: 1600, height: 900, grain: 0 });
  await activateEdits(
    site,
    {
      [`${FILE}.zh.md`]: (text) =>
        `${text.replace(/^cover: .*$/m, 'cover: images/photograph.jpg\nfocus: 62% 40%')}\n\n![${HALL}](images/hall.jpg)\n`,
      [`${FILE}.en.md`]: (text) => text.replace('---\n', '---\npictures: [The hall on the opening day]\n'),
    },
    { 'media/images/photograph.jpg': photograph, 'media/images/hall.jpg': hall },
  );
  // The server hears of the release a moment later.
  const shown = async () => (await fetch(site.url + ADDRESS)).text();
  await expect.poll(shown).toContain(HALL);
});

/** The pictures of the content that a page fetches, by how they end. */
function fetched(page: Page): string[] {
  const endings: string[] = [];
  page.on('request', (request) => {
    const [, ending] = /\/images\/[0-9a-f]{24}\.(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (ending !== undefined && ending !== 'svg') endings.push(ending);
  });
  return endings;
}

/** How many pixels wide the file is that the browser took for an image. */
function widthTaken(page: Page, image: string): Promise<number> {
  return page.locator(image).evaluate(async (element) => {
    const shown = element as HTMLImageElement;
    await shown.decode();
    const { pathname } = new URL(shown.currentSrc);
    const choices = [...(shown.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
    const [, width] = new RegExp(`${pathname} (\\d+)w`).exec(choices.join(', ')) ?? [];
    return Number(width);
  });
}

for (const [width, head, inText] of [
  [390, 400, 400],
  [1366, 1200, 800],
] as const) {
  test(`a photograph comes as one AVIF of the width that a window of ${width} px shows`, async ({ page }) => {
    const endings = fetched(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(ADDRESS);
    const picture = `main picture img[alt="${HALL}"]`;
    await page.locator(picture).scrollIntoViewIfNeeded();
    expect(await widthTaken(page, picture)).toBe(inText);
    expect(await widthTaken(page, 'main section picture img[data-focus-x="60"]')).toBe(head);
    // The head and the text, and nothing twice.
    expect(endings).toEqual(['avif', 'avif']);
    const position = page.locator('main section picture img[data-focus-x]');
    await expect(position).toHaveCSS('object-position', '60% 40%');
  });
}

test('an English text shows the picture of the Chinese one, and says in English what it shows', async ({
  page,
}) => {
  await page.goto(`/en${ADDRESS}`);
  await expect(page.getByRole('img', { name: 'The hall on the opening day' })).toBeVisible();
});
