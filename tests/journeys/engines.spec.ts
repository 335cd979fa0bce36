import { expect, test } from '@playwright/test';
import { findWithAxe, findWithIbm } from '../support/a11y-engines.ts';

/* The engines that judge every page (tests/support/a11y.ts), judged on one with faults in each of its parts. */

const FAULTY = `<!doctype html><html lang="en"><head><title>Faults</title></head><body>
<a href="#main">Skip to the text</a>
<header><button id="bare"></button><nav aria-label="Menu"><ul><div>not an item</div><li><a href="/empty"></a></li></ul></nav></header>
<main id="main"><h1>Faults</h1>
  <p style="color: #bbb; background: #fff">Hardly to be read</p>
  <input id="unlabelled"><label for="nowhere">Points at nothing</label>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
  <div role="tab" aria-selected="maybe">No list of tabs</div><div role="checkbox">Neither ticked nor not</div>
  <p id="twice" lang="xx-unknown">Twice</p><p id="twice" aria-labelledby="twice">Twice</p>
  <table><tr><th scope="wrong">A</th></tr><tr><td headers="missing">1</td></tr></table>
  <fieldset><input type="radio" name="one"><input type="radio" name="one"></fieldset>
  <div role="button" tabindex="0"></div><div aria-hidden="true"><a href="/hidden">Hidden, yet reached</a></div>
</main>
<dialog open><input id="in-dialog"></dialog>
<footer><svg role="img" width="9" height="9"></svg><a href="/x" aria-label="Other words">These words</a></footer>
</body></html>`;

const rulesOf = (findings: string[]) => new Set(findings.map((finding) => finding.split(':')[0]));

test("what is asked of IBM's engine finds every certain violation that its whole guideline finds", async ({
  page,
}) => {
  await page.setContent(FAULTY);
  const found = await findWithIbm(page);
  expect([...found].sort()).toEqual((await findWithIbm(page, 'all')).sort());
  expect(rulesOf(found).size, [...rulesOf(found)].join(', ')).toBeGreaterThanOrEqual(12);
});

test('both engines find what is wrong in header, text, dialog and footer', async ({ page }) => {
  await page.setContent(FAULTY);
  const [axe, ibm] = [(await findWithAxe(page)).join('\n'), (await findWithIbm(page)).join('\n')];
  for (const found of [axe, ibm]) {
    for (const fault of ['id="bare"', 'id="unlabelled"', 'id="in-dialog"', '<svg']) {
      expect(found).toContain(fault);
    }
  }
});
