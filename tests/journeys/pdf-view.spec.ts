import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import {
  ARTICLE,
  DOCUMENTS,
  MADE_UP,
  foreignRequests,
  openFile,
  reportFile,
  serve,
} from '../support/pdf-documents.ts';
import { expect, test } from '../support/site.ts';
import { plain, stream, writtenPdf } from '../support/written-pdf.ts';

/** Where a canvas has something other than white: its colours, at one point in the middle. */
const middleOf = (page: Page) =>
  page
    .locator('[data-page="1"] canvas')
    .evaluate((canvas: HTMLCanvasElement) => [
      ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []),
    ]);

const pageInView = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const { language, prefix, title, siteName, word, count, second, words } of DOCUMENTS) {
  test(`reads a report in ${language}: pages, find, zoom, selection, download [S2-pdf] [PDF-2]`, async ({
    page,
    site,
  }) => {
    test.slow();
    const foreign = foreignRequests(page, site.url);
    const name = await reportFile(page, prefix);
    await openFile(page, name, { prefix, fragment: '#page=3' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title}-${siteName}`);

    const field = pageInView(page, words.page);
    await expect(field).toHaveValue('3');
    await expect(page.locator('[data-page="3"]')).toBeInViewport();
    await page.getByRole('button', { name: words.next }).click();
    await expect(page).toHaveURL(/#page=4$/);
    await field.fill('1');
    await field.press('Enter');
    await expect(page).toHaveURL(/#page=1$/);
    await expect(page.locator('[data-page="1"]')).toBeInViewport();

    await page.getByRole('button', { name: words.find, exact: true }).click();
    await page.getByRole('textbox', { name: words.findField, exact: true }).fill(word);
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toContainText(count);
    await expect(page.locator('mark[data-selected]').first()).toBeInViewport();
    await page.getByRole('button', { name: words.findNext }).click();
    await expect(status).toContainText(second);
    await expect(page.locator('mark[data-selected]').first()).toBeInViewport();
    await page.getByRole('textbox', { name: words.findField, exact: true }).fill('zzzz');
    await expect(status).toHaveText(words.none);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);

    const sheet = page.locator('[data-page="1"]');
    const before = (await sheet.boundingBox())?.width ?? 0;
    await page.getByRole('combobox', { name: words.zoom }).selectOption('200');
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(before * 1.5);
    await page.getByRole('combobox', { name: words.zoom }).selectOption('auto');

    const download = page.getByRole('link', { name: words.download });
    await expect(download).toHaveAttribute('href', `/files/${name}`);
    const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
    expect(foreign).toEqual([]);
  });
}

test('switches from a Chinese document to the English one and back, and says what is in Chinese only [LANG-2]', async ({
  page,
}) => {
  const [chinese, english] = [await reportFile(page, ''), await reportFile(page, '/en')];
  await openFile(page, chinese);
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en/pdfView\\?file=${english}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DOCUMENTS[1].title);
  await page.getByRole('link', { name: '中文版', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/pdfView\\?file=${chinese}`));

  await openFile(page, chinese, { prefix: '/en' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DOCUMENTS[0].title);
  await expect(page).toHaveTitle(`${DOCUMENTS[0].title}-${DOCUMENTS[1].siteName}`);
  await page.getByRole('link', { name: 'Read it in English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/pdfView\\?file=${english}`));

  // Its English page carries the Chinese file.
  const html = await (
    await page.request.get('/en/company/corporateFinanceDetail?id=working-capital-loan')
  ).text();
  await openFile(page, /[0-9a-f]{24}\.pdf/.exec(html)?.[0] ?? '', { prefix: '/en' });
  await expect(page.getByText('This document is in Chinese only.')).toBeVisible();
  await expectAccessible(page, 'a document in the other language');
});

for (const width of [1366, 1024]) {
  test(`selects Chinese text, as characters that can be searched elsewhere, at ${width} px [S2-pdf] [S4-scale]`, async ({
    page,
  }) => {
    const name = await reportFile(page, '');
    await page.setViewportSize({ width, height: 900 });
    await openFile(page, name);
    const run = page.locator('[data-page="1"] span', { hasText: '前三季度' }).first();
    const box = await run.boundingBox();
    const lastOnLine = await page
      .locator('[data-page="1"] span', { hasText: '不良贷款率' })
      .first()
      .boundingBox();
    if (box === null || lastOnLine === null)
      throw new Error('The first line of the report has no text layer');
    await page.mouse.move(box.x + 1, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(lastOnLine.x + lastOnLine.width - 1, lastOnLine.y + lastOnLine.height / 2, {
      steps: 8,
    });
    await page.mouse.up();
    const selected = await page.evaluate(() => getSelection()?.toString().replaceAll('\n', ''));
    expect(selected).toBe('前三季度，归属于母公司股东的净利润 214.6 亿元，同比增长 3.1%。9 月末不良贷款率');
  });
}

for (const { language, prefix, words } of DOCUMENTS) {
  test(`says in words how far a slow document is until its first page can be seen, in ${language} [S2-pdf] [PDF-2]`, async ({
    page,
  }) => {
    const opening = language === 'CN' ? '正在打开文件' : 'Opening the document';
    const painting =
      language === 'CN' ? '文件已载入，正在显示第 1 页' : 'The document is loaded; page 1 is being drawn';
    let arrive = () => {};
    const slow = new Promise<void>((done) => (arrive = done));
    await page.route('**/files/*.pdf', async (route) => {
      await slow;
      await route.continue();
    });
    const name = await reportFile(page, prefix);
    await open(page, `${prefix}/pdfView?file=${name}`);
    await expect(page.getByRole('main').getByText(opening)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.download })).toHaveCount(0);
    const says = page.evaluate(
      (text) =>
        new Promise<boolean>((done) => {
          const note = () => {
            const isBlank = document.querySelector('[data-drawing="drawn"]') === null;
            const status = [...document.querySelectorAll('main [role="status"]')];
            if (isBlank && status.some(({ textContent }) => textContent === text)) done(true);
          };
          new MutationObserver(note).observe(document, { childList: true, subtree: true });
        }),
      painting,
    );
    arrive();
    expect(await says).toBe(true);
    await expect(page.locator('[data-drawing="drawn"]').first()).toBeAttached();
    await expect(page.getByText(painting)).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.download })).toBeVisible();
  });
}

test('shows Chinese in a font that the file does not carry, with character maps of our own [S2-pdf] [PDF-1]', async ({
  page,
}) => {
  const maps: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.bcmap'))
      maps.push(`${new URL(response.url()).pathname} ${response.status()}`);
  });
  const text = Buffer.from('净利润', 'utf16le').swap16().toString('hex');
  await serve(
    page,
    writtenPdf({
      contents: [`BT /F1 48 Tf 72 700 Td <${text}> Tj ET`],
      resources: '/Font << /F1 10 0 R >>',
      objects: [
        '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [11 0 R] >>',
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 12 0 R ' +
          '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
        '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /Ascent 880 /Descent -120 /CapHeight 880 ' +
          '/StemV 93 /ItalicAngle 0 /FontBBox [-25 -254 1000 880] >>',
      ].map(plain),
    }),
  );
  await openFile(page, MADE_UP);
  await expect(page.locator('[data-page="1"]')).toContainText('净利润');
  expect(maps).toContainEqual(
    expect.stringMatching(/^\/assets\/pdf\/[\d.]+\/cmaps\/UniGB-UCS2-H\.bcmap 200$/),
  );
});

test('draws a JPEG 2000 picture without WebAssembly [S2-pdf]', async ({ page }) => {
  const picture = Buffer.from(
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAAABAAAADZ' +
      'anAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAAEBAAB/1wABEBA/2QAJQAB' +
      'Q3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAYQAB/5PPtGQUAFyv9MewNwAAAABhIS/axEAAAMJCX/9/z7RgEVBU' +
      'r99ISn+AAAAAAYSEv2jwAAADCQl/z7RkEVBUr99HsrcAAAAAYSEv+GnYAAAAAwkJf//Z',
    'base64',
  );
  await serve(
    page,
    writtenPdf({
      contents: ['q 595 0 0 842 0 0 cm /P Do Q'],
      resources: '/XObject << /P 10 0 R >>',
      objects: [stream('/Type /XObject /Subtype /Image /Width 16 /Height 16 /Filter /JPXDecode', picture)],
    }),
  );
  await openFile(page, MADE_UP);
  expect(await middleOf(page)).toEqual([200, 30, 20, 255]);
});

test('reads a long document and keeps few of its pages in memory [S2-pdf]', async ({ page }) => {
  test.slow();
  const contents = Array.from(
    { length: 300 },
    (_, index) => `BT /F1 24 Tf 72 700 Td (Sheet ${index + 1}) Tj ET`,
  );
  await serve(page, writtenPdf({ contents, ballast: 2_000_000 }));
  await openFile(page, MADE_UP, { fragment: '#page=150' });
  await expect(page.locator('[data-page="150"]')).toContainText('Sheet 150');

  const field = pageInView(page, '页码');
  for (const number of ['300', '20', '220', '299']) {
    await field.fill(number);
    await field.press('Enter');
    await expect(page.locator(`[data-page="${number}"]`)).toContainText(`Sheet ${number}`);
    await expect.poll(() => page.locator('canvas').count()).toBeLessThanOrEqual(8);
  }
  await expect(field).toHaveValue('299');

  await page.keyboard.press('Control+f');
  await page.keyboard.type('sheet 77');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('第 1 处，共 1 处');
  await expect(page.locator('mark[data-selected]')).toHaveText('Sheet 77');

  await page.keyboard.press('Control+p');
  await expect(page.getByRole('alert')).toContainText('请打开原文件后打印');
});

test.describe('on a screen of three pixels for each of CSS', () => {
  test.use({ deviceScaleFactor: 3 });

  test('draws the largest zoom on a canvas that older phones can hold [S2-pdf]', async ({ page }) => {
    await openFile(page, await reportFile(page, ''));
    const canvas = page.locator('[data-page="1"] canvas');
    const size = () => canvas.evaluate(({ width, height }: HTMLCanvasElement) => width * height);
    await expect(canvas).toBeVisible();
    const before = await size();
    await page.getByRole('combobox', { name: '缩放比例' }).selectOption('300');
    await expect.poll(size).toBeGreaterThan(before);
    expect(await size()).toBeLessThanOrEqual(2 ** 24);
  });
});

test('follows the links that stand in a document, and Back returns [S2-pdf]', async ({ page }) => {
  const page2 = 'BT /F1 24 Tf 72 700 Td (Second) Tj ET';
  const bytes = writtenPdf({ contents: ['BT /F1 24 Tf 72 700 Td (First) Tj ET', page2, page2] })
    .toString('latin1')
    .replace(
      '/Parent 2 0 R',
      '/Annots [<< /Subtype /Link /Rect [60 690 200 730] /Dest [14 0 R /Fit] >>]/Parent 2 0 R',
    );
  // The cross-reference table no longer fits, and pdf.js has to rebuild it as for any damaged file.
  await serve(page, plain(bytes));
  await openFile(page, MADE_UP);
  await page.getByRole('link', { name: '转到第 3 页' }).click();
  await expect(page).toHaveURL(/#page=3$/);
  await expect(pageInView(page, '页码')).toHaveValue('3');
  await page.goBack();
  await expect(page).toHaveURL(/pdfView\?file=\w+\.pdf(#page=1)?$/);
});

test('prints every page of the document and nothing of the site [S2-pdf] [PDF-2]', async ({ page }) => {
  test.slow();
  await page.addInitScript('window.print = () => { document.documentElement.dataset.printed = "" }');
  await openFile(page, await reportFile(page, ''));
  await page.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(5);
  expect(pdf).toContain('/Subtype /Image');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html[data-pdf-print]')).toHaveCount(0);
  await expect(page.locator('body > div:not([data-late]) img')).toHaveCount(0);
});

test('does everything by keyboard and says what happened [S2-pdf]', async ({ page }) => {
  test.slow();
  await openFile(page, await reportFile(page, ''));
  const announced = page.getByRole('main').locator('span[role="status"]');
  await expect(announced.last()).toHaveText(/已打开《2026 年第三季度报告（要点）》，共 5 页/);

  await page.getByRole('textbox', { name: '页码' }).focus();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(announced.last()).toContainText('第 2 页，共 5 页');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '下一页' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#page=3$/);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '缩小' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced.last()).toContainText('缩放 100%');

  for (const name of ['缩放比例', '放大', '顺时针旋转 90 度']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(announced.last()).toContainText('已旋转 90 度');
  const box = await page.locator('[data-page="1"]').boundingBox();
  expect(box?.width).toBeGreaterThan(box?.height ?? Infinity);

  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: '查找内容' })).toBeFocused();
  await page.keyboard.type('拨备');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^第 \d+ 处，共 \d+ 处$/);
  const found = await page.getByRole('search').getByRole('status').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search').getByRole('status')).not.toHaveText(found ?? '');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(found ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '查找' })).toBeFocused();

  const content = page.getByRole('region', { name: '文件内容' });
  await content.focus();
  const before = await content.evaluate((element) => element.scrollTop);
  await page.keyboard.press('PageDown');
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);
});

for (const { prefix, word, words } of DOCUMENTS) {
  for (const viewport of [
    { width: 1366, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`axe and IBM's engine find nothing on ${prefix}/pdfView at ${viewport.width} [S2-pdf]`, async ({
      page,
    }) => {
      test.slow();
      const judge = viewport.width === 1366 ? expectAccessible : expectAccessibleToo;
      await page.setViewportSize(viewport);
      await openFile(page, await reportFile(page, prefix), { prefix });
      await page.keyboard.press('Control+f');
      await page.keyboard.type(word);
      await expect(page.locator('mark[data-selected]').first()).toBeInViewport();
      await judge(page, `${prefix}/pdfView with a document at ${viewport.width}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      for (const control of await page
        .getByRole('group', { name: /文件工具|Document tools/ })
        .getByRole('button')
        .all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      await open(page, `${prefix}/pdfView`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.noFile);
      await judge(page, `${prefix}/pdfView without a document at ${viewport.width}`);
    });
  }
}

test('other pages fetch nothing of the viewer [S2-pdf] [PERF-1]', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, '/personal');
  await open(page, ARTICLE);
  expect(fetched.filter((path) => /pdf-library|pdf\.worker|\/assets\/pdf\//.test(path))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the file itself, to open and to download [S2-pdf]', async ({ page }) => {
    const name = await reportFile(page, '');
    await page.goto(`/pdfView?file=${name}`);
    const link = page.getByRole('main').getByRole('link', { name: '打开原文件' });
    await expect(link).toBeVisible();
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await expect(page.getByRole('link', { name: '下载', exact: true })).toHaveAttribute('download', '');
  });
});
