// Writes announcements.json, key-figures.json and dividends.json from announcement-sources/ and prints every
// announcement as files/announcement-<id>.<language>.pdf. All of it is demo data of a fictional bank.
//   node content/site/make-announcements.mjs             all documents
//   node content/site/make-announcements.mjs agm-        only those whose id contains the text
//   node content/site/make-announcements.mjs --records   the records alone
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openPrinter } from '../print-pdf.mjs';
import { DIVIDENDS, YEARS, billions } from './announcement-sources/figures.mjs';
import { notices } from './announcement-sources/notices.mjs';
import { reports } from './announcement-sources/reports.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const LANGUAGES = { zh: 'CN', en: 'EN' };
const all = numbered([...reports, ...notices]);
write('announcements.json', all.map(recordOf));
write('key-figures.json', Object.keys(DIVIDENDS).map(keyFiguresOf));
write('dividends.json', Object.keys(DIVIDENDS).map(dividendOf));
if (process.argv[2] !== '--records') print(process.argv[2] ?? '');

/** Notices are numbered through each year; periodic reports carry no number. */
function numbered(announcements) {
  const last = new Map();
  return announcements
    .toSorted(
      (a, b) => a.date.localeCompare(b.date) || a.type.localeCompare(b.type) || a.id.localeCompare(b.id),
    )
    .map((announcement) => {
      const year = announcement.date.slice(0, 4);
      if (announcement.reportYear !== undefined) return announcement;
      const count = (last.get(year) ?? 0) + 1;
      last.set(year, count);
      return { ...announcement, number: `${year}-${String(count).padStart(3, '0')}` };
    })
    .reverse();
}

/** A notice that was announced in Chinese only is the Chinese document in either language. */
function fileOf({ id, file, en }, language) {
  if (file !== undefined) return `files/${file}.${language}.pdf`;
  return `files/announcement-${id}.${en.body === undefined ? 'zh' : language}.pdf`;
}

function recordOf(announcement) {
  const { id, type, date, number, reportYear } = announcement;
  const own = (language) => {
    const { title } = announcement[language];
    return { title, file: { file: fileOf(announcement, language), name: title } };
  };
  return {
    key: id,
    announceType: type,
    publishDate: date,
    code: '601169',
    exchange: 'SSE',
    ...(number !== undefined && { number }),
    ...(reportYear !== undefined && { reportYear }),
    zh: own('zh'),
    en: own('en'),
  };
}

function keyFiguresOf(year) {
  const figures = YEARS[year];
  const rows = [
    ['TOTAL_ASSETS', '总资产', '亿元', 'Total assets', 'CNY bn', figures.assets],
    ['LOANS', '各项贷款', '亿元', 'Gross loans', 'CNY bn', figures.loans],
    ['DEPOSITS', '各项存款', '亿元', 'Customer deposits', 'CNY bn', figures.deposits],
    ['OPERATING_INCOME', '营业收入', '亿元', 'Operating income', 'CNY bn', figures.income],
    ['NET_PROFIT', '归母净利润', '亿元', 'Net profit attributable', 'CNY bn', figures.profit],
    ['EPS', '基本每股收益', '元', 'Basic earnings per share', 'CNY', figures.eps],
    ['DIVIDEND', '每 10 股派息（含税）', '元', 'Dividend per ten shares, before tax', 'CNY', figures.perTen],
    ['NIM', '净息差', '%', 'Net interest margin', '%', figures.nim],
    ['COST_INCOME', '成本收入比', '%', 'Cost-to-income ratio', '%', figures.costIncome],
    ['NPL_RATIO', '不良贷款率', '%', 'NPL ratio', '%', figures.npl],
    ['COVERAGE', '拨备覆盖率', '%', 'Provision coverage', '%', figures.coverage],
    ['TIER1_RATIO', '一级资本充足率', '%', 'Tier 1 capital ratio', '%', figures.tier1],
    ['OUTLETS', '营业网点', '家', 'Branches', '', figures.outlets],
  ];
  return {
    key: year,
    year,
    zh: { items: rows.map(([code, name, unit, , , value]) => ({ code, name, unit, value })) },
    en: {
      items: rows.map(([code, , , name, unit, value]) => ({
        code,
        name,
        unit,
        value: unit === 'CNY bn' ? billions(value).replaceAll(',', '') : value,
      })),
    },
  };
}

function dividendOf(year) {
  const { total, record, pay } = DIVIDENDS[year];
  return {
    key: year,
    year,
    perTenShares: YEARS[year].perTen,
    payoutRatio: ((Number(total) / Number(YEARS[year].profit)) * 100).toFixed(1),
    recordDate: record,
    exDate: pay,
    payDate: pay,
    zh: { total, unit: '亿元' },
    en: { total: billions(total), unit: 'CNY bn' },
  };
}

function write(name, records) {
  writeFileSync(join(here, name), `${JSON.stringify(records, null, 2)}\n`);
}

function print(wanted) {
  const work = mkdtempSync(join(tmpdir(), 'make-announcements-'));
  const printer = openPrinter();
  let total = 0;
  try {
    for (const announcement of all.filter(({ id, file }) => file === undefined && id.includes(wanted))) {
      for (const language of Object.keys(LANGUAGES)) {
        if (announcement[language].body === undefined) continue;
        const html = join(work, `${announcement.id}.${language}.html`);
        writeFileSync(html, documentOf(announcement, language));
        const { pdf } = printer.print(html);
        total += pdf.length;
        writeFileSync(join(here, 'media', fileOf(announcement, language)), pdf);
      }
    }
  } finally {
    printer.end();
    rmSync(work, { recursive: true, force: true });
  }
  console.log(`${Math.ceil(total / 1024)} KB`);
}

function documentOf({ date, number, ...announcement }, language) {
  const { title, body } = announcement[language];
  const isChinese = language === 'zh';
  const bank = isChinese ? '北曜银行' : 'Bank of Beiyao';
  const style = pathToFileURL(join(here, 'pdf-sources', 'announcement.css')).href;
  const issuer = isChinese
    ? `证券代码 601169　证券简称 ${bank}${number === undefined ? '' : `　公告编号 ${number}`}`
    : `Share code 601169 ${bank}${number === undefined ? '' : `, announcement ${number}`}`;
  const signed = isChinese
    ? `${bank}股份有限公司董事会<br>${date}`
    : `Board of directors of Bank of Beiyao<br>${date}`;
  const duty = isChinese ? '' : '<p class="duty">The Chinese text prevails.</p>';
  const demo = isChinese
    ? '演示文件：北曜银行为虚构机构，文中人物与数据均为演示'
    : 'Demonstration: Bank of Beiyao is fictional; people and figures are invented';
  return `<!doctype html><html lang="${isChinese ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${title} - ${bank}</title><link rel="stylesheet" href="${style}"></head>
<body><header><span>${bank}</span><span>${issuer}</span></header><h1>${title}</h1>${duty}${body}<p class="signed">${signed}</p><footer>${demo}</footer></body></html>`;
}
