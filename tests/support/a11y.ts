import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { open } from './hydrated.ts';
import { machinePace } from './machine-pace.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { resolve } = createRequire(import.meta.url);
const engineOf = (name: string, module: string) => ({ name, source: readFileSync(resolve(module), 'utf8') });
const AXE = engineOf('axe', 'axe-core/axe.min.js');
const ACE = engineOf('ace', 'accessibility-checker-engine/ace.js');

// Of what passes axe would write a selector for every element, and gather it from all frames: most of its time, for
// nothing that is looked at here. The site's policy allows no frames.
const axeCheck = (runOnly: RunOptions['runOnly']) =>
  `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'], iframes: false })})
    .then(({ violations }) => violations)`;

// Runs in the page. It hands over only violations that are certain, and only what a reader of the report needs. The engine
// takes the words of a label from what is drawn, and nothing is drawn of what is folded away.
const ACE_CHECK = `new ace.Checker().check(document, ['WCAG_2_2']).then((report) => report.results
  .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
  .filter(({ ruleId, path }) => {
    if (ruleId !== 'input_label_exists') return true;
    const field = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
    const isFolded = field?.closest('details:not([open])') !== null;
    return !(isFolded && [...(field?.labels ?? [])].some((label) => label.textContent.trim() !== ''));
  })
  .map(({ ruleId, message, path, snippet }) => ({ ruleId, message, path: path.dom, snippet })))`;

interface AceFinding {
  ruleId: string;
  message: string;
  path: string;
  snippet: string;
}

/** A part of axe's own result. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; html: string; failureSummary?: string }[];
}

const smallTargets = ({ id, nodes }: Violation) =>
  id === 'target-size' ? nodes.map(({ target }) => target.join(' ')) : [];

/** What happens to be scrolled halfway below the sticky bar is not small: its visitor scrolls on. */
function cutByTheBar(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    return selectors.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box === undefined) return false;
      const uppermost = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top, 0) + 1);
      return uppermost !== null && uppermost.closest('body > header') !== null;
    });
  }, targets);
}

/**
 * What the engine finds. Through the DevTools protocol, because a page with a strict policy refuses a script of 600 kB
 * from nowhere, and bypassing the policy would hide the violations that the journeys look for.
 */
async function ask<Found>(page: Page, { name, source }: typeof AXE, check: string): Promise<Found> {
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(
        `${name} failed in the page: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`,
      );
    }
    return result.value;
  };
  try {
    if ((await evaluate(`typeof ${name}`)) === 'undefined') await evaluate(`${source};typeof ${name}`);
    return (await evaluate(check)) as Found;
  } finally {
    await session.detach();
  }
}

async function findWithAxe(page: Page): Promise<string[]> {
  const violations = await ask<Violation[]>(page, AXE, axeCheck({ type: 'tag', values: AXE_TAGS }));
  const cut = new Set(await cutByTheBar(page, violations.flatMap(smallTargets)));
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !(id === 'target-size' && cut.has(node.target.join(' '))))
      .map(
        (node) =>
          `axe ${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.html}\n    ${node.failureSummary ?? ''}`,
      ),
  );
}

async function findWithIbm(page: Page): Promise<string[]> {
  const findings = await ask<AceFinding[]>(page, ACE, ACE_CHECK);
  return findings.map(
    ({ ruleId, message, path, snippet }) => `IBM ${ruleId}: ${message}\n    ${path}\n    ${snippet}`,
  );
}

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
  await judge(page, name, [findWithAxe, findWithIbm]);
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
  const violations = await ask<Violation[]>(
    page,
    AXE,
    axeCheck({ type: 'rule', values: ['color-contrast-enhanced'] }),
  );
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  );
  expect(found, name).toEqual([]);
}

export async function expectNoWider(page: Page, name: string): Promise<void> {
  const wider = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(wider, `${name} scrolls sideways`).toBe(0);
}
