import { expect, test } from '../support/site.ts';

for (const { language, home, name, search, fees, file } of [
  {
    language: 'CN',
    home: '/personal',
    name: '北曜银行',
    search: '/search',
    fees: '/personal/sfbz',
    file: '服务收费标准',
  },
  {
    language: 'EN',
    home: '/en',
    name: 'Bank of Beiyao',
    search: '/en/search',
    fees: '/en/personal/sfbz',
    file: 'List of service fees',
  },
]) {
  test(`names its search and its manifest in the head, and both are there, in ${language} [SEO-1] [S1-lang]`, async ({
    page,
    site,
  }) => {
    await page.goto(home);
    const linked = (rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');
    const description = await page.request.get((await linked('search')) ?? '');
    expect(description.headers()['content-type']).toContain('application/opensearchdescription+xml');
    const template = /template="([^"]*searchTerms[^"]*)"/.exec(await description.text())?.[1] ?? '';
    const { pathname, search: query } = new URL(template.replace('{searchTerms}', 'LPR'));
    expect(pathname).toBe(search);
    expect((await page.request.get(site.url + pathname + query)).status()).toBe(200);

    const manifest = await page.request.get((await linked('manifest')) ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const told = (await manifest.json()) as { name: string; start_url: string; icons: { src: string }[] };
    expect([told.name, told.start_url]).toEqual([name, home]);
    for (const { src } of told.icons) expect((await page.request.get(src)).status()).toBe(200);
  });

  test(`saves a document under its own name, in ${language} [S7-images] [FEE-1]`, async ({ page }) => {
    await page.goto(fees);
    const document = await page.locator('a[href*=".pdf"]').first().getAttribute('href');
    const stored = /[0-9a-f]{24}\.pdf/.exec(document ?? '')?.[0];
    const disposition = (await page.request.get(`/files/${stored}`)).headers()['content-disposition'] ?? '';
    const [, plain = '', encoded = ''] =
      /^inline; filename="([^"]+\.pdf)"; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded)).toContain(file);
    expect(decodeURIComponent(encoded)).toMatch(/20\d\d.*\.pdf$/);
    expect(plain).toMatch(/20\d\d/);
    expect(disposition).not.toContain(String(stored));
  });
}

test('ends no element of a page early, whatever a visitor searches for [SEC-2]', async ({ site }) => {
  const hostile = '</script><!--<script>\u2028';
  for (const path of ['/search', '/en/search']) {
    const answer = await fetch(`${site.url}${path}?keyword=${encodeURIComponent(hostile)}`);
    const html = await answer.text();
    const block = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(block).not.toMatch(/[<>\u2028]/);
    expect((JSON.parse(block) as { leaf: { query: { keyword: string } } }).leaf.query.keyword).toBe(
      hostile.trim(),
    );
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
    expect(html).not.toContain('<!--<');
  }
});
