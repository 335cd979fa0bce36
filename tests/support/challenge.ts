import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';

let visitors = 0;

/** A network address of its own for each journey, so that the limits of one do not reach the next. */
export function aVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.${100 + (process.pid % 100)}.${visitors}` };
}

const DIGITS = new Map(Array.from('零一二三四五六七八九', (word, value) => [word, value]));

/** '二十三' → 23. */
function numberOf(words: string): number {
  const [tens, units] = words.includes('十') ? words.split('十') : ['零', words];
  return (tens === '' ? 1 : (DIGITS.get(tens ?? '') ?? 0)) * 10 + (DIGITS.get(units ?? '') ?? 0);
}

const ENGLISH = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
  ...'sixteen seventeen eighteen nineteen'.split(' '),
];
const ENGLISH_TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 'twenty-three' → 23. */
function numberInEnglish(words: string): number {
  const small = ENGLISH.indexOf(words);
  if (small !== -1) return small;
  const [tens = '', units = 'zero'] = words.split('-');
  return ENGLISH_TENS.indexOf(tens) * 10 + ENGLISH.indexOf(units);
}

/** The sum as a listener works it out: '算术题：比六十三少二的数是多少？' → '61', 'Sum: What is ten plus two?' → '12'. */
export function worked(question: string): string {
  const [, of = '', sum = '', by = ''] = /What is (\S+) (plus|minus) (\S+)\?/.exec(question) ?? [];
  if (sum !== '') return String(numberInEnglish(of) + (sum === 'plus' ? 1 : -1) * numberInEnglish(by));
  const [, change = '', way = '', from = ''] =
    /number is (\S+) (more|less) than (\S+)\?/.exec(question) ?? [];
  if (way !== '') return String(numberInEnglish(from) + (way === 'more' ? 1 : -1) * numberInEnglish(change));
  return workedInChinese(question);
}

function workedInChinese(question: string): string {
  const [, , first = '', sign = '', second = ''] =
    /：(比)?(.+?)([加减多少])(.+?)(等于|的数)/.exec(question) ?? [];
  const change = numberOf(second);
  return String(numberOf(first) + (sign === '加' || sign === '多' ? change : -change));
}

const sumOf = (page: Page) => page.getByRole('textbox', { name: /^(?:算术题：|Sum: ).+[？?]$/ });

/** Asks for a sum instead of the picture and waits for it: without script that is a new page, and what is filled in before it comes is lost. */
export async function askForSum(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:看不清，改做算术题|Answer a sum instead)$/ }).click();
  await expect(sumOf(page)).toBeVisible();
}

/** Waits for the sum and answers it. */
export async function answerSum(page: Page): Promise<void> {
  const field = sumOf(page);
  await expect(field).toBeVisible();
  await field.fill(worked((await page.locator('label[for="captcha"]').textContent()) ?? ''));
}

/** Waits for the picture itself: what it asks stands in the store only once it has been drawn. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /验证码图片|verification code/i });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

const LETTERS = 'ACEFHJKLMNPRTUVWXY34679';

/** What the picture says, found by trying all codes: the store holds nothing but a digest. */
export function codeInPicture(dataDir: string, captchaKey: string, form = 'staff'): string {
  const database = new DatabaseSync(join(dataDir, 'visits.db'), { readOnly: true });
  const row = database.prepare('select answer from challenge where key = ?').get(captchaKey);
  database.close();
  for (let i = 0; i < LETTERS.length ** 4; i += 1) {
    const code = [12_167, 529, 23, 1].map((weight) => LETTERS[Math.floor(i / weight) % 23]).join('');
    const digest = createHash('sha256').update(`${form}\n${captchaKey}\n${code}`).digest('hex');
    if (digest === row?.['answer']) return code;
  }
  throw new Error('No code fits the digest in the store.');
}
