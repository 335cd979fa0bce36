import { expect, it } from 'vitest';
import { indexText, urlsetText } from './sitemap-text.ts';

it('an index names its files, each safe in XML [SEO-1]', () => {
  expect(indexText(['https://bank.example/sitemap-zh-1.xml', 'https://bank.example/a?b&c'])).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://bank.example/sitemap-zh-1.xml</loc></sitemap>
<sitemap><loc>https://bank.example/a?b&amp;c</loc></sitemap>
</sitemapindex>
`,
  );
});

it('a file names addresses, their days and their twins, with the Chinese one for all others [SEO-1] [LANG-3]', () => {
  const urls = [
    { loc: 'https://bank.example/en', twin: 'https://bank.example/' },
    { loc: 'https://bank.example/en/news', changed: '2026-11-20' },
  ];
  expect(urlsetText('EN', urls)).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://bank.example/en</loc>` +
      '<xhtml:link rel="alternate" hreflang="en" href="https://bank.example/en"/>' +
      '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://bank.example/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://bank.example/"/></url>' +
      `
<url><loc>https://bank.example/en/news</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`,
  );
});
