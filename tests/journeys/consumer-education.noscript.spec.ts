import { expect, test } from '../support/site.ts';

test('reads, filters and watches in the consumer zone without script [CP-1] [CP-4]', async ({ page }) => {
  await page.goto('/personal/consumerEducation');
  await page.getByRole('link', { name: /^老年人的全部/ }).click();
  await expect(page).toHaveURL(/column=103003&audience=2$/);
  await page.getByRole('main').getByRole('searchbox').fill('存款');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/audience=2&keyword=/);
  await page.getByRole('main').locator('ol h2 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/personal/consumerEducation/info?id=refund-call&column=103002');
  await page.getByText('看答案').click();
  await expect(page.getByText('答案是 B。')).toBeVisible();

  await page.goto('/personal/consumerEducation/info?id=film-rent&column=103002');
  const film = page.locator('video');
  await expect(film).toHaveAttribute('controls', '');
  await expect(film.locator('track')).toHaveAttribute('kind', 'captions');
  await expect(page.getByRole('region', { name: '文字稿' }).getByRole('listitem')).toHaveCount(5);
});
