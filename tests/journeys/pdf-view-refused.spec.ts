import { expectAccessible } from '../support/a11y.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { DOCUMENTS, MADE_UP, foreignRequests, serve } from '../support/pdf-documents.ts';
import { expect, test } from '../support/site.ts';
import { plain, writtenPdf } from '../support/written-pdf.ts';

test.describe('an address without a file of ours', () => {
  const VALUES = [
    '',
    'https://evil.example/x.pdf',
    '//evil.example/aaaaaaaaaaaaaaaaaaaaaaaa.pdf',
    '\\\\evil.example\\aaaaaaaaaaaaaaaaaaaaaaaa.pdf',
    'javascript:alert(1)',
    'data:application/pdf;base64,JVBERi0xLjQK',
    'blob:https://evil.example/aaaa',
    '../../etc/passwd',
    '/files/aaaaaaaaaaaaaaaaaaaaaaaa.pdf',
    'aaaaaaaaaaaaaaaaaaaaaaaa.pdf#https://evil.example',
    'AAAAAAAAAAAAAAAAAAAAAAAA.pdf',
    'aaaaaaaaaaaaaaaaaaaaaaaa.pdf\u0000.html',
    '<script>alert(1)</script>.pdf',
  ];

  for (const { language, prefix, words } of DOCUMENTS) {
    test(`gets a clear message and fetches nothing, in ${language} [S2-pdf] [PDF-3]`, async ({
      page,
      site,
    }) => {
      test.slow();
      const foreign = foreignRequests(page, site.url);
      const files: string[] = [];
      page.on('request', (request) => {
        if (/\/files\/|pdf-library|pdf\.worker/.test(request.url())) files.push(request.url());
      });
      for (const value of VALUES) {
        const answer = await page.goto(`${prefix}/pdfView?file=${encodeURIComponent(value)}`);
        expect(answer?.status(), value).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 }), value).toHaveText(words.noFile);
        await expect(page.getByRole('main').getByRole('link').first(), value).toHaveAttribute(
          'href',
          /\/investment$/,
        );
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      }
      expect(foreign).toEqual([]);
      expect(files).toEqual([]);
    });
  }
});

test.describe('a file that cannot be shown', () => {
  test.use({ expectedConsole: /status of 404|ERR_FAILED/ });

  test('that does not exist says so, offers no download and leads to where files are published [S2-pdf] [PDF-2]', async ({
    page,
  }) => {
    await open(page, `/pdfView?file=${MADE_UP}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('网站上没有这份文件');
    await expect(page.getByRole('main').getByRole('link', { name: /下载/ })).toHaveCount(0);
    await expect(alert.getByRole('link', { name: '投资者关系' })).toHaveAttribute('href', '/investment');
    await expectAccessible(page, 'a file that does not exist');
  });

  test('that is no PDF says so [S2-pdf]', async ({ page }) => {
    await serve(page, plain('<html><script>alert(1)</script></html>'));
    await open(page, `/pdfView?file=${MADE_UP}`);
    await expect(page.getByRole('alert')).toContainText('不是有效的 PDF');
    await expectAccessible(page, 'a file that is no PDF');
  });

  test('that did not arrive can be asked for again [S2-pdf]', async ({ page }) => {
    await page.route(`**/files/${MADE_UP}`, (route) => route.abort());
    await open(page, `/pdfView?file=${MADE_UP}`);
    await expect(page.getByRole('alert')).toContainText('请检查网络');
    await page.unroute(`**/files/${MADE_UP}`);
    await serve(page, writtenPdf({ contents: ['BT /F1 24 Tf 72 700 Td (Back again) Tj ET'] }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.locator('[data-page="1"]')).toContainText('Back again');
  });
});
