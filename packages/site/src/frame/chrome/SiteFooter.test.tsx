import { describe, expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';
import { footerLink } from '../../parts/links/footer-link.ts';
import { markupOf } from './testing/render-chrome.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';

const text = { id: 'security-center', name: '安全中心', urlType: '3', url: '' } as const;

describe('a footer link', () => {
  it('of type 3 leads to the text of its id [S3-footer]', () => {
    expect(footerLink(text, 'CN')).toEqual({ url: '/personal/linkDetails?id=security-center', urlType: '1' });
    expect(footerLink(text, 'EN')).toEqual({ url: '/en/linkDetails?id=security-center', urlType: '1' });
  });

  it('of another type leads where it says [S3-footer]', () => {
    expect(footerLink({ ...text, urlType: '1', url: '/bobbank/concat' }, 'CN')).toEqual({
      url: '/bobbank/concat',
      urlType: '1',
    });
  });
});

describe('the footer', () => {
  const markup = markupOf(<SiteFooter chrome={sampleChrome('CN')} />);

  it('links inside, outside and nowhere as content says [S4-jump]', () => {
    expect(markup).toContain('<a href="/personal/linkDetails?id=security-center">安全中心</a>');
    expect(markup).toContain('<a href="/bobbank/concat">联系我们</a>');
    expect(markup).toContain(
      '<a href="https://careers.example/" target="_blank" rel="noopener noreferrer">人才招聘',
    );
    expect(markup).toContain('<span>筹备中</span>');
  });

  it('has each of them once, for wide windows and phones [S3-footer]', () => {
    const addresses = [...markup.matchAll(/<a href="(\/[^"]+)"/g)].map(([, href]) => href);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it('gives the hotlines to be dialled [S3-hotline]', () => {
    expect(markup).toContain('href="tel:95526">95526</a>');
    expect(markup).toContain('href="tel:+861095526"');
  });

  it('ends with the filing numbers and the year of the configuration', () => {
    expect(markup).toContain('© 2022 北曜银行股份有限公司 版权所有');
    expect(markup).toContain('演示ICP备00000000号');
  });
});
