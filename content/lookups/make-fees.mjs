// Writes the demo list of service fees: fees.csv from fee-sources/fees.txt, and each edition as a PDF copy.
//   node content/lookups/make-fees.mjs          the table and the documents
//   node content/lookups/make-fees.mjs --table  only the table
// Everything in it is invented; the bank is fictional.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { escaped } from '@bank/contract';
import { openPrinter } from '../print-pdf.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const LANGUAGES = ['zh', 'en'];
const EDITIONS = ['2025-01-01', '2026-01-01', '2026-10-15', '2027-03-01'];
/** Earlier editions are read on the page; a copy is kept of what is in force and of what is to come. */
const PRINTED = EDITIONS.slice(2);

/** Letters of a code → category, its names. */
const CATEGORIES = {
  AC: ['ACCOUNT', '账户', 'Accounts'],
  ST: ['SETTLEMENT', '结算', 'Payments and settlement'],
  CD: ['CARD', '银行卡', 'Cards'],
  EB: ['EBANK', '电子银行', 'Electronic banking'],
  AG: ['AGENCY', '代理', 'Agency services'],
  LN: ['LOAN', '贷款', 'Loans'],
  FX: ['FX', '外汇', 'Foreign exchange'],
  WM: ['WEALTH', '理财与代销', 'Wealth and distribution'],
  GT: ['GUARANTEE', '担保与承诺', 'Guarantees and commitments'],
  CT: ['CUSTODY', '托管', 'Custody'],
  OT: ['OTHER', '其他', 'Other'],
};
const CUSTOMERS = {
  P: ['PERSONAL', '个人', 'Personal'],
  C: ['CORP', '对公', 'Corporate'],
  B: ['BOTH', '个人与对公', 'Personal and corporate'],
};
const PRICINGS = {
  1: ['政府指导价、政府定价', 'Government-guided or set'],
  2: ['市场调节价', 'Market'],
  3: ['免费', 'Free'],
};
const SCOPES = {
  A: ['全部网点', 'All branches'],
  AE: ['全部网点与电子渠道', 'All branches and online'],
  E: ['电子渠道', 'Online'],
  B: ['指定网点与总行部门', 'Selected branches and head office'],
  CC: ['信用卡中心与电子渠道', 'Credit Card Centre and online'],
};
const BASES = {
  G: [
    '《商业银行服务政府指导价政府定价目录》（发改价格〔2014〕268 号）',
    'Catalogue of government-guided and government-set bank service prices (NDRC Pricing [2014] No. 268)',
  ],
  G2: [
    '《关于完善银行卡刷卡手续费定价机制的通知》（发改价格〔2016〕557 号）',
    'Notice on the pricing of bank card transactions (NDRC Pricing [2016] No. 557)',
  ],
  L: [
    '《商业银行服务价格管理办法》及减费让利要求',
    'Measures for the Administration of Commercial Bank Service Prices',
  ],
  M: ['本行自主定价，北曜价〔2024〕3 号', 'Set by the Bank, Beiyao Pricing [2024] No. 3'],
  N26: [
    '《关于减免 11 项服务收费的公告》（2026 年 10 月 9 日）',
    'Notice on eleven fee reductions of 9 October 2026',
  ],
  N27: [
    '《关于调整部分服务收费标准的公告》（2026 年 11 月 16 日）',
    'Notice on fee changes of 16 November 2026',
  ],
};

const items = readItems(join(here, 'fee-sources', 'fees.txt'));
writeFileSync(join(here, 'fees.csv'), toCsv());
const free = EDITIONS.map((day) => itemsOn(day).filter(({ price }) => price.pricing === '3').length);
EDITIONS.forEach((day, index) =>
  console.log(`${day}: ${itemsOn(day).length} items, ${free[index]} of them free`),
);
if (!process.argv.includes('--table')) printEditions();

/** Each item with its prices, oldest first. */
function readItems(path) {
  const read = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const item = read.at(-1);
    if (line.startsWith('x')) item.endDate = line.slice(1);
    else if (/^[<>]/.test(line)) {
      const [from, pricing, zh, en, basis, ...less] = line.slice(1).split('|');
      item.prices.push({ from, pricing, zh, en, basis, less, isOther: true });
    } else read.push(readItem(line.split('|')));
  }
  for (const { prices } of read) prices.sort((a, b) => (a.from < b.from ? -1 : 1));
  return read;
}

function readItem(cells) {
  if (cells.length !== 14) throw new Error(`${cells[0]} has ${cells.length} fields of 14`);
  const [
    code,
    customer,
    pricing,
    from,
    zhName,
    enName,
    zhContent,
    enContent,
    zh,
    en,
    zhLess,
    enLess,
    scope,
    basis,
  ] = cells;
  return {
    code,
    customer,
    scope,
    name: [zhName, enName],
    content: [zhContent, enContent],
    prices: [{ from, pricing, zh, en, basis, less: [zhLess, enLess] }],
  };
}

function toCsv() {
  const head = [
    'key',
    'feeCode',
    'category',
    'pricing',
    'customerType',
    'effectiveDate',
    'endDate',
    ...LANGUAGES.flatMap((language) =>
      ['itemName', 'serviceContent', 'priceText', 'discountText', 'scope', 'basisDoc'].map(
        (field) => `${language}.${field}`,
      ),
    ),
  ];
  const rows = items.flatMap(({ code, customer, scope, name, content, endDate, prices }) =>
    prices.map((price) => [
      `${code}-${price.from.replaceAll('-', '')}`,
      code,
      CATEGORIES[code.slice(0, 2)][0],
      price.pricing,
      CUSTOMERS[customer][0],
      price.from,
      endDate ?? '',
      ...LANGUAGES.flatMap((language, index) => [
        name[index],
        content[index],
        price[language],
        price.less?.[index] ?? '',
        SCOPES[scope][index],
        BASES[price.basis][index],
      ]),
    ]),
  );
  return [head, ...rows].map((row) => row.map(csvCell).join(',')).join('\n') + '\n';
}

function csvCell(text) {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The items of an edition with the price that stands in it. */
function itemsOn(day) {
  return items.flatMap((item) => {
    const price = item.prices.findLast(({ from }) => from <= day);
    const isOver = item.endDate !== undefined && item.endDate < day;
    return price === undefined || isOver ? [] : [{ ...item, price }];
  });
}

function printEditions() {
  const target = join(here, 'media', 'files');
  mkdirSync(target, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'make-fees-'));
  const printer = openPrinter();
  try {
    for (const day of PRINTED) {
      for (const [index, language] of LANGUAGES.entries()) {
        const name = `fee-list-${day.replaceAll('-', '')}.${language}`;
        const html = join(work, `${name}.html`);
        writeFileSync(html, documentOf(day, index));
        const { pdf: bytes, pages } = printer.print(html);
        writeFileSync(join(target, `${name}.pdf`), bytes);
        console.log(`${name} ${pages} pages ${Math.ceil(bytes.length / 1024)} KB`);
      }
    }
  } finally {
    printer.end();
    rmSync(work, { recursive: true, force: true });
  }
}

function documentOf(day, index) {
  const isChinese = index === 0;
  const style = pathToFileURL(join(here, 'fee-sources', 'fee-list.css')).href;
  const words = isChinese
    ? {
        title: '服务收费标准',
        bank: '北曜银行',
        lead: `自 ${day} 起执行，共 ${itemsOn(day).length} 项。本文件是网站“服务收费标准”页的副本，以网站公布的为准。`,
        heads: ['编号', '项目', '服务内容', '价格', '优惠', '定价方式', '适用对象'],
        demo: '演示文件：北曜银行为虚构机构，文中价格均为演示',
      }
    : {
        title: 'List of service fees',
        bank: 'Bank of Beiyao',
        lead: `In force from ${day}; ${itemsOn(day).length} items. This is a copy of the page "Fees and charges" of our website, which prevails.`,
        heads: ['No.', 'Item', 'What it covers', 'Price', 'Reduction', 'Pricing', 'Customers'],
        demo: 'Demonstration: Bank of Beiyao is fictional and these prices are invented',
      };
  const byCategory = Map.groupBy(itemsOn(day), ({ code }) => code.slice(0, 2));
  const tables = [...byCategory].map(([letters, rows]) => {
    const body = rows
      .map(({ code, name, content, customer, price }) => {
        const cells = [
          content[index],
          isChinese ? price.zh : price.en,
          price.less?.[index] ?? '',
          PRICINGS[price.pricing][index],
          CUSTOMERS[customer][index + 1],
        ];
        return `<tr><td>${code}</td><th scope="row">${escaped(name[index])}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
      })
      .join('\n');
    const head = words.heads.map((word) => `<th scope="col">${word}</th>`).join('');
    return `<h2>${CATEGORIES[letters][index + 1]}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  });
  return `<!doctype html><html lang="${isChinese ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${words.title} ${day} - ${words.bank}</title><link rel="stylesheet" href="${style}"></head>
<body><h1>${words.title}</h1><p class="lead">${words.lead}</p>${tables.join('\n')}<p class="demo">${words.demo}</p></body></html>`;
}
