import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** What a picture depends on besides the site: stands beside the pictures. */
interface MadeWith {
  browser: string;
  /** Digest of a specimen of all fonts that the site may be drawn in: it also differs with what draws them. */
  specimen: string;
}

const FILE = join(import.meta.dirname, 'pictures/made-with.json');

// Fonts by name and not by token: the specimen must stay the same whatever becomes of the site.
const FAMILIES = [
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'Helvetica Neue',
  'Georgia',
  'Arial',
  'sans-serif',
  'serif',
];
const SPECIMEN = FAMILIES.map(
  (family) =>
    `<p style="font: 24px '${family}'">北曜银行 存款利率 Bank of Beiyao 0123456789 <b>Aa 永</b></p>`,
).join('');

async function thisMachine(browser: Browser): Promise<MadeWith> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  try {
    await page.setContent(`<meta charset="utf-8">${SPECIMEN}`);
    const specimen = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
    return { browser: `Chromium ${browser.version()}`, specimen };
  } finally {
    await page.close();
  }
}

/** Why the stored pictures cannot be compared on this machine, or undefined where they can. */
export async function whyIncomparable(browser: Browser): Promise<string | undefined> {
  if (!existsSync(FILE)) return 'there are no pictures yet';
  const made = JSON.parse(readFileSync(FILE, 'utf8')) as MadeWith;
  const here = await thisMachine(browser);
  if (made.browser !== here.browser)
    return `they were made with ${made.browser}, and this is ${here.browser}`;
  if (made.specimen !== here.specimen) return 'they were made with other fonts than this machine has';
  return undefined;
}

export async function writeMadeWith(browser: Browser): Promise<void> {
  writeFileSync(FILE, `${JSON.stringify(await thisMachine(browser), undefined, 2)}\n`);
}
