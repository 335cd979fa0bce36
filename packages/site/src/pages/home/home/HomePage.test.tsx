import { describe, expect, it } from 'vitest';
import { elementsOf, renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { aLoanRate, fx } from '../../../parts/blocks/testing/home-fixtures.ts';
import { HomePage, changedToday, homeMarket, homeSections } from './HomePage.tsx';
import type { HomeData } from './load-home.ts';
import { addDecimals } from '../../../base/decimal/arithmetic.ts';
import { homeProps } from './testing/home-props.ts';
import { homeWords } from '../../../words/home/home-page/words.ts';

await Promise.all([homeWords.load('CN'), changedToday.fetch(), homeMarket.fetch(), homeSections.fetch()]);
const full = renderPage(HomePage, homeProps.full);

/** The text of the band that says what changed. */
function changedOf(data: HomeData): string {
  const html = renderPage(HomePage, { ...homeProps.full, data });
  return textOf(elementsOf(html, 'section').find((section) => section.includes('id="changed"')) ?? '');
}

describe('the personal home page', () => {
  it('shows every block of the page with its figures [S7-personal]', () => {
    const text = textOf(full);
    for (const shown of [
      '夜行有北 心中有数',
      '外汇牌价',
      '2026 年 11 月 20 日 10:30 更新，成交以实际交易时为准',
      '七档存期，2026-11-12 起执行，年利率 %；虚线是北斗真形',
      '存 100,000 元，2 年，年利率 1.20%',
      '今天变了什么',
      '到期利息 2,400.00 元',
      '在售 46 只',
      '近 7 日年化',
      '代销 61 家公司、2,318 只产品',
      '专精特新',
      '冬季跨境汇款手续费减免',
      '存款保险',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('has one h1, the title of its record, and a heading for each section [S7-personal]', () => {
    expect(elementsOf(full, 'h1').map((heading) => textOf(heading).trim())).toEqual(['夜行有北 心中有数']);
    const sections = elementsOf(full, 'h2').map((heading) => textOf(heading).trim());
    expect(sections).toEqual(
      expect.arrayContaining(['今天变了什么', '今日行情', '精选理财', '基金专区', '特色服务', '今日北曜']),
    );
  });

  it('keeps prices as they were published: tabular text, never a float [S7-misc]', () => {
    expect(textOf(full)).toContain('4.5410 4.3998 4.5744 ▼ −0.36%');
    expect(textOf(full)).toContain('1,012.40');
  });

  it('writes no style attribute and no script, which the security policy would refuse [S2-generated]', () => {
    expect(full).not.toMatch(/\sstyle=|<script|javascript:/);
  });

  it('names every table and the direction of every table head [S7-personal]', () => {
    const tables = elementsOf(full, 'table');
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables) {
      expect(table).toMatch(/^<table [^>]*aria-label="[^"]+"/);
      for (const head of table.match(/<th[\s>][^>]*/g) ?? []) expect(head).toMatch(/scope="(col|row)"/);
    }
  });

  it('gives no two links of a section the same words for different targets [S7-personal]', () => {
    for (const section of elementsOf(full, 'section')) {
      const targets = new Map<string, string>();
      for (const link of elementsOf(section, 'a')) {
        const name = textOf(link).trim();
        const target = /href="([^"]*)"/.exec(link)?.[1] ?? '';
        expect(targets.get(name) ?? target, `${name} leads to two places`).toBe(target);
        targets.set(name, target);
      }
    }
  });

  it('shows the first slide alone and, before any script, links to what the others lead to [S7-personal]', () => {
    expect(full.match(/role="group"[^>]*data-shown=""/g)).toHaveLength(1);
    expect(full.match(/inert=""/g)).toHaveLength(3);
    expect(full).toContain('href="/bobbank/seconddetail?id=20261024-mobile-banking-9&amp;column=701001"');
  });

  it('puts the pause button ahead of everything else in the hero [S7-personal] [NAV-8]', () => {
    const hero =
      elementsOf(full, 'section').find((section) => section.includes('aria-label="首页推荐"')) ?? '';
    expect(/<(a|button)[^>]*>/.exec(hero)?.[0]).toContain('aria-label="暂停轮播"');
  });

  it('lists the groups of products one after another, each under its own heading, before any script [S7-personal]', () => {
    for (const group of ['全部在售', '现金管理', '固定收益', '混合与多元', '养老理财']) {
      expect(full).toMatch(new RegExp(`<h3[^>]*>${group}</h3>`));
    }
    expect(full).not.toContain('role="tab"');
    expect(full).toContain('href="#wealth-group-2"');
  });

  it('says how the LPR moved in basis points, and nothing while it stands [S7-misc]', () => {
    expect(changedOf(homeProps.full.data)).not.toContain('LPR');
    expect(changedOf({ ...homeProps.full.data, loans: [aLoanRate({ prevRate: '3.10' })] })).toContain(
      '▼ −10 个基点 较上月',
    );
  });

  it('lists only figures that changed, each with its page, and says so when none did', () => {
    const { data } = homeProps.full;
    const deposits = (data.deposits ?? []).map((rate) =>
      rate.termCode === '0' ? rate : { ...rate, prevRate: addDecimals(rate.rate, '0.05') },
    );
    expect(changedOf({ ...data, deposits })).toContain('人民币存款利率 11-12 起，3 个月至 5 年各降 5 个基点');
    expect(changedOf(data)).not.toContain('人民币存款利率');
    const still = {
      ...data,
      deposits: data.deposits,
      fx: { publishTime: fx.publishTime, list: [] },
      gold: null,
    };
    expect(changedOf(still)).toContain('没有变动');
  });

  it('writes a dash where a currency is not traded [S7-misc]', () => {
    const cad = fx.list.slice(-1);
    const page = { ...homeProps.full, data: { ...homeProps.full.data, fx: { ...fx, list: cad } } };
    expect(textOf(renderPage(HomePage, page))).toContain('加拿大元 CAD 501.88 – 505.58 –');
  });

  it('tells the visitor in a sentence where a list is empty [S8-visible]', () => {
    const text = textOf(renderPage(HomePage, homeProps.empty));
    for (const sentence of [
      '暂无常用服务',
      '今日牌价尚未发布',
      '存款挂牌利率尚未发布',
      '目前没有可以展示的在售产品',
      '目前没有可以展示的基金',
      '暂无推荐内容',
      '暂无新闻与公告',
      '目前没有进行中的活动',
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).toContain('理财非存款');
  });

  it('keeps its heading and its other blocks when calls fail, and says what to do [S8-visible]', () => {
    const html = renderPage(HomePage, homeProps.failed);
    expect(elementsOf(html, 'h1').map((heading) => textOf(heading).trim())).toEqual(['夜行有北 心中有数']);
    expect(textOf(html).split('这一部分暂时没有取到').length - 1).toBeGreaterThanOrEqual(7);
    const onlyNews = {
      ...homeProps.failed,
      data: { ...homeProps.failed.data, news: homeProps.full.data.news },
    };
    expect(textOf(renderPage(HomePage, onlyNews))).toContain('不良贷款率降至 0.98%');
  });
});
