import { siteSources } from './site-sources.ts';

/** A small bank of several scopes in which nothing is wrong: what a mistake is laid over. */
export function goodSources(): Record<string, string> {
  const site = Object.fromEntries(
    Object.entries(siteSources()).map(([path, content]) => [`site/${path}`, content]),
  );
  return {
    ...site,
    'glossary.yaml': `- zh: 网点
  en: branch
  definition: A place where the Bank serves its customers.
  source: house
  forbidden: [outlet]
`,
    'rates/deposit-rates.csv': `key,sort,currency,kind,termCode,minAmount,rate,effectiveDate,zh.termName,en.termName
cny-fixed-1y,1,CNY,FIXED,1Y,50,1.10,2026-11-12,1 年,1 y
cny-fixed-3y,2,CNY,FIXED,3Y,50,1.45,2026-11-12,3 年,3 y
cny-fixed-3y-may,2,CNY,FIXED,3Y,50,1.50,2026-05-22,3 年,3 y
`,
    'rates/loan-rates.csv': `key,sort,kind,termCode,home,rate,basisPoints,lprTerm,effectiveDate,zh.termName,en.termName
lpr-5y,1,LPR,5Y,,3.50,,,2026-11-20,LPR 5 年期以上,"LPR, over 5 years"
mortgage-first,2,MORTGAGE,5Y+,FIRST,3.05,-45,5Y,2026-11-20,首套个人住房贷款,First-home mortgage
`,
    'rates/gold-price.yaml': `- key: gold
  price: '1012.40'
  changeRate: '0.35'
  publishTime: '2026-11-20T10:30:00+08:00'
  zh: {}
  en: {}
`,
    'rates/fx-rates.yaml': `- key: usd
  sort: 1
  currency: USD
  unit: 100
  spotBuy: '707.15'
  cashBuy: '701.40'
  spotSell: '710.12'
  cashSell: '710.12'
  middleRate: '708.21'
  changeRate: '0.12'
  publishTime: '2026-11-20T10:30:00+08:00'
  zh: { currencyName: 美元, pinyin: mei yuan }
  en: { currencyName: US dollar }
`,
    'lookups/fees.csv': `key,feeCode,category,pricing,customerType,effectiveDate,zh.itemName,zh.serviceContent,zh.priceText,zh.scope,en.itemName,en.serviceContent,en.priceText,en.scope
AC003-2026,AC003,ACCOUNT,2,PERSONAL,2026-01-01,个人存款证明,开立存款证明,20 元/份,全部网点,"Certificate of deposit balance, personal",A certificate of deposits,CNY 20 a copy,All branches
AC001-2026,AC001,ACCOUNT,3,PERSONAL,2026-01-01,个人结算账户开立,开立个人结算账户,免费,全部网点,Opening a personal account,Opening a settlement account,Free,All branches
`,
    'lookups/fee-versions.yaml': `- key: '2026'
  effectiveDate: '2026-01-01'
  zh: { summary: 2026 年版价目表。 }
  en: { summary: The list of 2026. }
`,
    'branches/branches.csv': `key,name,nameEn,branchType,provinceCode,cityCode,districtCode,zh.province,zh.city,zh.district,en.province,en.city,en.district,address,addressEn,phone,lngWgs,latWgs,lngGcj,latGcj,hours.personal,hours.corp,holidays,services
b1,北京东城南熏路支行,Beijing Dongcheng Nanxun Sub-branch,2,110000,110100,110101,北京市,北京市,东城区,Beijing,Beijing,Dongcheng,北京市东城区南熏路 203 号,"203 Nanxun Road, Beijing",010-66000002,116.376466,39.932793,116.382697,39.934184,1-5 09:00-17:00,,2027-01-01 closed NEW_YEAR,FX|CARD
b2,北京西城站前路支行,Beijing Xicheng Zhanqian Sub-branch,2,110000,110100,110102,北京市,北京市,西城区,Beijing,Beijing,Xicheng,北京市西城区站前路 157 号,"157 Zhanqian Road, Beijing",010-66000003,116.35651,39.939024,116.362710,39.940388,1-5 09:00-17:00,,2027-01-01 closed NEW_YEAR,FX|CARD
`,
  };
}
