import { describe, expect, it } from 'vitest';
import { TopStrip } from './TopStrip.tsx';
import { aPage, markupOf, tagsOf } from './testing/render-chrome.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';

const page = aPage({ twin: '/en/ckbxDetail' });
const chinese = markupOf(<TopStrip config={sampleChrome('CN').config} page={page} />, 'CN');
const english = markupOf(<TopStrip config={sampleChrome('EN').config} page={aPage({})} />, 'EN');
const texts = (markup: string) => markup.replace(/<[^>]+>/g, ' ');

describe('the Chinese top strip', () => {
  it('has its entries in order [S3-cn-strip]', () => {
    expect(texts(chinese)).toMatch(
      /存款保险.*网点分布.*人才招聘.*联系我们.*服务热线.*95526.*无障碍浏览.*EN/s,
    );
  });

  it('leads to careers outside, in a new window that is announced [S3-cn-strip]', () => {
    expect(chinese).toMatch(
      /<a [^>]*href="https:\/\/careers\.beiyao\.example\/" target="_blank" rel="noopener noreferrer"[^>]*>人才招聘.*?（新窗口打开）/s,
    );
  });

  it('switches to the English twin by a plain link that says so in English [LANG-3]', () => {
    const link = tagsOf(chinese, 'a').find((tag) => tag.includes('lang="en"'));
    expect(link).toContain('href="/en/ckbxDetail"');
    expect(chinese).toMatch(/<span aria-hidden="true">EN<\/span><span [^>]*>English<\/span><\/a>/);
  });
});

describe('the English top strip', () => {
  it('has its entries in order [S3-en-strip]', () => {
    expect(texts(english)).toMatch(/Customer Center.*95526.*About us.*Sitemap.*Branches.*CN/s);
    expect(texts(english)).not.toContain('存款保险');
  });

  it('names the switch in Chinese [LANG-3]', () => {
    const link = tagsOf(english, 'a').find((tag) => tag.includes('lang="zh-CN"'));
    expect(english).toMatch(/<span aria-hidden="true">CN<\/span><span [^>]*>中文版<\/span><\/a>/);
    expect(link).toContain('href="/personal"');
  });
});

describe('the hotline', () => {
  it.each([
    ['0086-10-95526', 'tel:+861095526'],
    ['4006 601 169', 'tel:4006601169'],
    ['4006 095 526', 'tel:4006095526'],
  ])('shows %s, to be dialled as %s [S3-hotline] [NAV-4]', (shown, dialled) => {
    expect(chinese).toContain(`href="${dialled}">${shown}</a>`);
    expect(english).toContain(`href="${dialled}">${shown}</a>`);
  });

  it('is closed at first, behind a button [S3-hotline]', () => {
    const [button] = tagsOf(chinese, 'button');
    expect(button).toContain('aria-expanded="false"');
    expect(tagsOf(chinese, 'div').filter((tag) => tag.includes('hidden=""'))).toHaveLength(1);
  });
});
