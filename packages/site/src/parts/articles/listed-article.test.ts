import { describe, expect, it } from 'vitest';
import type { ArticleSummary } from '@bank/contract';
import { listed } from './listed-article.ts';

const article = {
  id: 'q3',
  columnId: '701001',
  title: '三季报',
  summary: '净利润 214.6 亿元。',
  cover: JSON.stringify([
    { path: 'a1.svg', name: 'results.svg', size: 9_836, ext: 'svg', width: 960, height: 640 },
    { path: 'b2.svg', name: 'second.svg', size: 1, ext: 'svg' },
  ]),
  publishDate: '2026-11-20',
  updateTime: '2026-11-20T00:00:00+08:00',
  source: '北曜银行',
  top: '0',
  tags: ['业绩', '资产质量'],
  attachments: [],
  fact: { label: '归母净利润', value: '214.6', unit: '亿元' },
} satisfies ArticleSummary;

describe('an article in the data of a list', () => {
  it('is what its row shows', () => {
    expect(listed({ ...article, changedOn: '2026-11-21' })).toEqual({
      id: 'q3',
      columnId: '701001',
      title: '三季报',
      summary: '净利润 214.6 亿元。',
      cover: '[{"path":"a1.svg","width":960,"height":640}]',
      publishDate: '2026-11-20',
      top: '0',
      tags: ['业绩'],
      changedOn: '2026-11-21',
    });
  });

  it('has its number where it has no picture', () => {
    expect(listed({ ...article, cover: '' })).toMatchObject({ cover: '', fact: article.fact });
    expect(listed(article)).not.toHaveProperty('fact');
  });
});
