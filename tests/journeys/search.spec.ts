import { searchWords } from '@bank/site/words/common/search-page/words';
import { sortingWords } from '@bank/site/words/common/sorting/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { wealthName } from '../support/content-names.ts';
import { LANGUAGES } from '../support/languages.ts';
import { fromOwnAddress } from '../support/own-address.ts';
import { expect, test } from '../support/site.ts';

test.beforeEach(({ page }) => fromOwnAddress(page));

test('a visitor types, leaves the suggestions by key, and is understood in pinyin [S2-search] [SRCH-1]', async ({
  page,
}) => {
  await open(page, '/search');
  await mark(page);
  const field = page.getByRole('main').getByRole('combobox', { name: '搜索关键词' });
  const options = page.getByRole('main').getByRole('option');
  await field.pressSequentially('licai');
  await expect(options.first()).toHaveText(/理财产品/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('licai');

  await field.press('Enter');
  await expect(page).toHaveURL('/search?keyword=licai');
  await expectSameDocument(page);
  const main = page.getByRole('main');
  await expect(main.getByText('没有找到“licai”，以下是“理财”的搜索结果')).toBeVisible();

  await field.fill('理财');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?keyword=%E7%90%86%E8%B4%A2');
  const status = main.getByRole('status').filter({ hasText: '为您找到' });
  await expect(status).toHaveText(/^为您找到 \d+ 条与“理财”相关的搜索结果$/);
  const hits = main.getByRole('list', { name: '搜索结果' }).getByRole('article');
  await expect(hits).toHaveCount(10);
  await expect(hits.first().getByRole('heading')).toHaveText('理财产品');
  await expect(hits.first()).toContainText('编辑推荐');
  await expect(hits.first().locator('mark').first()).toHaveText(/理财/);

  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['ownSearchList']);
});

for (const { language, at, messages, words } of LANGUAGES) {
  test(`narrows what is found by kind, time and order, all in the address, in ${language} [S2-search] [SRCH-6] [SRCH-8]`, async ({
    page,
  }) => {
    const search = await words(searchWords);
    const keyword = language === 'CN' ? '利率' : 'rate';
    const address = at(`/search?keyword=${encodeURIComponent(keyword)}`);
    await open(page, at('/search'));
    await mark(page);
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: search.field });
    await field.pressSequentially(keyword);
    await expect(main.getByRole('option').first()).toBeVisible();
    await field.press('Escape');
    await expect(main.getByRole('option')).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(address);
    const hits = main.getByRole('list', { name: search.results }).getByRole('article');
    await expect(hits).toHaveCount(10);
    await expect(hits.first().locator('mark').first()).toHaveText(new RegExp(keyword, 'i'));

    const tabs = main.getByRole('navigation', { name: search.tabs });
    const news = tabs.getByRole('link', { name: new RegExp(`^${search.tab.NEWS} \\d+$`) });
    const count = Number(/(\d+)/.exec((await news.textContent()) ?? '')?.[0]);
    await news.click();
    await expect(page).toHaveURL(`${address}&type=NEWS`);
    const status = main.getByRole('status').filter({ hasText: search.found(keyword, count) });
    await expect(status).toBeVisible();
    await main.getByRole('link', { name: search.periods['1Y'], exact: true }).click();
    await expect(page).toHaveURL(/type=NEWS&period=1Y$/);
    await main.getByRole('combobox', { name: search.sort }).selectOption({ label: search.sorts.newest });
    await expect(page).toHaveURL(/type=NEWS&period=1Y&sort=newest$/);
    const sorting = await words(sortingWords);
    await expect(
      main.getByRole('status').filter({ hasText: sorting['sort.chosen'](search.sorts.newest) }),
    ).toHaveCount(1);

    const chosen = main.getByRole('navigation', { name: search.chosen });
    await chosen.getByRole('link', { name: `${search.remove} ${search.tab.NEWS}` }).click();
    await expect(page).toHaveURL(`${address}&period=1Y&sort=newest`);
    const second = main.getByRole('link', { name: messages['news.page'](2), exact: true });
    await second.click();
    await expect(page).toHaveURL(/&page=2$/);
    await expectSameDocument(page);
    await page.reload();
    await expect(hits.first()).toBeVisible();
    await expect(second).toHaveAttribute('aria-current', 'page');
  });

  test(`answers stand above what is found; nothing found says so and leads on, a part says which, in ${language} [SRCH-7] [SRCH-12]`, async ({
    page,
  }) => {
    const search = await words(searchWords);
    const main = page.getByRole('main');
    const answer = main.getByRole('region', { name: search.answers });
    const look = (keyword: string) => open(page, at(`/search?keyword=${encodeURIComponent(keyword)}`));
    await look(language === 'CN' ? '美元汇率' : 'USD');
    await expect(answer.getByRole('heading', { name: /美元|dollar/i })).toBeVisible();
    await expect(answer).toContainText(search.spotBuy);
    await look('tx26012');
    await expect(answer).toContainText(wealthName('TX26012', language));
    await look(language === 'CN' ? '客服电话' : 'hotline');
    await expect(answer.getByRole('link', { name: '95526', exact: true })).toHaveAttribute(
      'href',
      'tel:95526',
    );

    await look(language === 'CN' ? '我的卡丢了' : 'my card was stolen');
    await expect(answer.getByRole('article', { name: search.troubles.CARD_LOST })).toContainText(
      search.advice.CARD_LOST,
    );
    await look(language === 'CN' ? '上海网点' : 'branches in Shanghai');
    await expect(answer.getByRole('link', { name: search.allBranches })).toHaveAttribute(
      'href',
      new RegExp(`^${at('/bobbank/map')}\\?province=310000`),
    );
    await look(language === 'CN' ? '营业时间' : 'opening hours');
    await expect(answer.getByRole('article', { name: search.hours })).toContainText('09:00–17:00');
    await look(language === 'CN' ? '借记卡年费' : 'debit card annual fee');
    await expect(answer.getByRole('article', { name: search.fees })).toBeVisible();
    await look(language === 'CN' ? '北曜披露〔2026〕29号' : 'Beiyao Disclosure [2026] No. 29');
    await answer.getByRole('link', { name: search.readDocument }).click();
    await expect(page).toHaveURL(/id=20261105-insurance-partners/);

    const nothing = 'zqxjk"><b>x</b>';
    await look(nothing);
    await expect(main.getByText(search.nothing(nothing))).toBeVisible();
    await expect(main.getByRole('navigation', { name: search.quick }).getByRole('link')).toHaveCount(6);
    await expect(main.getByRole('complementary').getByRole('link', { name: /95526/ })).toBeVisible();

    const [whole, part] =
      language === 'CN' ? ['沙漠骆驼队的保函', '保函'] : ['guarantee for camels in deserts', 'guarantee'];
    await look(whole);
    await expect(main.getByText(search.partly(whole, [part]))).toBeVisible();
    await expect(main.getByRole('list', { name: search.results }).getByRole('article')).toHaveCount(10);
  });
}

for (const { language, at, words } of LANGUAGES) {
  test(`a sum follows what is typed, and turns round, in ${language} [SRCH-12]`, async ({ page }) => {
    const search = await words(searchWords);
    const answer = page.getByRole('main').getByRole('region', { name: search.answers });
    await open(page, at(`/search?${new URLSearchParams({ keyword: '100 usd' })}`));
    const result = answer.getByRole('status');
    const first = await result.textContent();
    expect(first).toContain('100.00');
    const field = answer.getByRole('textbox');
    await field.fill('200');
    await expect(result).toContainText('200.00');
    await expect(result).not.toHaveText(first ?? '');
    await field.fill('x');
    await expect(result).toHaveText(search.noSum);
    await field.fill('50');
    await answer.getByRole('link', { name: search.turn(search.yuan) }).click();
    await expect(result).toContainText(search.byRate(search.spotSell));
    await expect(field).toHaveValue('50');
    await field.press('Enter');
    await expect(page).toHaveURL(/from=CNY(&to=USD)?&amount=50|amount=50&from=CNY/);
  });

  test(`narrows by part of the bank and by year, in ${language} [SRCH-6]`, async ({ page }) => {
    const search = await words(searchWords);
    const keyword = language === 'CN' ? '公告' : 'notice';
    await open(page, at(`/search?${new URLSearchParams({ keyword })}`));
    await mark(page);
    const main = page.getByRole('main');
    const choices = (facet: string) => main.getByRole('list', { name: facet }).getByRole('link');
    const status = main.getByRole('status').filter({ hasText: keyword });
    await expect(choices(search.facets.business).first()).toHaveAttribute('aria-current', 'true');
    for (const facet of [search.facets.business, search.facets.year]) {
      const choice = choices(facet).nth(1);
      const said = (await choice.textContent()) ?? '';
      const count = Number(/(\d+)$/.exec(said)?.[1]);
      await choice.click();
      await expect(status).toHaveText(search.found(keyword, count));
      await expect(choices(facet).filter({ hasText: said })).toHaveAttribute('aria-current', 'true');
    }
    await expect(page).toHaveURL(/business=[A-Z]+&year=20\d\d$/);
    await expectSameDocument(page);
    await main.getByRole('navigation', { name: search.chosen }).getByRole('link').last().click();
    await expect(page).toHaveURL(at(`/search?${new URLSearchParams({ keyword })}`));
  });
}

test('a letter too many or in the wrong place is forgiven while typing [SRCH-1] [SRCH-4]', async ({
  page,
}) => {
  await open(page, '/search');
  const field = page.getByRole('main').getByRole('combobox', { name: '搜索关键词' });
  const options = page.getByRole('main').getByRole('option');
  for (const [typed, text] of [
    ['waihiu', /外汇牌价/],
    ['里财', /理财/],
    ['存单', /大额存单/],
  ] as const) {
    await field.fill(typed);
    await expect(options.filter({ hasText: text }).first()).toBeVisible();
  }
});

test('the overlay suggests too, and a page that is suggested opens at once [SRCH-1] [S3-overlay]', async ({
  page,
}) => {
  await open(page, '/ckbxDetail');
  await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).first().click();
  const overlay = page.getByRole('dialog', { name: '搜索' });
  await overlay.getByRole('combobox').pressSequentially('whpj');
  await expect(overlay.getByRole('option').first()).toHaveText(/外汇牌价/);
  await overlay.getByRole('combobox').press('Escape');
  await expect(overlay, 'the first Escape closes the suggestions only').toBeVisible();
  await overlay.getByRole('combobox').press('ArrowDown');
  await overlay.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL('/personal/personalExchangeRate');
  await expect(overlay).toBeHidden();
});

test("axe and IBM's engine find nothing on its pages [SRCH-6]", async ({ page }) => {
  await expectAccessibleAddresses(page, [
    `/search?keyword=${encodeURIComponent('存款利率')}&type=NEWS`,
    '/en/search?keyword=annual+report&business=INVESTORS',
    `/search?keyword=${encodeURIComponent('100美元')}`,
    '/en/search?keyword=branches+in+Shanghai',
    '/en/search?keyword=my+card+was+stolen',
  ]);
});
