import { protectionWords } from '@bank/site/words/consumer/protection/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/consumerEducation';

for (const { language, lang, at, messages, siteName, words } of LANGUAGES) {
  test(`leads from a risk to a case, its lesson and what to read next, in ${language} [CP-1] [S2-personal]`, async ({
    page,
  }) => {
    const protection = await words(protectionWords);
    await open(page, at(ZONE));
    const cases = page.getByRole('region', { name: protection['protection.casesTitle'] });
    const lead = cases.getByRole('heading', { level: 3 }).first();
    const title = (await lead.textContent()) ?? '';
    await lead.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title}-${siteName}`);
    await page
      .getByRole('navigation', { name: messages['article.contents'] })
      .getByRole('link')
      .last()
      .click();
    await expect(page).toHaveURL(/#s\d$/);
    await page.getByText(protection['protection.quizAnswer']).click();
    await expect(page.getByText(/^(?:答案是|The answer is) [ABC][。.]/)).toBeVisible();
    await page
      .getByRole('complementary', { name: protection['protection.next'] })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${at(ZONE)}/info\\?id=`));
  });

  test(`narrows knowledge to one reader and one kind, and back, in the address, in ${language} [CP-1] [S8-visible]`, async ({
    page,
  }) => {
    const protection = await words(protectionWords);
    await open(page, at(`${ZONE}/consumerList?column=103003`));
    const readers = page.getByRole('navigation', { name: protection['protection.byAudience'] });
    const chip = readers.getByRole('link', {
      name: new RegExp(`^${protection['protection.audiences']['2']}`),
    });
    const count = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0]);
    await chip.click();
    await expect(page).toHaveURL(/column=103003&audience=2$/);
    await expect(
      page.getByText(protection['protection.found'](count), { exact: true }).first(),
    ).toBeAttached();
    await page
      .getByRole('navigation', { name: protection['protection.byKind'] })
      .getByRole('link', { name: new RegExp(`^${protection['protection.kinds'].IMAGE}`) })
      .click();
    await expect(page).toHaveURL(/audience=2&media=IMAGE$/);
    const main = page.getByRole('main');
    await expect(main.locator('ol h2')).toHaveCount(2);

    await main.getByRole('searchbox').fill('zzzz');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/audience=2&media=IMAGE&keyword=zzzz$/);
    await page.getByRole('link', { name: protection['protection.clear'] }).click();
    await expect(page).toHaveURL(at(`${ZONE}/consumerList?column=103003`));
  });

  test(`plays a film with its captions on, and has it in words, in ${language} [CP-4]`, async ({ page }) => {
    const protection = await words(protectionWords);
    await open(page, at(`${ZONE}/consumerList?column=103002&media=VIDEO`));
    await page.getByRole('main').locator('a[href*="id=film-screen-share"]').first().click();
    const film = page.locator('video');
    await expect(film).toHaveAttribute('controls', '');
    expect(await film.evaluate((player: HTMLVideoElement) => player.paused && !player.autoplay)).toBe(true);

    await film.evaluate((player: HTMLVideoElement) => player.play());
    await expect
      .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0.3);
    const spoken = () =>
      film.evaluate(
        (player: HTMLVideoElement) => (player.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text,
      );
    const facts = await film.evaluate((player: HTMLVideoElement) => ({
      length: Math.round(player.duration),
      size: [player.videoWidth, player.videoHeight],
      captions: player.textTracks[0]?.mode,
      language: player.textTracks[0]?.language,
      cues: player.textTracks[0]?.cues?.length,
    }));
    expect(facts).toEqual({ length: 24, size: [960, 540], captions: 'showing', language: lang, cues: 5 });
    const transcript = page
      .getByRole('region', { name: protection['protection.transcript'] })
      .getByRole('listitem');
    await expect(transcript).toHaveCount(5);
    // A caption breaks its lines where the words of the transcript go on.
    const inOneLine = (text: string | null | undefined) => (text ?? '?').replaceAll(/\s/g, '');
    expect(inOneLine(await transcript.first().textContent())).toContain(inOneLine(await spoken()));

    // Players seek by asking for parts.
    await film.evaluate((player: HTMLVideoElement) => {
      player.currentTime = 20;
    });
    const last = inOneLine(await transcript.last().textContent());
    await expect.poll(async () => last.includes(inOneLine(await spoken()))).toBe(true);
  });

  test(`says how to complain, how long it takes and who stands above, two clicks from home, in ${language} [CP-2]`, async ({
    page,
  }) => {
    const protection = await words(protectionWords);
    await open(page, at('/personal'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messages['footer.complaints'], exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(at(`${ZONE}/consumerList?column=103005`));
    const main = page.getByRole('main');
    const steps = main.getByRole('list').filter({ hasText: protection['protection.step'](1) });
    await expect(steps.getByRole('heading')).toHaveCount(4);
    await expect(main.getByText(/15 (?:日内|days)/).first()).toBeVisible();
    const channels = main.getByRole('list', { name: protection['protection.channels'] });
    await expect(channels.getByRole('link', { name: '95526' })).toHaveAttribute('href', 'tel:95526');
    await expect(channels.getByRole('link', { name: '12378' })).toHaveAttribute('href', 'tel:12378');
    await main.locator('a[href*="id=complaint-guide"]').first().click();
    await expect(main).toContainText(/30 日|30 (?:more )?(?:working )?days/);
  });
}

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
  test("axe and IBM's engine find nothing on its pages", async ({ page }) => {
    await expectAccessibleAddresses(page, PAGES);
  });
});
