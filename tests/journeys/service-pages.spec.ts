import type { Page } from '@playwright/test';
import { serviceGuideWords } from '@bank/site/words/common/service-guide/words';
import { servicePage } from '../support/content-names.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const TRANSFER = '/personal/linkDetails?id=cross-border-transfer';

for (const { language, at, words } of LANGUAGES) {
  const told = servicePage('cross-border-transfer', language);

  async function expectWhole(page: Page) {
    const guide = await words(serviceGuideWords);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(told.name);
    await expect(main.getByRole('link', { name: told.action.name, exact: true })).toHaveAttribute(
      'href',
      at('/personal/linkDetails?id=mobile-banking'),
    );
    const steps = main.getByRole('region', { name: guide.steps });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(told.steps.map(({ name }) => name));
    await expect(main.getByRole('img', { name: told.figures[0]?.title ?? '?' })).toBeVisible();
    await expect(main.getByRole('region', { name: guide.quotes })).toContainText(
      language === 'CN' ? /美元\s*\d+\.\d+/ : /US dollar\s*\d+\.\d+/,
    );
  }

  test(`a service page answers whole on direct load, from the menu, after going back and after a reload, in ${language} [S2-personal]`, async ({
    page,
  }) => {
    const guide = await words(serviceGuideWords);
    const [first, second] = told.questions;
    if (first === undefined || second === undefined) throw new Error('The page answers two questions');
    await open(page, at(TRANSFER));
    await expectWhole(page);
    await mark(page);
    const questions = page.getByRole('region', { name: guide.questions });
    await expect(questions.getByText(first.answer)).toBeVisible();
    await questions.getByText(second.question).focus();
    await page.keyboard.press('Enter');
    await expect(questions.getByText(second.answer)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: servicePage('fx-settlement', language).name })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(told.name);
    await page.goBack();
    await expectWhole(page);
    await expectSameDocument(page);
    await page.reload();
    await expectWhole(page);
  });
}

for (const { path, name, section } of [
  { path: '/en/company', name: 'Corporate', section: 'Find a service by need' },
  { path: '/en/finance', name: 'Financial Markets', section: 'Reference prices' },
]) {
  test(`${path} is a home of its own, which its entry of the menu leads to [S3-menu]`, async ({ page }) => {
    await open(page, '/en');
    const entry = page.getByRole('banner').getByRole('link', { name, exact: true });
    await entry.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name}-Bank of Beiyao`);
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', /./);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(path.slice('/en'.length));
  });
}
