import { describe, expect, it } from 'vitest';
import { NoticeBar } from './NoticeBar.tsx';
import { markupOf } from './testing/render-chrome.tsx';

const info = { switchStatus: '0', scope: 'all', today: '2026-11-20' } as const;

describe('the notice bar', () => {
  it('is always drawn by the server, with its id where the first-paint script looks [NAV-10]', () => {
    const markup = markupOf(<NoticeBar info={{ ...info, noticeId: 'fraud', noticeText: '谨防诈骗。' }} />);
    expect(markup).toContain('谨防诈骗。');
    expect(markup).toContain('<meta name="site-notice" content="fraud"/>');
  });

  it('is told once to readers of screens, also where a phone shows its short text [NAV-10]', () => {
    const markup = markupOf(
      <NoticeBar info={{ ...info, noticeText: '谨防诈骗。', noticeShortText: '防诈' }} />,
    );
    expect(markup).toMatch(/<span[^>]*>谨防诈骗。<\/span><span[^>]* aria-hidden="true">防诈<\/span>/);
  });

  it('is absent without a text', () => {
    expect(markupOf(<NoticeBar info={{ ...info, noticeText: '' }} />)).toBe('');
  });
});
