/*
 * The demo products, one row each: code, names, type, risk, status, term in days, benchmark or yield in per cent,
 * value date, and what departs from its family. Names, issuers and figures are invented.
 */

const [UPCOMING, RAISING, OPEN, CLOSED, ENDED] = ['1', '2', '3', '4', '5'];

const row = (code, zh, en, type, risk, status, days, benchmark, valueDate, more = {}) => ({
  code,
  zh,
  en,
  type,
  risk,
  status,
  days,
  benchmark,
  valueDate,
  ...more,
});

const DAILY = ['每日可申赎', 'Bought and sold daily'];
const HOLDING = ['最短持有期', 'Minimum holding period'];
const SHUT = ['封闭式', 'Closed until maturity'];
const after = (days) => [`满 ${days} 天后每日可赎`, `Redeemable daily after ${days} days`];
const every = (days) => [`每 ${days} 天开放一次`, `Opens every ${days} days`];
const agency = (organ) => ({ organ });
const corporate = { customer: 'CORP', min: '100000', step: '10000' };
/**
 * The notice of 17 November 2026 (../site/articles/701002/20261117-wealth-benchmarks) lowers six benchmarks from 1 December.
 * `lowered` is the new range of a product that deals every day, for which orders of 30 November are confirmed on
 * 1 December; `benchmark` is the one that its NAVs were drawn from. One that opens every quarter keeps its range for the
 * period that ends on 12 January 2027.
 */
const THIS_PERIOD = ['业绩比较基准，本投资周期', 'Benchmark of this period'];
const privately = { customer: 'PRIVATE', min: '300000', step: '10000' };
const dollars = { currency: 'USD', min: '100', step: '100' };

/** The ten that the design shows come first, in its order; their figures are given. */
// prettier-ignore
export const PRODUCTS = [
  row('TX26090', '天璇·稳健 90 天持有期', 'Merak Steady, 90-day holding', '1', 'R2', OPEN, 90, ['2.20', '2.60'], '2026-03-16', { lowered: ['2.10', '2.50'], register: 'Z7001626000090', nav: 1.0163, dealing: after(90) }),
  row('TS24001', '天枢·日日享', 'Dubhe Daily', '5', 'R1', OPEN, 0, ['1.62'], '2024-03-05', { register: 'Z7001624000001', step: '0.01', dealing: DAILY }), row('TX26012', '天璇·半年定开 12 号', 'Merak Half-Year No. 12', '1', 'R2', OPEN, 182, ['2.35', '2.85'], '2024-05-21', { register: 'Z7001624000012', nav: 1.0672, min: '10000', dealing: ['定期开放', 'Opens every half-year'] }),
  row('TJ25031', '天玑·增强一年持有', 'Phecda Enhanced, one-year holding', '1', 'R3', OPEN, 365, ['2.60', '3.40'], '2023-09-12', { register: 'Z7001623000031', nav: 1.0975, dealing: HOLDING }),
  row('TQ26005', '天权·多元配置 18 月', 'Megrez Multi-Asset, 18 months', '2', 'R3', RAISING, 546, ['2.90', '4.10'], '2026-12-17', { raiseStart: '2026-11-12', register: 'Z7001625000005', min: '10000', step: '1000', dealing: SHUT, issue: true }),
  row('YH25008', '玉衡·平衡两年持有', 'Alioth Balanced, two-year holding', '2', 'R4', OPEN, 730, ['3.00', '5.00'], '2025-03-18', { register: 'Z7001625000008', nav: 1.0834, min: '10000', step: '1000', dealing: HOLDING }),
  row('YG25045', '摇光·养老目标 2045', 'Alkaid Pension Target 2045', '2', 'R3', RAISING, 1825, ['3.20', '4.60'], '2026-12-10', { register: 'Z7001625000045', dealing: SHUT, issue: true }),
  row('TS25003', '天枢·月月享', 'Dubhe Monthly', '5', 'R1', OPEN, 28, ['1.75', '1.95'], '2025-05-13', { register: 'Z7001625000003', nav: 1.0281, dealing: every(28) }), row('KY26002', '开阳·优选权益', 'Mizar Selected Equity', '3', 'R5', OPEN, 365, { zh: '沪深 300 指数收益率 × 80% + 中债综合指数收益率 × 20%', en: 'CSI 300 return × 80% + ChinaBond Composite return × 20%' }, '2026-01-20', { register: 'Z7001626000002', nav: 0.9846, min: '10000', step: '1000', dealing: ['持有满一年后每周开放', 'Opens weekly after one year'] }),
  row('YG26020', '摇光·安养五年', 'Alkaid Five-Year', '1', 'R2', RAISING, 1825, ['2.80', '3.60'], '2026-12-08', { register: 'Z7001626000020', dealing: SHUT, issue: true }),

  row('TS24002', '天枢·周周享', 'Dubhe Weekly', '5', 'R1', OPEN, 7, ['1.68', '1.88'], '2024-08-13', { dealing: every(7) }), row('TS25008', '天枢·双周享', 'Dubhe Fortnightly', '5', 'R1', OPEN, 14, ['1.72', '1.92'], '2025-09-09', { dealing: every(14) }), row('TS26001', '天枢·美元日日享', 'Dubhe Daily, US dollar', '5', 'R1', OPEN, 0, ['3.35'], '2026-02-03', { ...dollars, min: '1', step: '0.01', dealing: DAILY }), row('QH25101', '启航·添利现金', 'Qihang Tianli Cash', '5', 'R1', OPEN, 0, ['1.58'], '2025-04-08', { ...agency('QHWM'), step: '0.01', dealing: DAILY }), row('TX25007', '天璇·稳健 14 天持有期', 'Merak Steady, 14-day holding', '1', 'R1', OPEN, 14, ['1.80', '2.05'], '2025-02-18', { dealing: after(14) }),
  row('TX25030', '天璇·稳健 30 天持有期', 'Merak Steady, 30-day holding', '1', 'R2', OPEN, 30, ['1.95', '2.25'], '2025-01-14', { lowered: ['1.85', '2.15'], dealing: after(30) }),
  row('TX25060', '天璇·稳健 60 天持有期', 'Merak Steady, 60-day holding', '1', 'R2', OPEN, 60, ['2.05', '2.40'], '2025-03-11', { lowered: ['1.95', '2.30'], dealing: after(60) }),
  row('TX25180', '天璇·稳健 180 天持有期', 'Merak Steady, 180-day holding', '1', 'R2', OPEN, 180, ['2.30', '2.75'], '2025-06-10', { lowered: ['2.20', '2.65'], dealing: after(180) }),
  row('TX24365', '天璇·稳健一年持有', 'Merak Steady, one-year holding', '1', 'R2', OPEN, 365, ['2.45', '2.95'], '2024-04-16', { lowered: ['2.35', '2.85'], dealing: HOLDING }),
  row('TX26021', '天璇·季季开 21 号', 'Merak Quarterly No. 21', '1', 'R2', OPEN, 91, ['2.15', '2.55'], '2026-04-14', { basis: THIS_PERIOD, min: '10000', dealing: ['每季开放一次', 'Opens every quarter'] }),
  row('TX26015', '天璇·9 月封闭 15 号', 'Merak Nine-Month No. 15', '1', 'R2', RAISING, 273, ['2.40', '2.80'], '2026-12-15', { raiseStart: '2026-11-10', min: '10000', dealing: SHUT }),
  row('TX26018', '天璇·14 月封闭 18 号', 'Merak Fourteen-Month No. 18', '1', 'R2', RAISING, 426, ['2.50', '2.95'], '2026-12-16', { raiseStart: '2026-11-11', min: '10000', dealing: SHUT }),
  row('TX26101', '天璇·美元半年持有', 'Merak Half-Year, US dollar', '1', 'R2', OPEN, 182, ['3.60', '4.00'], '2025-10-14', { ...dollars, dealing: HOLDING }),
  row('TX26105', '天璇·美元一年持有', 'Merak One-Year, US dollar', '1', 'R2', OPEN, 365, ['3.70', '4.15'], '2025-05-20', { ...dollars, dealing: HOLDING }),
  row('TX26110', '天璇·港元 90 天持有期', 'Merak 90-day holding, Hong Kong dollar', '1', 'R2', OPEN, 90, ['2.70', '3.10'], '2026-01-13', { currency: 'HKD', min: '1000', step: '100', dealing: after(90) }),
  row('TX26112', '天璇·欧元一年持有', 'Merak One-Year, euro', '1', 'R2', OPEN, 365, ['1.90', '2.30'], '2025-08-12', { currency: 'EUR', min: '100', step: '100', dealing: HOLDING }),
  row('TJ24018', '天玑·增强 18 月持有', 'Phecda Enhanced, 18-month holding', '1', 'R3', OPEN, 546, ['2.75', '3.65'], '2024-01-16', { paid: [['2025-01-16', 0.02], ['2026-01-16', 0.02]], dealing: HOLDING }),
  row('TJ25045', '天玑·增强半年持有', 'Phecda Enhanced, half-year holding', '1', 'R2', OPEN, 182, ['2.40', '3.00'], '2025-07-08', { dealing: HOLDING }),
  row('TJ25052', '天玑·增强三年持有', 'Phecda Enhanced, three-year holding', '1', 'R3', OPEN, 1095, ['3.10', '4.00'], '2025-02-25', { min: '10000', dealing: HOLDING }),
  row('TJ26003', '天玑·增强两年封闭', 'Phecda Enhanced, two years', '1', 'R3', RAISING, 730, ['2.90', '3.70'], '2026-12-18', { raiseStart: '2026-11-13', min: '10000', dealing: SHUT }),
  row('TJ26008', '天玑·增强季季开', 'Phecda Enhanced Quarterly', '1', 'R2', OPEN, 91, ['2.25', '2.75'], '2026-03-24', { dealing: ['每季开放一次', 'Opens every quarter'] }),
  row('QH26011', '启航·稳利 180 天持有期', 'Qihang Wenli, 180-day holding', '1', 'R2', OPEN, 180, ['2.30', '2.70'], '2026-01-27', { ...agency('QHWM'), dealing: after(180) }),
  row('LS25033', '澜石·安盈 90 天持有期', 'Lanshi Anying, 90-day holding', '1', 'R2', OPEN, 90, ['2.15', '2.60'], '2025-06-24', { ...agency('LSWM'), dealing: after(90) }),
  row('LS26002', '澜石·双债增强一年持有', 'Lanshi Two-Bond Enhanced, one-year holding', '1', 'R3', OPEN, 365, ['2.60', '3.30'], '2026-02-10', { ...agency('LSWM'), dealing: HOLDING }),
  row('SH26007', '松和·月添利 30 天持有期', 'Songhe Monthly, 30-day holding', '1', 'R2', OPEN, 30, ['1.95', '2.30'], '2026-04-21', { ...agency('SHWM'), dealing: after(30) }),

  row('TQ25011', '天权·多元配置一年持有', 'Megrez Multi-Asset, one-year holding', '2', 'R3', OPEN, 365, ['2.80', '3.90'], '2025-04-22', { min: '10000', step: '1000', dealing: HOLDING }),
  row('TQ24009', '天权·多元配置两年持有', 'Megrez Multi-Asset, two-year holding', '2', 'R3', OPEN, 730, ['3.00', '4.20'], '2024-06-18', { min: '10000', step: '1000', paid: [['2025-12-18', 0.03]], dealing: HOLDING }),
  row('YH24003', '玉衡·平衡一年持有', 'Alioth Balanced, one-year holding', '2', 'R3', OPEN, 365, ['2.90', '4.50'], '2024-09-24', { min: '10000', step: '1000', dealing: HOLDING }),
  row('YH26006', '玉衡·平衡三年持有', 'Alioth Balanced, three-year holding', '2', 'R4', OPEN, 1095, ['3.30', '5.50'], '2026-02-24', { min: '10000', step: '1000', dealing: HOLDING }),
  row('KY25007', '开阳·红利低波一年持有', 'Mizar Dividend Low Volatility, one-year holding', '3', 'R4', OPEN, 365, { zh: '中证红利低波动指数收益率 × 85% + 活期存款利率 × 15%', en: 'CSI Dividend Low Volatility return × 85% + demand deposit rate × 15%' }, '2025-07-15', { nav: 1.0716, min: '10000', step: '1000', dealing: HOLDING }),
  row('KY26011', '开阳·黄金挂钩 12 月', 'Mizar Gold-Linked, 12 months', '4', 'R4', RAISING, 365, ['1.50', '4.80'], '2026-12-09', { min: '10000', step: '1000', dealing: SHUT }),
  row('KY25012', '开阳·商品策略两年持有', 'Mizar Commodity Strategy, two-year holding', '4', 'R5', OPEN, 730, { zh: '南华商品指数收益率 × 60% + 中债综合指数收益率 × 40%', en: 'Nanhua Commodity return × 60% + ChinaBond Composite return × 40%' }, '2025-09-23', { nav: 1.0263, min: '10000', step: '1000', dealing: HOLDING }),
  row('LS25061', '澜石·均衡配置一年持有', 'Lanshi Balanced Allocation, one-year holding', '2', 'R3', OPEN, 365, ['2.70', '3.80'], '2025-11-11', { ...agency('LSWM'), dealing: HOLDING }),
  row('YG25035', '摇光·养老目标 2035', 'Alkaid Pension Target 2035', '2', 'R3', OPEN, 1825, ['3.00', '4.30'], '2025-01-21', { paid: [['2026-01-21', 0.025]], dealing: HOLDING }),
  row('YG24010', '摇光·安养十年', 'Alkaid Ten-Year', '2', 'R3', OPEN, 3650, ['3.40', '4.80'], '2024-11-19', { dealing: HOLDING }), row('YG26030', '摇光·安养三年', 'Alkaid Three-Year', '1', 'R2', OPEN, 1095, ['2.60', '3.30'], '2026-03-03', { dealing: HOLDING }),

  row('TX26025', '天璇·14 月封闭 25 号', 'Merak Fourteen-Month No. 25', '1', 'R2', UPCOMING, 426, ['2.50', '2.95'], '2026-12-30', { min: '10000', dealing: SHUT }),
  row('TJ26012', '天玑·增强 18 月封闭', 'Phecda Enhanced, 18 months', '1', 'R3', UPCOMING, 546, ['2.80', '3.60'], '2026-12-31', { min: '10000', dealing: SHUT }),
  row('TX25016', '天璇·一年封闭 16 号', 'Merak One-Year No. 16', '1', 'R2', CLOSED, 365, ['2.50', '2.90'], '2025-12-16', { min: '10000', dealing: SHUT }),
  row('TJ25020', '天玑·增强两年封闭 20 号', 'Phecda Enhanced, two years, No. 20', '1', 'R3', CLOSED, 730, ['2.90', '3.80'], '2025-06-17', { min: '10000', dealing: SHUT }),
  row('TQ25003', '天权·多元配置 18 月 3 号', 'Megrez Multi-Asset, 18 months, No. 3', '2', 'R3', CLOSED, 546, ['2.90', '4.00'], '2025-08-19', { min: '10000', step: '1000', dealing: SHUT }),
  row('TX25002', '天璇·半年封闭 2 号', 'Merak Half-Year No. 2', '1', 'R2', ENDED, 182, ['2.40', '2.80'], '2026-04-28', { min: '10000', dealing: SHUT, expiry: true }),
  row('TX24030', '天璇·一年封闭 30 号', 'Merak One-Year No. 30', '1', 'R2', ENDED, 365, ['2.60', '3.00'], '2025-06-03', { min: '10000', dealing: SHUT }),
  row('TQ24001', '天权·多元配置一年封闭', 'Megrez Multi-Asset, one year', '2', 'R3', ENDED, 365, ['3.00', '4.20'], '2025-04-15', { min: '10000', step: '1000', dealing: SHUT }),
  row('TX26088', '天璇·稳健 88 天持有期', 'Merak Steady, 88-day holding', '1', 'R2', UPCOMING, 88, ['2.20', '2.60'], '2027-01-12', { register: '', dealing: after(88) }),

  row('ZW25001', '紫微·私享固收一年持有', 'Polaris Private Fixed Income, one-year holding', '1', 'R3', OPEN, 365, ['3.00', '3.80'], '2025-03-25', { ...privately, dealing: HOLDING }),
  row('ZW25006', '紫微·私享多元两年持有', 'Polaris Private Multi-Asset, two-year holding', '2', 'R4', OPEN, 730, ['3.50', '5.50'], '2025-05-27', { ...privately, dealing: HOLDING }),
  row('ZW26002', '紫微·私享 18 月封闭', 'Polaris Private, 18 months', '2', 'R3', RAISING, 546, ['3.20', '4.40'], '2026-12-17', { raiseStart: '2026-11-12', ...privately, min: '1000000', dealing: SHUT }),
  row('ZW26005', '紫微·美元私享一年持有', 'Polaris Private One-Year, US dollar', '1', 'R3', OPEN, 365, ['4.00', '4.60'], '2026-03-17', { ...privately, currency: 'USD', min: '50000', dealing: HOLDING }),

  row('GY24001', '公曜·日日盈', 'Gongyao Daily', '5', 'R1', OPEN, 0, ['1.66'], '2024-07-09', { ...corporate, step: '1', dealing: DAILY }), row('GY25003', '公曜·周周盈', 'Gongyao Weekly', '5', 'R1', OPEN, 7, ['1.72', '1.92'], '2025-01-07', { ...corporate, dealing: every(7) }), row('GY25030', '公曜·30 天持有期', 'Gongyao, 30-day holding', '1', 'R2', OPEN, 30, ['1.98', '2.28'], '2025-04-29', { ...corporate, dealing: after(30) }),
  row('GY25090', '公曜·90 天持有期', 'Gongyao, 90-day holding', '1', 'R2', OPEN, 90, ['2.20', '2.60'], '2025-08-26', { ...corporate, dealing: after(90) }),
  row('GY26180', '公曜·半年定开', 'Gongyao Half-Year', '1', 'R2', OPEN, 182, ['2.35', '2.80'], '2026-01-06', { ...corporate, dealing: ['定期开放', 'Opens every half-year'] }), row('GY26365', '公曜·一年封闭', 'Gongyao One-Year', '1', 'R2', RAISING, 365, ['2.50', '2.90'], '2026-12-15', { raiseStart: '2026-11-10', ...corporate, min: '1000000', dealing: SHUT }),
  row('GY26201', '公曜·美元 30 天持有期', 'Gongyao 30-day holding, US dollar', '1', 'R2', OPEN, 30, ['3.40', '3.80'], '2026-05-12', { ...corporate, currency: 'USD', min: '10000', step: '100', dealing: after(30) }),
  row('GY25500', '公曜·增强一年持有', 'Gongyao Enhanced, one-year holding', '1', 'R3', OPEN, 365, ['2.60', '3.30'], '2025-05-06', { ...corporate, dealing: HOLDING }),
  row('GY24012', '公曜·半年封闭 12 号', 'Gongyao Half-Year No. 12', '1', 'R2', ENDED, 182, ['2.40', '2.75'], '2026-02-10', { ...corporate, dealing: SHUT }),
];
