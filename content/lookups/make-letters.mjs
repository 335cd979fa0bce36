/*
 * Writes guarantee-letters.csv: the register of the demo bank's letters of guarantee. All of it is invented and drawn from
 * a fixed seed, so the same file comes out every time. A bank keeps its real register in its own systems and packs it from
 * there: only digests and masked names reach the store that visitors ask (docs/decisions/0026).
 *
 *   node content/lookups/make-letters.mjs
 */
import { writeFileSync } from 'node:fs';

const LETTERS = 40;
const TODAY = '2026-11-20';

const BRANCHES = [
  ['北京分行营业部', 'BJ'],
  ['天津分行营业部', 'TJ'],
  ['上海分行营业部', 'SH'],
  ['杭州分行营业部', 'HZ'],
  ['深圳分行营业部', 'SZ'],
  ['西安分行营业部', 'XA'],
];
const CITIES = ['北京', '天津', '上海', '浙江', '深圳', '陕西', '河北', '江苏'];
const NAMES = ['云栖', '砺川', '恒岭', '澄湖', '启明', '望岳', '柏舟', '同辉', '远帆', '静水'];
const APPLICANTS = [
  '建设工程有限公司',
  '机电设备股份有限公司',
  '市政工程有限公司',
  '信息技术有限公司',
  '医药物流有限公司',
];
const BENEFICIARIES = [
  '轨道交通建设有限公司',
  '水务投资有限公司',
  '公共资源交易中心',
  '新能源发电有限公司',
  '城市更新置业有限公司',
];
/** Kind, letters of its number, usual size in 10,000 of the currency, usual months. */
const KINDS = [
  ['1', 'TB', 20, 4],
  ['2', 'LY', 180, 18],
  ['3', 'YF', 320, 12],
  ['4', 'FK', 500, 12],
  ['5', 'ZL', 60, 24],
  ['9', 'QT', 45, 12],
];
const CURRENCIES = ['CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'USD', 'EUR'];
const CODE_LETTERS = 'ACDEFGHJKLMNPQRTUVWXY3479';

/** A small generator with a seed (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = seeded(20260026);
const whole = (below) => Math.floor(random() * below);
const pick = (list) => list[whole(list.length)];
const day = (date) => date.toISOString().slice(0, 10);

function letter(index) {
  const [kind, mark, size, months] = KINDS[index % KINDS.length];
  const [branch, place] = BRANCHES[(index * 5) % BRANCHES.length];
  const issued = new Date(Date.UTC(2025, 2 + whole(20), 1 + whole(28)));
  if (day(issued) > TODAY) issued.setUTCFullYear(issued.getUTCFullYear() - 1);
  // A weekday, as letters are signed at the counter.
  while ([0, 6].includes(issued.getUTCDay())) issued.setUTCDate(issued.getUTCDate() - 1);
  const expires = new Date(issued);
  expires.setUTCMonth(expires.getUTCMonth() + months + whole(6));
  const hundredths =
    BigInt(size * 100 + whole(size * 200)) * 10_000n + (index % 4 === 0 ? BigInt(whole(99) + 1) : 0n);
  const amount = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  const number = `BY${mark}-${place}${day(issued).slice(0, 4)}-${String(10_037 + index * 41).padStart(6, '0')}`;
  // Codes came with the forms of May 2025.
  const hasCode = day(issued) >= '2025-05-01';
  const code = Array.from({ length: 8 }, () => pick(CODE_LETTERS)).join('');
  return {
    key: `letter-${String(index + 1).padStart(2, '0')}`,
    languages: 'CN',
    letterNo: number,
    amount,
    currency: CURRENCIES[index % CURRENCIES.length],
    issueDate: day(issued),
    expiryDate: day(expires),
    checkCode: hasCode ? code : '',
    guaranteeType: kind,
    issuingBranch: branch,
    applicant: `${pick(CITIES)}${pick(NAMES)}${pick(APPLICANTS)}`,
    beneficiary: `${pick(CITIES)}${pick(NAMES)}${pick(BENEFICIARIES)}`,
    isCancelled: index % 13 === 7 ? 'true' : '',
  };
}

const letters = Array.from({ length: LETTERS }, (_, index) => letter(index));
const columns = Object.keys(letters[0]);
const text = [columns, ...letters.map((one) => columns.map((name) => one[name]))]
  .map((row) => row.join(','))
  .join('\n');
writeFileSync(new URL('guarantee-letters.csv', import.meta.url), `${text}\n`);
