import { expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/consumerEducation';

test.describe('the consumer education zone', () => {
  test('leads from a risk to a case, its lesson and what to read next [CP-1] [S2-personal]', async ({
    page,
  }) => {
    await open(page, ZONE);
    const cases = page.getByRole('region', { name: '以案说险' });
    const lead = cases.getByRole('heading', { level: 3 }).first();
    const title = (await lead.textContent()) ?? '';
    await lead.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title}-北曜银行`);
    await page.getByRole('navigation', { name: '本文目录' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#s\d$/);
    await page.getByText('看答案').click();
    await expect(page.getByText(/^答案是 [ABC]。/)).toBeVisible();
    await page.getByRole('complementary', { name: '接着看' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page).toHaveURL(/consumerEducation\/info\?id=/);
  });

  test('narrows knowledge to one reader and one kind, and back, in the address [CP-1] [S8-visible]', async ({
    page,
  }) => {
    await open(page, `${ZONE}/consumerList?column=103003`);
    const readers = page.getByRole('navigation', { name: '按读者' });
    const chip = readers.getByRole('link', { name: /^老年人/ });
    const count = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0]);
    await chip.click();
    await expect(page).toHaveURL(/column=103003&audience=2$/);
    await expect(page.getByRole('status').filter({ hasText: '共' })).toHaveText(`共 ${count} 篇`);
    await page.getByRole('navigation', { name: '按形式' }).getByRole('link', { name: /^图解/ }).click();
    await expect(page).toHaveURL(/audience=2&media=IMAGE$/);
    await expect(page.getByRole('main').locator('ol h2')).toHaveText([/六句话/, /存款、理财和保险/]);

    await page.getByRole('main').getByRole('searchbox').fill('不存在的词');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/audience=2&media=IMAGE&keyword=/);
    await page.getByRole('link', { name: '清除全部条件' }).click();
    await expect(page).toHaveURL(/consumerList\?column=103003$/);
  });

  test('plays a film with its captions on, and has it in words [CP-4]', async ({ page }) => {
    await open(page, `${ZONE}/consumerList?column=103002&media=VIDEO`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /屏幕共享为什么不能开/ })
      .click();
    const film = page.locator('video');
    await expect(film).toHaveAttribute('controls', '');
    expect(await film.evaluate((player: HTMLVideoElement) => player.paused && !player.autoplay)).toBe(true);

    await film.evaluate((player: HTMLVideoElement) => player.play());
    await expect
      .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0.3);
    const facts = await film.evaluate((player: HTMLVideoElement) => ({
      length: Math.round(player.duration),
      size: [player.videoWidth, player.videoHeight],
      captions: player.textTracks[0]?.mode,
      said: (player.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text,
      cues: player.textTracks[0]?.cues?.length,
    }));
    expect(facts).toEqual({
      length: 24,
      size: [960, 540],
      captions: 'showing',
      said: '有人请您共享屏幕，\n说要教您退费、取消业务。',
      cues: 5,
    });
    const transcript = page.getByRole('region', { name: '文字稿' });
    await expect(transcript.getByRole('listitem')).toHaveCount(5);
    await expect(transcript).toContainText('有人请您共享屏幕，说要教您退费、取消业务。');

    // Players seek by asking for parts.
    await film.evaluate((player: HTMLVideoElement) => {
      player.currentTime = 20;
    });
    await expect
      .poll(() =>
        film.evaluate(
          (player: HTMLVideoElement) => (player.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text,
        ),
      )
      .toContain('银行工作人员不会请您共享屏幕');
  });

  test('says how to complain, how long it takes and who stands above, two clicks from home [CP-2]', async ({
    page,
  }) => {
    await open(page, '/personal');
    await page.getByRole('contentinfo').getByRole('link', { name: '投诉渠道' }).click();
    await expect(page).toHaveURL(`${ZONE}/consumerList?column=103005`);
    const main = page.getByRole('main');
    const steps = main.getByRole('list').filter({ hasText: '第 1 步' });
    await expect(steps.getByRole('heading')).toHaveText(['提出', '受理', '处理', '答复']);
    await expect(main.getByText('15 日内', { exact: true })).toBeVisible();
    const channels = main.getByRole('list', { name: '投诉渠道' });
    await expect(channels.getByRole('link', { name: '95526' })).toHaveAttribute('href', 'tel:95526');
    await expect(channels.getByRole('link', { name: '12378' })).toHaveAttribute('href', 'tel:12378');
    await main.getByRole('link', { name: /投诉办理指引/ }).click();
    await expect(main).toContainText('再延长 30 日');
  });

  test('has the complaint channel in English too [CP-2]', async ({ page }) => {
    await open(page, '/en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to complain/);
    await expect(page.getByRole('main')).toContainText('12378');
  });

  test('opens every column from its left menu', async ({ page }) => {
    await open(page, `${ZONE}/consumerList`);
    for (const name of ['权益政策', '以案说险', '金融知识', '宣教活动', '投诉渠道', '法律法规']) {
      await page
        .getByRole('navigation', { name: '消费者权益保护' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await page.getByRole('main').locator('ol h2').count()).toBeGreaterThan(2);
    }
  });
});

test.describe('the zone is accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const PAGES = [
    ZONE,
    `${ZONE}/consumerList?column=103002`,
    `${ZONE}/consumerList?column=103005`,
    `${ZONE}/info?id=refund-call&column=103002`,
    `${ZONE}/info?id=film-screen-share&column=103002`,
    `${ZONE}/info?id=poster-loan-cost&column=103003`,
  ];
  for (const path of PAGES) {
    test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
      await expectAccessibleAddress(page, path);
    });
  }
});
