import { describe, expect, it } from 'vitest';
import type { EduItem, RouteDef, Shortcut } from '@bank/contract';
import { aBanner, aCover } from '../../../parts/blocks/testing/home-fixtures.ts';
import { elementsOf, renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { ConsumerZonePage } from './ConsumerZonePage.tsx';
import type { ConsumerZoneData } from './load-consumer-zone.ts';

const item = (id: string, given: Partial<EduItem> = {}): EduItem => ({
  id,
  columnId: '103003',
  title: `题 ${id}`,
  summary: `提要 ${id}`,
  audience: '2',
  mediaType: 'TEXT',
  cover: aCover(`${id}.svg`),
  publishDate: '2026-11-18',
  views: 0,
  ...given,
});
const shortcut = (id: string, given: Partial<Shortcut> = {}): Shortcut => ({
  id,
  name: `名 ${id}`,
  icon: 'info',
  category: `限 ${id}`,
  summary: `说明 ${id}`,
  cover: '',
  url: '/personal/consumerEducation',
  urlType: '1',
  sort: 1,
  ...given,
});

const full: ConsumerZoneData = {
  banners: [aBanner({ title: '先认清风险', url: '/personal/consumerEducation', secondUrl: '' })],
  situations: [shortcut('call')],
  zone: {
    blocks: [
      { columnId: '103002', name: '以案说险', list: [item('lead', { columnId: '103002' }), item('second')] },
      { columnId: '103004', name: '宣教活动', list: [item('event')] },
      { columnId: '103006', name: '法律法规', list: [item('law')] },
    ],
  },
  films: [item('film', { mediaType: 'VIDEO', duration: 24 })],
  posters: [item('poster', { mediaType: 'IMAGE' })],
  learners: [
    {
      audience: '2',
      topics: {
        total: 5,
        pageNum: 1,
        pageSize: 3,
        list: [item('topic')],
        audiences: [],
        mediaTypes: [],
      },
    },
  ],
  rights: [shortcut('right')],
  steps: [shortcut('ask'), shortcut('accept'), shortcut('decide'), shortcut('answer')],
  channels: [shortcut('phone', { url: 'tel:95526' }), shortcut('regulator', { url: 'tel:12378' })],
  links: [item('nfra', { mediaType: 'LINK', url: 'https://www.nfra.gov.cn/' })],
};

const nothing: ConsumerZoneData = {
  banners: undefined,
  situations: undefined,
  zone: undefined,
  films: undefined,
  posters: undefined,
  learners: undefined,
  rights: undefined,
  steps: undefined,
  channels: undefined,
  links: undefined,
};

const render = (data: ConsumerZoneData) =>
  renderPage(ConsumerZonePage, {
    data,
    language: 'CN',
    query: {},
    record: { path: '/personal/consumerEducation', title: '消费者权益保护' } as RouteDef,
  });

describe('the consumer zone', () => {
  const markup = render(full);

  it('has one h1 and a heading for each of its blocks in order [CP-1]', () => {
    expect(elementsOf(markup, 'h1')).toHaveLength(1);
    expect(elementsOf(markup, 'h2').map((heading) => textOf(heading).trim())).toEqual([
      '以案说险',
      '半分钟短片',
      '为您挑好的金融知识',
      '一图读懂',
      '投诉怎么办，多久有结果',
      '您的八项权利',
      '法律法规',
      '宣教活动',
      '核实，从官方渠道开始',
    ]);
  });

  it('shows the steps of a complaint in order, each with its limit, and the numbers to call [CP-2]', () => {
    const text = textOf(markup);
    expect(text).toMatch(/第 1 步 名 ask 限 ask .*第 4 步 名 answer 限 answer/);
    expect(markup).toContain('href="tel:95526"');
    expect(markup).toMatch(/href="tel:12378"/);
    expect(text).toContain('12378 维权热线');
  });

  it('leads to each kind of reader’s whole list with its number [CP-1]', () => {
    expect(markup).toContain('consumerList?column=103003&amp;audience=2"');
    expect(textOf(markup)).toContain('老年人的全部 5 篇');
  });

  it('carries no product, price or rate [CP-3]', () => {
    expect(markup).not.toMatch(/\/lcmx|fundpro|\/creditcard|dkll|prodCode/);
    expect(textOf(markup)).not.toMatch(/业绩比较基准|起购|年化|立即购买|立即申请/);
  });

  it('writes no style attribute [S2-generated]', () => {
    expect(markup).not.toMatch(/\sstyle=/);
  });

  it('keeps its heading and says in each place what did not arrive [S8-visible]', () => {
    const failed = render(nothing);
    expect(elementsOf(failed, 'h1').map((heading) => textOf(heading).trim())).toEqual(['消费者权益保护']);
    expect(failed.split('这一部分暂时没有取到').length - 1).toBe(10);
  });
});
