import { describe, expect, it } from 'vitest';
import { elementsOf, renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { EnglishHomePage, changedToday } from './EnglishHomePage.tsx';
import { englishHomeProps } from './testing/english-home-props.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';

await Promise.all([homeWords.load('EN'), changedToday.fetch()]);
const full = renderPage(EnglishHomePage, englishHomeProps.full);

describe('the English home page', () => {
  it('shows rates, figures, reports and news in English [S1-lang]', () => {
    const text = textOf(full);
    for (const shown of [
      'Find north. Know your numbers.',
      'Updated 20 November 2026, 10:30.',
      'US dollar, buying',
      'Seven terms, % a year from 12 Nov 2026',
      'Interest at maturity 2,400.00 CNY',
      '2.84 CNY trn',
      '30 Oct 2026',
      '19 Nov',
      'Speak to someone',
    ]) {
      expect(text).toContain(shown);
    }
    // Fixtures carry Chinese terms and names; the page's own words must not.
    expect(text.match(/详情|更多|今日|以表格查看/)).toBeNull();
  });

  it('gives a report’s document its type and size, and nothing where there is none [S7-lists]', () => {
    const files = elementsOf(full, 'a').filter((link) => link.includes('/files/'));
    expect(files.map((link) => textOf(link).trim())).toEqual(['PDF 3.2 MB , 2026 Third Quarterly Report']);
  });

  it('says the next date of the investor calendar as people write it in English [S1-lang]', () => {
    expect(textOf(full)).toContain('Next date 29 January 2027 2026 preliminary results');
  });

  it('has one h1 and writes no style attribute [S2-generated]', () => {
    expect(elementsOf(full, 'h1')).toHaveLength(1);
    expect(full).not.toMatch(/\sstyle=/);
  });

  it('says in a sentence what is empty or did not arrive, and keeps a heading [S8-visible]', () => {
    const empty = textOf(renderPage(EnglishHomePage, englishHomeProps.empty));
    expect(empty).toContain('No report has been published yet.');
    expect(empty).toContain('No news right now.');
    const failed = renderPage(EnglishHomePage, englishHomeProps.failed);
    expect(elementsOf(failed, 'h1').map((heading) => textOf(heading).trim())).toEqual([
      'Find north. Know your numbers.',
    ]);
    expect(textOf(failed).split('This part is not available right now').length - 1).toBeGreaterThanOrEqual(5);
  });
});
