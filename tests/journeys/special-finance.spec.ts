import { expectAccessibleAddress } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('goes from an industry to a solution and to a branch that knows it [S2-special] [SPE-1]', async ({
  page,
}) => {
  await open(page, '/spesialfinance');
  await mark(page);
  const main = page.getByRole('main');
  await main
    .getByRole('region', { name: '文化金融' })
    .getByRole('link', { name: /^文化金融/ })
    .click();
  await expect(page).toHaveURL('/spesialfinance/second?column=501002');
  await expect(page).toHaveTitle(/^文化金融-/);
  const plans = main.getByRole('region', { name: '服务方案' });
  await plans.getByRole('link', { name: /^影视贷/ }).click();
  await expect(page).toHaveURL('/spesialfinance/details?id=culture-film-loan&column=501002');
  await expect(main.getByRole('table')).toContainText('2,000 万元');
  await page.goBack();
  await main.getByRole('link', { name: /^全部 \d+ 家$/ }).click();
  await expect(page).toHaveURL('/spesialfinance/characterSubBranchList?theme=CULTURE');
  await expect(main.getByRole('article').first()).toContainText('文化');
  await expectSameDocument(page);
});

test('old addresses of the columns lead to the pages that show them [S2-special]', async ({ page }) => {
  await open(page, '/spesialfinance/second?column=501006');
  await expect(page).toHaveURL('/spesialfinance/newsInfo');
  await open(page, '/spesialfinance/second?column=501005');
  await expect(page).toHaveURL('/spesialfinance/characterSubBranchList');
  await open(page, '/creditcard/secondlist?column=401004');
  await expect(page).toHaveURL('/creditcard/integralrule/detail');
});

for (const path of [
  '/spesialfinance',
  '/spesialfinance/second?column=501003',
  '/spesialfinance/newsInfo',
  '/spesialfinance/details?id=case-windfarm&column=501003',
]) {
  test(`axe and IBM's engine find nothing on ${path} [S2-special]`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
