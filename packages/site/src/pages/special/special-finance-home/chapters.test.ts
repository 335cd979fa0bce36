import { describe, expect, it } from 'vitest';
import type { Article, ArticleSummary } from '@bank/contract';
import { chapterOf } from './chapters.ts';

const piece = (given: Partial<ArticleSummary>): ArticleSummary => ({
  id: 'one',
  columnId: '501004',
  title: '一家面馆：十七天，从两家店到三家',
  summary: '',
  cover: '',
  publishDate: '2026-09-28',
  updateTime: '2026-09-28T00:00:00+08:00',
  top: '0',
  tags: ['案例'],
  attachments: [],
  ...given,
});
const fact = (label: string) => ({ label, value: '1' });
const text = (given: Partial<Article>): Article => ({
  ...piece({}),
  content: '',
  related: [],
  address: '',
  ...given,
});
const scheme = {
  name: '税务快贷',
  limit: { value: '300', unit: '万元' },
  term: { value: '1', unit: '年' },
  basis: '纳税',
};
const PAPER = { theme: 'SMALL', look: 'paper' } as const;
const found = (...list: ArticleSummary[]) => ({ total: list.length, list });

describe('a chapter of special finance [SPE-1]', () => {
  it('has the schemes that say their limit, and two cases with who it was and what it came to', () => {
    const chapter = chapterOf(
      PAPER,
      found(
        piece({ id: 'tax', tags: ['方案'], scheme }),
        piece({ id: 'policy', tags: ['政策'] }),
        piece({ id: 'noodle', outcome: '11 个月还清' }),
        piece({ id: 'plain', title: '没有冒号的标题' }),
        piece({ id: 'third' }),
      ),
      undefined,
    );
    expect(chapter.schemes).toEqual([{ ...scheme, id: 'tax', columnId: '501004' }]);
    expect(chapter.cases).toEqual([
      {
        id: 'noodle',
        columnId: '501004',
        customer: '一家面馆',
        headline: '十七天，从两家店到三家',
        outcome: '11 个月还清',
      },
      { id: 'plain', columnId: '501004', customer: '', headline: '没有冒号的标题', outcome: '' },
    ]);
    expect(chapter.total).toBe(5);
  });

  it('begins the headline of an English case with a capital', () => {
    const title = 'A chip design company: eight months bridged to the next round';
    const { cases } = chapterOf(PAPER, found(piece({ title })), undefined);
    expect(cases[0]).toMatchObject({
      customer: 'A chip design company',
      headline: 'Eight months bridged to the next round',
    });
  });

  it('tells one case in its last three numbers, with its picture, in place of two', () => {
    const newest = text({ cover: 'own', facts: ['a', 'b', 'c', 'd'].map(fact) });
    const chapter = chapterOf(PAPER, found(piece({ cover: 'newer' }), piece({})), newest);
    expect(chapter.told?.numbers.map(({ label }) => label)).toEqual(['b', 'c', 'd']);
    expect(chapter.cases).toEqual([]);
    expect(chapter.cover).toBe('own');
  });

  it('shows two cases where the newest has fewer numbers, and the newest picture there is', () => {
    const newest = text({ cover: 'own', facts: [fact('a')] });
    const chapter = chapterOf(PAPER, found(piece({}), piece({ cover: 'newest' })), newest);
    expect(chapter.told).toBeUndefined();
    expect(chapter.cases).toHaveLength(2);
    expect(chapter.cover).toBe('newest');
  });

  it('stands on mist only before a picture of the day', () => {
    const facts = ['a', 'b', 'c'].map(fact);
    const look = (daylight: boolean) =>
      chapterOf({ theme: 'GREEN', look: 'mist' }, found(piece({})), text({ facts, daylight })).look;
    expect(look(true)).toBe('mist');
    expect(look(false)).toBe('framed');
  });
});
