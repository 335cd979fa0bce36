import { lead, table, text } from './markup.mjs';
import { PERIODS, YEARS, billions, growth, grouped } from './figures.mjs';

const NAMES = {
  Q1: { type: '03', zh: '第一季度报告', en: 'First Quarterly Report', span: ['1–3 月', 'three months'], end: ['3 月末', '31 March'] },
  H1: { type: '02', zh: '半年度报告', en: 'Interim Report', span: ['1–6 月', 'six months'], end: ['6 月末', '30 June'] },
  Q3: { type: '04', zh: '第三季度报告', en: 'Third Quarterly Report', span: ['1–9 月', 'nine months'], end: ['9 月末', '30 September'] },
}; // prettier-ignore

/** Longer documents that were written by hand; the others are printed from the figures. */
const BY_HAND = {
  '2024-annual': '2024-annual-report',
  '2025-annual': '2025-annual-report',
  '2026-H1': '2026-interim-report',
  '2026-Q3': '2026-q3-report',
};

export const reports = [...annualReports(), ...periodReports()];

function* annualReports() {
  for (const [name, now] of Object.entries(YEARS)) {
    const before = YEARS[Number(name) - 1];
    if (before === undefined) continue;
    yield {
      id: `annual-report-${name}`,
      type: '01',
      date: now.published,
      reportYear: name,
      file: BY_HAND[`${name}-annual`],
      zh: {
        title: `${name} 年年度报告`,
        body:
          lead(
            `${name} 年，本行实现归属于母公司股东的净利润 ${now.profit} 亿元，比上年增长 ${growth(now.profit, before.profit).slice(1)}；营业收入 ${now.income} 亿元。年末总资产 ${grouped(now.assets)} 亿元，不良贷款率 ${now.npl}%，拨备覆盖率 ${now.coverage}%。`,
          ) +
          table(
            '主要财务数据（人民币亿元，比率除外）',
            ['项目', `${name} 年`],
            [
              ['总资产', grouped(now.assets)],
              ['各项贷款', grouped(now.loans)],
              ['各项存款', grouped(now.deposits)],
              ['营业收入', now.income],
              ['归属于母公司股东的净利润', now.profit],
              ['基本每股收益（元）', now.eps],
              ['净息差', `${now.nim}%`],
              ['成本收入比', `${now.costIncome}%`],
              ['不良贷款率', `${now.npl}%`],
              ['拨备覆盖率', `${now.coverage}%`],
              ['一级资本充足率', `${now.tier1}%`],
              ['营业网点（家）', now.outlets],
            ],
          ) +
          text(
            `董事会建议每 10 股派发现金股利 ${now.perTen} 元（含税），待股东会审议。财务报表按中国会计准则编制，合并口径，经会计师事务所审计，出具标准无保留意见。`,
          ),
      },
      en: {
        title: `${name} Annual Report`,
        body:
          lead(
            `Net profit attributable to shareholders of the parent was CNY ${billions(now.profit)} billion in ${name}, ${growth(now.profit, before.profit)} on the year. Operating income was CNY ${billions(now.income)} billion. At year-end total assets were CNY ${billions(now.assets)} billion, the NPL ratio ${now.npl}% and provision coverage ${now.coverage}%.`,
          ) +
          table(
            'Key figures (CNY billion, except ratios)',
            ['Item', name],
            [
              ['Total assets', billions(now.assets)],
              ['Gross loans', billions(now.loans)],
              ['Customer deposits', billions(now.deposits)],
              ['Operating income', billions(now.income)],
              ['Net profit attributable to shareholders', billions(now.profit)],
              ['Basic earnings per share (CNY)', now.eps],
              ['Net interest margin', `${now.nim}%`],
              ['Cost-to-income ratio', `${now.costIncome}%`],
              ['NPL ratio', `${now.npl}%`],
              ['Provision coverage', `${now.coverage}%`],
              ['Tier 1 capital ratio', `${now.tier1}%`],
              ['Outlets', now.outlets],
            ],
          ) +
          text(
            `The board proposes a cash dividend of CNY ${now.perTen} per ten shares, before tax, subject to shareholder approval. The financial statements are consolidated, prepared under PRC GAAP and audited with an unqualified opinion.`,
          ),
      },
    };
  }
}

function* periodReports() {
  for (const [year, periods] of Object.entries(PERIODS)) {
    for (const [period, now] of Object.entries(periods)) {
      const before = PERIODS[Number(year) - 1]?.[period];
      const yearEnd = YEARS[Number(year) - 1];
      if (before === undefined) continue;
      const { type, zh, en, span, end } = NAMES[period];
      const rise = growth(now.profit, before.profit);
      yield {
        id: `${period.toLowerCase()}-report-${year}`,
        type,
        date: now.published,
        reportYear: year,
        file: BY_HAND[`${year}-${period}`],
        zh: {
          title: `${year} 年${zh}`,
          body:
            lead(
              `${year} 年 ${span[0]}，本行实现归属于母公司股东的净利润 ${now.profit} 亿元，同比 ${rise}；营业收入 ${now.income} 亿元，同比 ${growth(now.income, before.income)}。${end[0]}总资产 ${grouped(now.assets)} 亿元，不良贷款率 ${now.npl}%。`,
            ) +
            table(
              '主要财务数据（人民币亿元，比率除外）',
              ['项目', `${year} 年 ${span[0]}`, '比较期', '变动'],
              [
                ['营业收入', now.income, before.income, growth(now.income, before.income)],
                ['归属于母公司股东的净利润', now.profit, before.profit, rise],
                ['总资产', grouped(now.assets), grouped(yearEnd.assets), growth(now.assets, yearEnd.assets)],
                ['不良贷款率', `${now.npl}%`, `${yearEnd.npl}%`, points(now.npl, yearEnd.npl, '个基点')],
                ['拨备覆盖率', `${now.coverage}%`, `${yearEnd.coverage}%`, ''],
                [
                  '一级资本充足率',
                  `${now.tier1}%`,
                  `${yearEnd.tier1}%`,
                  points(now.tier1, yearEnd.tier1, '个基点'),
                ],
              ],
            ) +
            text(
              '收入和利润与上年同期比较，余额和比率与上年末比较。数据为合并口径，按中国会计准则编制，未经审计。',
            ),
        },
        en: {
          title: `${year} ${en}`,
          body:
            lead(
              `Net profit attributable to shareholders of the parent was CNY ${billions(now.profit)} billion in the ${span[1]} to ${end[1]} ${year}, ${rise} on a year earlier. Operating income was CNY ${billions(now.income)} billion, ${growth(now.income, before.income)}. Total assets were CNY ${billions(now.assets)} billion and the NPL ratio ${now.npl}%.`,
            ) +
            table(
              'Key figures (CNY billion, except ratios)',
              ['Item', `${year}, ${span[1]}`, 'Comparative', 'Change'],
              [
                [
                  'Operating income',
                  billions(now.income),
                  billions(before.income),
                  growth(now.income, before.income),
                ],
                ['Net profit attributable', billions(now.profit), billions(before.profit), rise],
                [
                  'Total assets',
                  billions(now.assets),
                  billions(yearEnd.assets),
                  growth(now.assets, yearEnd.assets),
                ],
                ['NPL ratio', `${now.npl}%`, `${yearEnd.npl}%`, points(now.npl, yearEnd.npl, 'bps')],
                ['Provision coverage', `${now.coverage}%`, `${yearEnd.coverage}%`, ''],
                [
                  'Tier 1 capital ratio',
                  `${now.tier1}%`,
                  `${yearEnd.tier1}%`,
                  points(now.tier1, yearEnd.tier1, 'bps'),
                ],
              ],
            ) +
            text(
              'Income and profit are compared with the same period of the year before, balances and ratios with the year-end. Figures are consolidated, prepared under PRC GAAP and unaudited.',
            ),
        },
      };
    }
  }
}

function points(now, before, unit) {
  const difference = Math.round((Number(now) - Number(before)) * 100);
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference)} ${unit}`;
}
