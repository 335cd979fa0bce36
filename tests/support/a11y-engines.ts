import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

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

const GUIDELINE = 'WCAG_2_2';

/** The part of IBM's guideline that can find a violation that is certain. */
const CERTAIN = 'certain';

// Runs in the page. Nearly half of the rules can only say "look at this" or "better so", which is left out of what is found,
// and they take more than half of the time: whether something covers an element that takes the focus is asked of every
// pair of elements. What a rule can say is read from its own code, so that a newer engine answers for itself
// (tests/journeys/engines.spec.ts compares). A rule that waits for another needs that one too.
const ACE_RULES = `(() => {
  const checker = new ace.Checker();
  const guideline = checker.getGuidelines().find(({ id }) => id === '${GUIDELINE}');
  const needed = new Set();
  const need = (id) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const other of checker.engine.getRule(id).dependencies ?? []) need(other);
  };
  for (const { rules } of guideline.checkpoints) {
    for (const { id, level } of rules) {
      if (level === 'VIOLATION' && String(checker.engine.getRule(id).run).includes('RuleFail')) need(id);
    }
  }
  const checkpoints = guideline.checkpoints.map((point) => ({
    ...point,
    rules: point.rules.filter(({ id }) => needed.has(id)),
  }));
  checker.addGuideline({ ...guideline, id: '${CERTAIN}', checkpoints });
  return checker;
})()`;

// Runs in the page. It hands over only violations that are certain, and only what a reader of the report needs. The engine
// takes the words of a label from what is drawn, and nothing is drawn of what is folded away.
const aceCheck = (
  guideline: string,
) => `${ACE_RULES}.check(document, ['${guideline}']).then((report) => report.results
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

export async function findWithAxe(page: Page): Promise<string[]> {
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

/** What IBM's engine finds by its rules that can be certain, or by all of them. */
export async function findWithIbm(page: Page, rules: 'certain' | 'all' = 'certain'): Promise<string[]> {
  const check = aceCheck(rules === 'certain' ? CERTAIN : GUIDELINE);
  const findings = await ask<AceFinding[]>(page, ACE, check);
  return findings.map(
    ({ ruleId, message, path, snippet }) => `IBM ${ruleId}: ${message}\n    ${path}\n    ${snippet}`,
  );
}

/** The texts that do not stand out by 7 : 1, large ones by 4.5 : 1 (WCAG 2.2, 1.4.6), each with what axe says of it. */
export async function findWeakContrast(page: Page): Promise<(string | undefined)[][]> {
  const check = axeCheck({ type: 'rule', values: ['color-contrast-enhanced'] });
  const violations = await ask<Violation[]>(page, AXE, check);
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => [html, failureSummary]));
}
