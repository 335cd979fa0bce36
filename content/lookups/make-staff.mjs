/*
 * Writes sales-staff.csv: invented sales staff of the demo bank. Names are made of a surname, 曜 and one of the 28
 * lunar mansions, so that nobody can be meant; everything is drawn from a fixed seed, so the same file comes out every time.
 *
 *   node content/lookups/make-staff.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SURNAMES = ['林', '沈', '顾', '陆', '梁', '苏', '许', '宋'];
const MANSIONS = Array.from('角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸');
const STAFF = 96;

/** Certificate: name, first letters of its number, classes that it opens. */
const CERTIFICATES = {
  wealth: { name: '理财销售人员资格', prefix: 'L', classes: ['WEALTH', 'BOND'] },
  fund: { name: '基金从业资格', prefix: 'F', classes: ['FUND'] },
  insurance: { name: '保险销售从业人员执业登记', prefix: 'B', classes: ['INSURANCE'] },
  trust: { name: '私人银行产品销售资格', prefix: 'T', classes: ['TRUST'] },
  gold: { name: '黄金交易从业资格', prefix: 'G', classes: ['GOLD'] },
};

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
const random = seeded(95526);
const whole = (below) => Math.floor(random() * below);
const digits = (count) => Array.from({ length: count }, () => whole(10)).join('');
const two = (value) => String(value).padStart(2, '0');

const outlets = [
  ...readFileSync(new URL('sales-outlets.yaml', import.meta.url), 'utf8').matchAll(/branchName: (\S+?),/g),
].map((match) => match[1]);

/** Everybody has the bank's own; the others come one by one. */
function certificatesOf(index) {
  return Object.keys(CERTIFICATES).filter((kind) => {
    if (kind === 'wealth') return true;
    if (kind === 'fund') return index % 4 !== 3;
    if (kind === 'insurance') return index % 3 !== 2;
    return kind === 'trust' ? index % 11 === 0 : index % 7 === 0;
  });
}

// A few certificates have run out before the demo bank's today, 2026-11-20.
function lastDay(index, position) {
  const year = index % 17 === 5 && position === 1 ? 2026 : 2027 + whole(3);
  const month = year === 2026 ? 1 + whole(9) : 1 + whole(12);
  return `${year}-${two(month)}-${two(1 + whole(28))}`;
}

const rows = Array.from({ length: STAFF }, (_, index) => {
  // Two people of one name at one outlet and two at different ones: what an exact search has to bear.
  const twin = index === 41 || index === 83 ? index - 1 : index;
  const surname = SURNAMES[(twin * 5) % SURNAMES.length];
  const mansion = MANSIONS[(twin * 3 + Math.floor(twin / 28)) % MANSIONS.length];
  const outlet = outlets[(index === 41 ? twin : index) % outlets.length];
  const staffNo = `${two(1 + ((index * 7) % 60))}${String(1200 + index * 37).padStart(4, '0')}`;
  const isActive = index % 16 !== 9;
  const held = certificatesOf(index);
  const qualifications = held.map((kind, position) => {
    const { name, prefix } = CERTIFICATES[kind];
    return `${name}/${prefix}0426${digits(10)}/${lastDay(index, position)}`;
  });
  const classes = held.flatMap((kind) => CERTIFICATES[kind].classes);
  return [
    staffNo,
    'CN',
    staffNo,
    `${surname}曜${mansion}`,
    outlet,
    qualifications.join('|'),
    (isActive ? classes : []).join('|'),
    isActive ? '1' : '0',
  ];
});

const header = 'key,languages,staffNo,staffName,branchName,qualifications,productClasses,status';
const text = [header, ...rows.map((row) => row.join(','))].join('\n');
writeFileSync(new URL('sales-staff.csv', import.meta.url), `${text}\n`);
