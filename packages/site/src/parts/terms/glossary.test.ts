import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '../../pages/common/i18n-demo/dictionaries.ts';
import { terms as chinese } from '../../words/common/terms/zh-cn.ts';
import { terms as english } from '../../words/common/terms/en.ts';
import type { TermCode } from '../../words/common/terms/words.ts';

/** A tip is no more than this (FUND-7). */
const LONGEST = 120;

/** What a reader may not know, as pages say it; the words of one line are explained by its entry. */
const USED: Readonly<Record<TermCode, readonly [chinese: RegExp, english: RegExp]>> = {
  UNIT_NAV: [/单位净值/, /\bunit (?:NAV|net asset value)/i],
  ACC_NAV: [/累计净值/, /accumulated NAV/i],
  SEVEN_DAY_YIELD: [/七日年化/, /7-day (?:annualised )?yield/i],
  TEN_THOUSAND_INCOME: [/万份收益/, /income per 10,000/i],
  BENCHMARK: [/业绩比较基准/, /benchmark/i],
  RISK_LEVEL: [/风险等级/, /risk level/i],
  MIDDLE_RATE: [/中间价/, /middle rate/i],
  SPOT_CASH: [/现[汇钞]/, /\bspot\b|\bcash\b|\bnotes\b/i],
  LPR: [/LPR/, /LPR/],
  MAX_DRAWDOWN: [/最大回撤/, /drawdown/i],
  DEPOSIT_INSURANCE: [/存款保险/, /deposit insurance/i],
  AGENCY_SALE: [/代销/, /distribut/i],
  PERFORMANCE_RANK: [/同类排名/, /peer rank|\brank\b/i],
  SHARPE: [/夏普比率/, /sharpe ratio/i],
  VOLATILITY: [/波动率/, /volatility/i],
  NET_ASSETS_SHARE: [/占净值比例/, /(?:share|%) of net assets/i],
  REPO: [/债券回购/, /\brepo\b/i],
  BASIS_POINT: [/基点/, /basis point/i],
  PERCENTAGE_POINT: [/百分点/, /percentage point/i],
  SHARE_CLASS: [/份额类别|[AC] 类/, /share class/i],
  SUBSCRIPTION_FEE: [/申购费/, /subscription fee/i],
  REDEMPTION_FEE: [/赎回费/, /redemption fee/i],
  ONGOING_FEES: [/管理费|托管费|销售服务费/, /management|custody|service fee/i],
  EX_DATE: [/除息日/, /ex-date/i],
  DIVIDEND_REINVESTMENT: [/红利再投资|分红再投资/, /reinvest/i],
  QDII: [/QDII/, /QDII/],
  FOF: [/FOF/, /FOF/],
  REGISTER_CODE: [/登记编码/, /registration code/i],
  OPERATE_MODE: [/开放式|封闭式/, /open-ended|closed-ended/i],
  HOLDING_PERIOD: [/持有期/, /holding period/i],
  CALL_DEPOSIT: [/通知存款/, /call deposit/i],
  LARGE_CD: [/大额存单/, /certificates? of deposit/i],
  AGREEMENT_DEPOSIT: [/协定存款/, /agreement deposit/i],
  EQUAL_INSTALMENT: [/等额本息/, /equal instalments/i],
  EQUAL_PRINCIPAL: [/等额本金/, /equal principal/i],
  NPL_RATIO: [/不良贷款率/, /NPL|non-performing/i],
  COVERAGE: [/拨备覆盖率/, /coverage/i],
  NIM: [/净息差/, /net interest margin|NIM/i],
  COST_INCOME: [/成本收入比/, /cost-to-income/i],
  TIER1_RATIO: [/一级资本充足率/, /tier 1 capital ratio/i],
};
const CODES = Object.keys(USED) as TermCode[];

const CONTENT = resolve(import.meta.dirname, '../../../../../content/site');
const STUDY = resolve(CONTENT, 'articles/102003');
const content = [
  resolve(CONTENT, 'key-figures.json'),
  resolve(CONTENT, 'highlights.yaml'),
  ...readdirSync(STUDY).map((name) => resolve(STUDY, name)),
].map((path) => readFileSync(path, 'utf8'));
const words = dictionaries.filter(({ name }) => name !== 'terms').flatMap(({ texts }) => texts);
const said = (language: 'CN' | 'EN') => [...words.flatMap(({ texts }) => texts[language]), ...content];

describe('the glossary', () => {
  it.each(CODES.map((code) => [code, ...USED[code]] as const))(
    'has %s under the words that pages use, in both languages [FUND-7] [S1-lang]',
    (code, inChinese, inEnglish) => {
      expect(chinese['terms.names'][code] + chinese['terms.texts'][code]).toMatch(inChinese);
      expect(english['terms.names'][code] + english['terms.texts'][code]).toMatch(inEnglish);
    },
  );

  it('is short enough for a tip [FUND-7]', () => {
    for (const texts of [chinese['terms.texts'], english['terms.texts']])
      expect(Object.entries(texts).filter(([, text]) => text.length > LONGEST)).toEqual([]);
  });

  it('explains the abbreviations and measures that figures on pages have [FUND-7]', () => {
    const inChinese =
      /夏普比率|波动率|回撤|基点|百分点|七日年化|万份收益|[一-龥]*比率|[一-龥]{2}覆盖率|净息差|\bLPR\b|\bQDII\b|\bFOF\b|等额本[息金]/g;
    const known = (word: string) =>
      CODES.some((code) => USED[code][0].test(word) || chinese['terms.names'][code].includes(word));
    const found = new Set(said('CN').flatMap((text) => text.match(inChinese) ?? []));
    expect(found.size).toBeGreaterThan(8);
    expect([...found].filter((word) => !known(word) && word !== '回撤')).toEqual([]);
  });

  it('explains every ratio among the key figures [FUND-7] [IR-2]', () => {
    const [year] = JSON.parse(content[0] ?? '[]') as { zh: { items: { name: string; unit: string }[] } }[];
    const ratios = year?.zh.items.filter(({ unit }) => unit === '%').map(({ name }) => name) ?? [];
    expect(ratios.length).toBeGreaterThan(0);
    const names = Object.values(chinese['terms.names']).join('，');
    expect(ratios.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has no term that nothing uses [FUND-7]', () => {
    const uses = (word: RegExp, language: 'CN' | 'EN') => said(language).some((text) => word.test(text));
    expect(CODES.filter((code) => !uses(USED[code][0], 'CN'))).toEqual([]);
  });
});
