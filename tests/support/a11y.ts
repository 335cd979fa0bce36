import { expect, test, type Page } from '@playwright/test';
import { findWeakContrast, findWithAxe, findWithIbm } from './a11y-engines.ts';
import { open } from './hydrated.ts';
import { machinePace } from './machine-pace.ts';

type Engine = (page: Page) => Promise<string[]>;

const WIDE = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };

const PACE = machinePace();
const TIMER_PATIENCE_MS = 2_000 * PACE;
/** Both engines take seconds for a long page: a test that judges several must not share out the time meant for one. */
const JUDGEMENT_MS = 20_000 * PACE;
const OPENING_MS = 5_000 * PACE;

// Where script is off, timers never fire, and both engines would wait for theirs until the test times out.
async function expectScript(page: Page, name: string): Promise<void> {
  const hasTimers = page
    .evaluate('new Promise((done) => setTimeout(() => done(true), 0))')
    .catch(() => false);
  const gaveUp = new Promise((done) => setTimeout(() => done(false), TIMER_PATIENCE_MS));
  if (await Promise.race([hasTimers, gaveUp])) return;
  throw new Error(
    `${name}: script is off in this page, and neither axe nor IBM's engine can work without it. ` +
      "Check it in a *.spec.ts whose scripts never arrive: page.route('**/*.js', (route) => route.abort()).",
  );
}

async function judge(page: Page, name: string, engines: readonly Engine[]): Promise<void> {
  test.info().setTimeout(test.info().timeout + JUDGEMENT_MS);
  await expectScript(page, name);
  const findings: string[] = [];
  for (const find of engines) findings.push(...(await find(page)));
  // Softly: what is wrong with one page of a list must not hide what is wrong with the next.
  expect
    .soft(findings.length, `${name}: ${findings.length} accessibility findings\n\n${findings.join('\n\n')}\n`)
    .toBe(0);
}

/** Checks the page as it stands now with axe and IBM's engine; `name` says in the report which page and state that is. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await judge(page, name, [findWithAxe, (it) => findWithIbm(it)]);
}

/**
 * Checks with axe alone what both engines have judged at another width. IBM's engine reads the markup, which is the same
 * at every width, and takes longer than all else that a journey does.
 */
export async function expectAccessibleToo(page: Page, name: string): Promise<void> {
  await judge(page, name, [findWithAxe]);
}

/** Opens an address, checks it wide with both engines and at a phone's width with axe; at neither it scrolls sideways. */
export async function expectAccessibleAddress(page: Page, path: string, phone = PHONE): Promise<void> {
  await page.setViewportSize(WIDE);
  await open(page, path);
  // A summary that took the focus may leave a control half under the sticky header, where axe cannot measure it.
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page, `${path} at ${WIDE.width}`);
  await expectNoWider(page, `${path} at ${WIDE.width}`);
  await page.setViewportSize(phone);
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessibleToo(page, `${path} at ${phone.width}`);
  await expectNoWider(page, `${path} at ${phone.width}`);
}

/**
 * Checks addresses one after another in one window, where scripts and styles that they share have come already: a window
 * of its own for each would fetch and compile them again, which takes as long as half of what is judged.
 */
export async function expectAccessibleAddresses(
  page: Page,
  paths: readonly string[],
  phone = PHONE,
): Promise<void> {
  test.setTimeout(test.info().timeout + paths.length * OPENING_MS);
  for (const path of paths) {
    await test.step(path, () => expectAccessibleAddress(page, path, phone));
  }
}

/** Checks that every text stands out by 7 : 1, large text by 4.5 : 1 (WCAG 2.2, 1.4.6), as the contrast schemes promise. */
export async function expectStrongContrast(page: Page, name: string): Promise<void> {
  expect(await findWeakContrast(page), name).toEqual([]);
}

export async function expectNoWider(page: Page, name: string): Promise<void> {
  const wider = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wider, `${name} scrolls sideways`).toBe(0);
}
