import { beforeAll, expect, it } from 'vitest';
import { markupOf } from '../../../frame/chrome/testing/render-chrome.tsx';
import { specialWords } from '../../../words/special/special/words.ts';
import { ChapterView } from './ChapterView.tsx';
import type { Chapter } from './chapters.ts';

beforeAll(() => specialWords.load('CN'));

const ONE = { id: 'one', columnId: '501004' };
const CHAPTER: Chapter = {
  theme: 'SMALL',
  look: 'paper',
  total: 1,
  schemes: [],
  cases: [{ ...ONE, customer: '', headline: '旺季之前先备货', outcome: '' }],
  told: undefined,
  cover: '',
};

it('shows a release of former times without an empty table and without an empty end of a case [SPE-1]', () => {
  const markup = markupOf(<ChapterView chapter={CHAPTER} />);
  expect(markup).toContain('旺季之前先备货');
  expect(markup).not.toContain('<table');
  expect(markup).not.toContain('>。<');
});

it('shows what can be borrowed, and who a case was of and what it came to [SPE-1]', () => {
  const markup = markupOf(
    <ChapterView
      chapter={{
        ...CHAPTER,
        schemes: [
          {
            ...ONE,
            name: '税务快贷',
            limit: { value: '300', unit: '万元' },
            term: { value: '1', unit: '年' },
            basis: '年纳税额的 8 倍',
          },
        ],
        cases: [{ ...ONE, customer: '一家面馆', headline: '十七天，从两家店到三家', outcome: '11 个月还清' }],
      }}
    />,
  );
  expect(markup).toMatch(/<table[\s\S]*税务快贷[\s\S]*年纳税额的 8 倍[\s\S]*<\/table>/);
  expect(markup).toContain('一家面馆，11 个月还清。');
});
