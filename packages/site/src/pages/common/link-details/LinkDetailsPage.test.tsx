import { describe, expect, it } from 'vitest';
import type { FxRate, RouteDef, SiteConfigDetail } from '@bank/contract';
import { withBanner } from '../../../parts/banner/testing/with-banner.tsx';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { LinkDetailsBanner } from './LinkDetailsBanner.tsx';
import { LinkDetailsPage } from './LinkDetailsPage.tsx';
import type { LinkPageData } from './link-page-data.ts';

const aText: SiteConfigDetail = {
  id: 'transfer',
  name: '跨境汇款',
  summary: '第一句。',
  content: '<h2 id="s1">到账</h2><p>次日。</p><h2 id="s2">汇入</h2><p>免费。</p>',
  updateTime: '2026-11-20T09:00:00+08:00',
  hasTwin: true,
};
const aGuide: SiteConfigDetail = {
  ...aText,
  answer: '一至三个工作日到账。',
  action: { name: '开通手机银行', url: '/personal/linkDetails?id=mobile-banking' },
  facts: [{ label: '电讯费', value: '40', unit: '元/笔' }],
  steps: [
    { name: '填收款人', text: '姓名与账号。' },
    { name: '确认', text: '费用在同一页。' },
  ],
  materials: [
    { name: '收款人', text: '与账户一致' },
    { name: '用途', text: '选一项' },
  ],
  questions: [
    { question: '为什么少了', answer: '中转行扣费。' },
    { question: '填错了', answer: '撤销。' },
  ],
  contact: { desk: '外汇专席', phone: '4006 601 169' },
  related: [{ name: '结汇', url: '/personal/linkDetails?id=fx-settlement' }],
};
const aRate: FxRate = {
  currency: 'USD',
  currencyName: '美元',
  unit: 100,
  spotBuy: '707.36',
  cashBuy: '706.30',
  spotSell: '710.12',
  cashSell: '710.12',
  middleRate: '700.56',
  changeRate: '0.1',
  publishTime: '2026-11-20T10:30:05+08:00',
};

const render = (detail: SiteConfigDetail, quotes?: LinkPageData['quotes'], language: 'CN' | 'EN' = 'CN') =>
  renderPage(withBanner(LinkDetailsBanner, LinkDetailsPage, detail.name), {
    data: { detail, quotes },
    language,
    query: {},
    record: { path: '/personal/linkDetails', title: '服务信息' } as RouteDef,
  });

describe('a service page', () => {
  const markup = render(aGuide, {
    publishTime: aRate.publishTime,
    list: [aRate, { ...aRate, currency: 'EUR', spotSell: '' }],
  });
  const text = textOf(markup);

  it('answers in its head: the answer, the way in, the facts [S2-personal]', () => {
    const head = markup.slice(0, markup.indexOf('</section>'));
    expect(textOf(head)).toContain('一至三个工作日到账。');
    expect(textOf(head)).not.toContain('第一句。');
    expect(head).toMatch(/<a [^>]*href="\/personal\/linkDetails\?id=mobile-banking"[^>]*>开通手机银行<\/a>/);
    expect(textOf(head)).toContain('40 元/笔');
  });

  it('goes on with steps in their order, what to have ready, questions and its text [S2-personal]', () => {
    const places = ['填收款人', '确认', '次日。', '与账户一致', '为什么少了', '更新日期'].map((words) =>
      text.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the first of the questions open and every answer in the document [S2-personal]', () => {
    const [first, second] = markup.match(/<details[^>]*>/g) ?? [];
    expect(first).toContain('open');
    expect(second).not.toContain('open');
    expect(text).toContain('撤销。');
  });

  it('names its desk, whose number can be called, and the rates of the moment [S3-hotline]', () => {
    expect(markup).toContain('href="tel:4006601169"');
    expect(text).toMatch(/10:30:05.*美元\s*710\.12/);
    expect(text).toContain('–');
  });

  it('gives the hotline where it has no desk, and no rates that it does not name [S3-hotline]', () => {
    const plain = render({ ...aGuide, contact: undefined, related: undefined });
    expect(plain).toContain('href="tel:95526"');
    expect(textOf(plain)).not.toContain('此刻牌价');
  });

  it('says the same in English [S1-lang]', () => {
    expect(textOf(render(aGuide, undefined, 'EN'))).toMatch(
      /How it works.*What to have ready.*Common questions/s,
    );
  });
});

it('a text without steps has its contents beside it [NAV-13] [S3-footer]', () => {
  const markup = render(aText);
  expect(markup).toContain('href="#s2"');
  expect(textOf(markup)).toContain('第一句。');
  expect(textOf(markup)).not.toContain('办理步骤');
});
