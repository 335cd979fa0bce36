/* Who manages the demo funds: each person stays with one company and takes over funds in turn. */
import { inEnglish, personInEnglish } from './demo-english.mjs';
import { MANAGER_NAMES } from './demo-names.mjs';
import { NAV_DATE, randomOf } from './demo-market.mjs';
import { nextBusinessDay, plusDays } from '../wealth/business-days.mjs';

const DEGREES = [
  '经济学硕士',
  '金融学硕士',
  '管理学硕士',
  '理学硕士',
  '工学硕士',
  '金融工程博士',
  '数学硕士',
];
const BEFORE = [
  '曾任证券公司研究所行业研究员',
  '曾任保险资产管理公司固定收益投资经理',
  '曾任公募基金公司交易员、研究员',
  '曾任银行金融市场部债券交易员',
  '曾任养老金管理公司投资经理',
];
const FIELDS = {
  '01': '权益投资',
  '02': '权益与资产配置',
  '03': '固定收益',
  '04': '指数与量化',
  '05': '现金管理',
  '06': '海外投资',
  '07': '资产配置',
  '08': '指数与量化',
};

/** Gives every fund one or two present managers and some a former one. */
export function managersOf(funds) {
  const random = randomOf(88);
  const people = MANAGER_NAMES.map((name, index) => ({ name, index, tenures: [], field: undefined }));
  const ofCompany = (code) => {
    const place = Number(code) - 80000101;
    return people.filter(({ index }) => (index < 2 ? place === 2 : index % 30 === place));
  };
  for (const fund of funds) {
    const own = ofCompany(fund.company);
    const start = fund.setup ?? NAV_DATE;
    const days = Math.floor((Date.parse(fund.until) - Date.parse(start)) / 86_400_000);
    const isDesign = fund.code === '007735';
    const lead = isDesign ? people[0] : random.pick(own);
    const change = nextBusinessDay(plusDays(start, Math.floor(days * random.between(0.2, 0.6))));
    const changed = !isDesign && days > 700 && random.next() < 0.45;
    give(lead, fund, changed ? change : start);
    const second = isDesign ? people[1] : own.find((one) => one !== lead);
    if (second !== undefined && changed) give(second, fund, start, plusDays(change, -1));
    else if (second !== undefined && (isDesign || random.next() < 0.2))
      give(second, fund, changed ? start : change);
  }
  return people
    .filter(({ tenures }) => tenures.length > 0)
    .map((person, sort) => toRecord(person, sort, random));
}

function give(person, fund, startDate, endDate) {
  person.field ??= FIELDS[fund.type];
  person.tenures.push({ fundCode: fund.code, startDate, ...(endDate !== undefined && { endDate }) });
}

function toRecord({ name, index, tenures, field }, sort, random) {
  const id = `M${String(index + 1).padStart(3, '0')}`;
  const years = 5 + Math.floor(random.next() * 14);
  const [degree, before] = [random.pick(DEGREES), random.pick(BEFORE)];
  const zh = `${degree}，${years} 年证券从业经历。${before}，现从事${field}，任基金经理。具有基金从业资格，未受过监管处罚。`;
  const en = `${inEnglish(degree)} with ${years} years in securities. ${inEnglish(before)}; now manages ${inEnglish(field)}. Licensed fund practitioner without regulatory penalties.`;
  return {
    key: id,
    id,
    sort: sort + 1,
    tenures,
    zh: { name, resume: zh },
    en: { name: personInEnglish(name), resume: en },
  };
}
