import { describe, expect, it } from 'vitest';
import { markupOf } from '../../frame/chrome/testing/render-chrome.tsx';
import { SiteLink } from './SiteLink.tsx';

describe('a link from content', () => {
  it('inside the site is a plain link [S4-jump]', () => {
    expect(
      markupOf(
        <SiteLink url="/ckbxDetail" urlType="1">
          存款保险
        </SiteLink>,
      ),
    ).toBe('<a href="/ckbxDetail">存款保险</a>');
  });

  it('to a new window hides its opener and says so in words [S4-jump] [LEGAL-4]', () => {
    const markup = markupOf(
      <SiteLink url="https://ebank.example.com/" urlType="1">
        Log in
      </SiteLink>,
      'EN',
    );
    expect(markup).toContain('href="https://ebank.example.com/" target="_blank" rel="noopener noreferrer"');
    expect(markup).toContain('(opens in a new window)');
  });

  it('to a telephone number opens no window [S4-jump]', () => {
    expect(
      markupOf(
        <SiteLink url="tel:95526" urlType="1">
          95526
        </SiteLink>,
      ),
    ).toBe('<a href="tel:95526">95526</a>');
  });

  it('fills the official host in [S4-jump]', () => {
    expect(
      markupOf(
        <SiteLink url="https://{host}/a" urlType="2">
          a
        </SiteLink>,
      ),
    ).toContain('href="https://www.beiyao.example/a"');
  });

  it.each([
    ['an empty target', '', '1'],
    ['type 0', '/a', '0'],
    ['a script address', 'javascript:alert(1)//http://', '2'],
    ['another host disguised as a path', '//evil.example', '1'],
  ] as const)('leads nowhere with %s [S4-jump] [SEC-1]', (_, url, urlType) => {
    expect(
      markupOf(
        <SiteLink url={url} urlType={urlType}>
          text
        </SiteLink>,
      ),
    ).toBe('<span>text</span>');
  });
});
