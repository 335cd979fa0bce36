import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import { expect, Gallery, PARTS, test as base, type Look } from './gallery.ts';
import { whyIncomparable, writeMadeWith } from './made-with.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
/**
 * Larger pictures would make every clone of the repository slow: a part that is too large to be kept as it is, is kept at
 * half its size, where a line out of place still shows, and one that is larger yet is not kept.
 */
const LARGEST_BYTES = { whole: 6_000, half: 10_000 };
const HEIGHT = 844;
const SETTLED_WITHIN = 5;
/** Antialiasing at the edge of a glyph; a changed character is more. */
const TOLERATED_PIXELS = 10;

/** Each language and each width once: what a part does in one it does in the other. */
const EVERY_EXAMPLE: readonly Shot[] = [
  { language: 'CN', width: 1366, theme: 'default' },
  { language: 'EN', width: 390, theme: 'default' },
];
/** A contrast scheme, of which the others differ in colours alone, and the bank's grey. */
const EVERY_THEME: readonly Shot[] = ['hc-night', 'grey'].map((theme) => ({
  language: 'EN',
  width: 390,
  theme,
}));

interface Shot extends Required<Look> {
  width: 390 | 1366;
}

type Scale = keyof typeof LARGEST_BYTES;
type Views = Readonly<Record<Scale, Gallery>>;

const test = base.extend<object, { views: Views; incomparable: string | undefined }>({
  incomparable: [
    async ({ browser }, use, { config }) => {
      const isRenewing = config.updateSnapshots !== 'none';
      if (isRenewing) await writeMadeWith(browser);
      const why = isRenewing ? undefined : await whyIncomparable(browser);
      if (why !== undefined) {
        process.stdout.write(
          `\nThe pictures are not compared: ${why}. \`npm run gallery:renew\` makes them anew.\n\n`,
        );
      }
      await use(why);
    },
    { scope: 'worker' },
  ],
  views: [
    async ({ browser, gallery }, use) => {
      const half = await Gallery.open(browser, 0.5);
      await use({ whole: gallery, half });
      await half.close();
    },
    { scope: 'worker' },
  ],
});

for (const part of PARTS) {
  test(`${part} looks as it did`, async ({ views, incomparable }) => {
    test.skip(incomparable !== undefined, incomparable);
    const isRenewing = test.info().config.updateSnapshots !== 'none';
    const folder = join(FOLDER, part);
    const stored = existsSync(folder) ? readdirSync(folder) : [];
    const kept: (string | undefined)[] = [];
    for (const { id, isInEveryTheme } of views.whole.examplesOf(part)) {
      for (const shot of isInEveryTheme ? [...EVERY_EXAMPLE, ...EVERY_THEME] : EVERY_EXAMPLE) {
        kept.push(await compare(views, id, shot, isRenewing));
      }
    }
    const leftOver = stored.filter((file) => !kept.includes(`${part}/${file}`));
    if (isRenewing) for (const file of leftOver) rmSync(join(folder, file));
    else expect(leftOver, `pictures in ${folder} that no example has any more`).toEqual([]);
  });
}

/**
 * Resolves to the picture's file, to the empty file that says it is too large to be kept, or to undefined where nothing is to be
 * seen. What is kept is decided when pictures are renewed: the length of one just below a limit differs from run to run.
 */
async function compare(
  views: Views,
  id: string,
  shot: Shot,
  isRenewing: boolean,
): Promise<string | undefined> {
  const { language, width, theme } = shot;
  const name = [id, language, width, ...(theme === 'default' ? [] : [theme])].join('.');
  const files: Record<Scale, string> = { whole: `${name}.png`, half: `${name}.half.png` };
  const tooLarge = `${name}.too-large`;
  const isKept = (scale: Scale) => existsSync(join(FOLDER, files[scale]));
  if (!isRenewing && existsSync(join(FOLDER, tooLarge))) return tooLarge;
  const scales: readonly Scale[] = isRenewing ? ['whole', 'half'] : [isKept('half') ? 'half' : 'whole'];
  for (const scale of scales) {
    const file = files[scale];
    const { page } = views[scale];
    await views[scale].resize(width, HEIGHT);
    await views[scale].show(id, { language, theme });
    const clip = await drawnArea(page);
    if (clip === undefined) return undefined;
    const shown = { clip, fullPage: clip.y + clip.height > HEIGHT, animations: 'disabled' } as const;
    const isTooLarge = async () =>
      (await settledLength(page, { ...shown, scale: 'device' })) > LARGEST_BYTES[scale];
    // Otherwise one that is kept is compared whatever it has become.
    if (isRenewing && (await isTooLarge())) continue;
    const options = { ...shown, scale: 'device', maxDiffPixels: TOLERATED_PIXELS } as const;
    await expect.soft(page).toHaveScreenshot(file.split('/'), options);
    return file;
  }
  mkdirSync(dirname(join(FOLDER, tooLarge)), { recursive: true });
  writeFileSync(join(FOLDER, tooLarge), '');
  return tooLarge;
}

/** Bytes of a picture that is the same twice: icons come from a file of their own, a moment after the rest. */
async function settledLength(page: Page, shown: PageScreenshotOptions): Promise<number> {
  let picture = await page.screenshot(shown);
  for (let attempt = 0; attempt < SETTLED_WITHIN; attempt++) {
    const next = await page.screenshot(shown);
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture.length;
}

/**
 * What the example covers once it stands, also where it hangs outside of its place as panels and notices do; undefined where
 * nothing shows.
 */
function drawnArea(page: Page): Promise<{ x: number; y: number; width: number; height: number } | undefined> {
  return page.evaluate(async () => {
    // A panel that was pressed open begins to show with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      // One that follows a scroll position ends when somebody scrolls.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ending);
    const stage = document.getElementById('stage');
    if (stage === null) return undefined;
    const boxes = [stage, ...stage.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height, right, bottom }) => width > 1 && height > 1 && right > 0 && bottom > 0);
    if (boxes.length === 0) return undefined;
    const { clientWidth } = document.documentElement;
    const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
    const right = Math.min(clientWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
    const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}
