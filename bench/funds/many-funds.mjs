/* 3,000 funds with two years of daily NAVs, one in ten a money fund, one in three with distributions. Nothing of it is real. */
import { recordTypes } from '@bank/contract/schemas';
import { withFundFigures } from '@bank/publish';

export const FUNDS = 3_000;
const COMPANIES = 60;
const DAYS_KEPT = 2 * 261;
const FIRST_DAY = Date.parse('2024-11-20');
const DAY_MS = 86_400_000;
const TYPES = ['01', '02', '02', '03', '03', '04', '06', '07', '02', '05'];
const SUBJECTS = [
  ['稳健', 'wenjian', 'wj'],
  ['成长先锋', 'chengzhangxianfeng', 'czxf'],
  ['先进制造', 'xianjinzhizao', 'xjzz'],
  ['红利', 'hongli', 'hl'],
  ['全球科技', 'quanqiukeji', 'qqkj'],
  ['养老目标', 'yanglaomubiao', 'ylmb'],
  ['医药健康', 'yiyaojiankang', 'yyjk'],
];

const codeOf = (index) => String(index + 1).padStart(6, '0');
const isMoney = (index) => TYPES[index % TYPES.length] === '05';

/** Weekdays. The last is left for the day's file. */
const days = Array.from({ length: 800 }, (_, index) => new Date(FIRST_DAY + index * DAY_MS))
  .filter((day) => day.getUTCDay() % 6 !== 0)
  .map((day) => day.toISOString().slice(0, 10))
  .slice(0, DAYS_KEPT);
export const NEW_DAY = days.at(-1);

function valuesOf(index, place) {
  const wave = Math.sin(place * 0.9 + index) * 0.03 + place * 0.0004;
  if (isMoney(index)) return ['', '', '', (0.42 + wave / 10).toFixed(4), ''];
  const unit = (1 + wave).toFixed(4);
  const paid = index % 3 === 0 ? Math.floor(place / 180) * 0.02 : 0;
  return [unit, paid === 0 ? '' : (Number(unit) + paid).toFixed(4), '', '', ''];
}

function* points(places, count = FUNDS) {
  for (const place of places)
    for (let index = 0; index < count; index += 1)
      yield { key: codeOf(index), date: days[place], values: valuesOf(index, place) };
}

/** The day's file as a fund company sends it. */
export function dayFile() {
  const rows = [...points([days.length - 1])].map(({ key, date, values }) =>
    [key, date, ...values].join(','),
  );
  return Buffer.from(`key,date,unitNav,accNav,dayRate,tenThousandIncome,sevenDayYield\n${rows.join('\n')}\n`);
}

function item(type, language, key, given) {
  const filing = recordTypes[type];
  const body = filing.body.parse(given);
  return {
    type,
    language,
    key,
    section: filing.section(body),
    rank: filing.rank(body),
    date: '',
    title: '',
    text: '',
    publishAt: undefined,
    expireAt: undefined,
    body,
  };
}

function* items(count) {
  for (const language of ['CN', 'EN']) {
    for (let company = 0; company < COMPANIES; company += 1) {
      const companyCode = String(80_000_101 + company);
      const fields = { companyCode, companyName: `Company ${company}`, initial: 'C', sort: company };
      yield item('fund-company', language, companyCode, fields);
    }
    for (let index = 0; index < count; index += 1) {
      const [name, pinyin, initials] = SUBJECTS[index % SUBJECTS.length];
      yield item('fund', language, codeOf(index), {
        fundCode: codeOf(index),
        fundName: language === 'CN' ? `${name}${index} 号` : `Fund ${index}`,
        fundType: TYPES[index % TYPES.length],
        riskLevel: `R${(index % 5) + 1}`,
        status: index % 20 === 0 ? '2' : '0',
        companyCode: String(80_000_101 + (index % COMPANIES)),
        minAmount: '10',
        buyRate: '1.50',
        discountRate: '0.15',
        purchasable: index % 20 === 0 ? '0' : '1',
        redeemable: '1',
        sort: index,
        pinyin: `${pinyin}${index}hao`,
        initials: `${initials}${index}h`,
      });
    }
  }
}

/** A release with everything but the newest day. */
export function manyFunds(count = FUNDS) {
  const series = [{ type: 'fund-nav', mode: 'full', points: points(days.slice(0, -1).keys(), count) }];
  const release = {
    scope: 'funds',
    bundleId: `many-funds-${count}`,
    manifest: {},
    effectiveAt: undefined,
    items: items(count),
    media: [],
    series: [{ ...series[0], points: [...series[0].points] }],
  };
  return { release: withFundFigures(release), pointCount: count * (days.length - 1) };
}
