/*
 * Writes branches.csv: the branches, self-service banks and machines of the demo bank, from a fixed seed. All of them
 * are fictional; only cities and districts exist. `node content/branches/make-branches.mjs`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toGcj02 } from '@bank/contract';
import { CITIES, STREETS, bareDistrict, districtOfAddress } from './areas.mjs';

const SEED = 20261120;
const SELF_SERVICE_BANKS = 82;
const MACHINES = 38;

/** mulberry32 */
let state = SEED;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const chance = (share) => random() < share;
const pick = (list) => list[Math.floor(random() * list.length)];
const between = (least, most) => least + Math.floor(random() * (most - least + 1));

const short = (name) => (name.length > 2 ? name.replace(/(?:新区|市|区)$/, '') : name);
const THEMES = ['TECH', 'CULTURE', 'GREEN', 'SMALL'];
const THEME_NAMES = {
  TECH: ['科技', 'Technology'],
  CULTURE: ['文创', 'Culture'],
  GREEN: ['绿色', 'Green'],
  SMALL: ['小微', 'Small Business'],
};
const PLACES = [
  ['地铁站内', 'in the metro station'],
  ['医院门诊楼一层', 'ground floor of the hospital’s outpatient building'],
  ['大学食堂旁', 'beside the university canteen'],
  ['购物中心负一层', 'lower ground floor of the shopping centre'],
  ['写字楼大堂', 'in the lobby of the office building'],
];

/**
 * The next public holidays, as `content/wealth/business-days.mjs` has them, with the days on which no branch opens but those at
 * airports.
 */
const HOLIDAYS = [
  { code: 'NEW_YEAR', days: ['2027-01-01', '2027-01-02', '2027-01-03'], still: ['2027-01-01'] },
  {
    code: 'SPRING_FESTIVAL',
    days: [5, 6, 7, 8, 9, 10, 11].map((day) => `2027-02-${String(day).padStart(2, '0')}`),
    still: ['2027-02-06', '2027-02-07', '2027-02-08'],
  },
];
const holidayHours = (hoursOn) =>
  HOLIDAYS.flatMap(({ code, days, still }) =>
    days.map((day) => `${day} ${still.includes(day) ? 'closed' : hoursOn} ${code}`),
  ).join('|');
const closedOnHolidays = holidayHours('closed');
const shortOnHolidays = holidayHours('10:00-15:00');
const openOnHolidays = HOLIDAYS.flatMap(({ code, days }) =>
  days.map((day) => `${day} 08:30-18:00 ${code}`),
).join('|');
const roundTheClock = '1-7 00:00-24:00';

let phones = 0;
const phoneOf = ({ dial }) => `${dial}-6600${String((phones += 1)).padStart(4, '0')}`;

const used = new Map();
/** A street of the district that no branch stands on yet. */
function streetIn(district) {
  const taken = used.get(district.code) ?? new Set();
  used.set(district.code, taken);
  const free = STREETS.filter(({ zh }) => !taken.has(zh));
  const street = pick(free);
  taken.add(street.zh);
  return street;
}

/** Outer districts are wide and have few branches. */
const isOuter = (city, district) =>
  Math.hypot(district.lng - city.districts[0].lng, district.lat - city.districts[0].lat) > 0.2;

function placeIn(city, district) {
  const reach = isOuter(city, district) ? 0.05 : 0.032;
  const lng = Number((district.lng + (random() + random() - 1) * reach * 1.25).toFixed(6));
  const lat = Number((district.lat + (random() + random() - 1) * reach).toFixed(6));
  const gcj = toGcj02({ lng, lat });
  return { lng, lat, lngGcj: gcj.lng.toFixed(6), latGcj: gcj.lat.toFixed(6) };
}

let specialties = 0;
const rows = [];
let serial = 0;

function add(city, district, street, branch) {
  const number = between(2, 268);
  const place = placeIn(city, district);
  const tail = branch.place ?? ['', ''];
  const cityZh = city.name[0] === city.province[0] ? city.name[0] : city.province[0] + city.name[0];
  const cityEn = city.name[1] === city.province[1] ? city.name[1] : `${city.name[1]}, ${city.province[1]}`;
  const at = tail[1] === '' ? '' : `, ${tail[1]}`;
  rows.push({
    key: `b${String((serial += 1)).padStart(4, '0')}`,
    name: branch.name[0],
    nameEn: branch.name[1],
    branchType: branch.type,
    themes: branch.themes ?? '',
    provinceCode: city.provinceCode,
    cityCode: city.code,
    districtCode: district.code,
    'zh.province': city.province[0],
    'zh.city': city.name[0],
    'zh.district': district.zh,
    'en.province': city.province[1],
    'en.city': city.name[1],
    'en.district': district.en,
    address: `${cityZh}${district.zh}${street.zh} ${number} 号${tail[0]}`,
    addressEn: `${number} ${street.en}, ${districtOfAddress(district)}, ${cityEn}${at}`,
    phone: branch.phone ?? phoneOf(city),
    lngWgs: place.lng,
    latWgs: place.lat,
    lngGcj: place.lngGcj,
    latGcj: place.latGcj,
    'hours.personal': branch.personal,
    'hours.corp': branch.corp ?? '',
    holidays: branch.holidays ?? '',
    services: branch.services.join('|'),
    'zh.notice': branch.notice?.[0] ?? '',
    'en.notice': branch.notice?.[1] ?? '',
  });
}

function named(city, district, street, zh, en) {
  return [
    `${short(city.name[0])}${short(district.zh)}${street.zh}${zh}`,
    `${city.name[1]} ${bareDistrict(district)} ${street.en.replace(/ (?:Road|Street)$/, '')} ${en}`,
  ];
}

function staffed(city, district, index) {
  const street = streetIn(district);
  if (index === 0) {
    return add(city, district, street, {
      name: [`${short(city.name[0])}分行营业部`, `${city.name[1]} Branch, Banking Department`],
      type: '1',
      personal: '1-5 09:00-17:00|6-7 09:30-16:30',
      corp: '1-5 09:00-17:00',
      holidays: shortOnHolidays,
      services: ['FX', 'CORP', 'SAFEBOX', 'COIN', 'WHEELCHAIR', 'ELDER', 'WEALTH', 'CARD', 'WIFI', 'PARKING'],
    });
  }
  const isSpecialty = index % 11 === 5;
  const isCommunity = !isSpecialty && index % 9 === 4;
  const theme = THEMES[(isSpecialty ? (specialties += 1) : 0) % THEMES.length];
  const hasWeekend = chance(0.7);
  const hasCorp = !isCommunity && (isSpecialty || chance(0.8));
  const services = [
    [!isCommunity && chance(0.55), 'FX'],
    [hasCorp, 'CORP'],
    [!isCommunity && chance(0.18), 'SAFEBOX'],
    [chance(0.5), 'COIN'],
    [chance(0.72), 'WHEELCHAIR'],
    [isCommunity || chance(0.6), 'ELDER'],
    [chance(0.9), 'WEALTH'],
    [chance(0.95), 'CARD'],
    [chance(0.8), 'WIFI'],
    [chance(0.35), 'PARKING'],
  ].flatMap(([has, service]) => (has ? [service] : []));
  const kind = isSpecialty
    ? [`${THEME_NAMES[theme][0]}支行`, `${THEME_NAMES[theme][1]} Sub-branch`]
    : isCommunity
      ? ['社区支行', 'Community Sub-branch']
      : ['支行', 'Sub-branch'];
  const weekend = hasWeekend ? '|6-7 09:30-16:00' : '';
  const lunch = '1-5 09:00-12:00|1-5 13:30-18:30|6-7 10:00-17:00';
  add(city, district, street, {
    name: named(city, district, street, ...kind),
    type: isSpecialty ? '6' : isCommunity ? '3' : '2',
    themes: isSpecialty ? theme : '',
    personal: isCommunity ? lunch : `1-5 09:00-17:00${weekend}`,
    corp: hasCorp ? '1-5 09:00-16:30' : '',
    holidays: hasWeekend && chance(0.4) ? shortOnHolidays : closedOnHolidays,
    services,
    notice: chance(0.04)
      ? [
          '门前道路施工，至 2026 年 12 月 31 日请从东侧入口进入。',
          'Roadworks at the door: please use the east entrance until 31 December 2026.',
        ]
      : undefined,
  });
}

function selfService(city, district, index) {
  const street = streetIn(district);
  const isMachine = index >= SELF_SERVICE_BANKS;
  const isAllDay = !isMachine || chance(0.5);
  add(city, district, street, {
    name: named(
      city,
      district,
      street,
      ...(isMachine ? ['自助设备', 'ATM'] : ['24 小时自助银行', '24-hour Self-service Bank']),
    ),
    type: isMachine ? '5' : '4',
    phone: '',
    personal: isAllDay ? roundTheClock : '1-7 06:00-23:00',
    services: [...(chance(0.6) ? ['WHEELCHAIR'] : []), ...(isMachine ? [] : ['CARD'])],
    place: isMachine ? pick(PLACES) : undefined,
  });
}

/** Districts nearer the middle come round more often. */
function districtOf(city, index) {
  const rounds = city.districts.flatMap((district) =>
    isOuter(city, district) ? [district] : [district, district],
  );
  return rounds[index % rounds.length];
}

for (const city of CITIES) {
  for (let index = 0; index < city.staffed; index += 1) staffed(city, districtOf(city, index), index);
}
const weighted = CITIES.flatMap((city) => Array.from({ length: Math.ceil(city.staffed / 4) }, () => city));
for (let index = 0; index < SELF_SERVICE_BANKS + MACHINES; index += 1) {
  const city = weighted[(index * 7) % weighted.length];
  selfService(city, pick(city.districts), index);
}

/** Branches at airports change banknotes every day, holidays too; they serve no companies. */
function atAirport({ zh, en, code, district, districtEn, address, addressEn, lng, lat }) {
  const gcj = toGcj02({ lng, lat });
  return {
    name: `${zh}机场支行`,
    nameEn: `${en} Airport Sub-branch`,
    districtCode: code,
    'zh.district': district,
    'en.district': districtEn,
    address,
    addressEn,
    lngWgs: lng,
    latWgs: lat,
    lngGcj: gcj.lng.toFixed(6),
    latGcj: gcj.lat.toFixed(6),
    'hours.personal': '1-7 08:30-18:00',
    'hours.corp': '',
    holidays: openOnHolidays,
    services: 'FX|COIN|WHEELCHAIR|ELDER|CARD|WIFI|PARKING',
  };
}

const BINHAI = { lng: 117.740526, lat: 39.048181 };
const BINHAI_GCJ = toGcj02(BINHAI);

/** Outlets that notices and pages speak of by these names, and what they say of them. */
const SPOKEN_OF = {
  北京顺义友谊路支行: atAirport({
    zh: '北京首都',
    en: 'Beijing Capital',
    code: '110113',
    district: '顺义区',
    districtEn: 'Shunyi',
    address: '北京市顺义区机场东路 2 号首都国际机场 3 号航站楼国际到达层',
    addressEn:
      '2 Jichangdong Road, Shunyi District, Beijing, international arrivals, Terminal 3, Beijing Capital International Airport',
    lng: 116.6145,
    lat: 40.054,
  }),
  北京大兴和平路支行: atAirport({
    zh: '北京大兴',
    en: 'Beijing Daxing',
    code: '110115',
    district: '大兴区',
    districtEn: 'Daxing',
    address: '北京市大兴区机场北路 1 号大兴国际机场航站楼国际到达层',
    addressEn:
      '1 Jichangbei Road, Daxing District, Beijing, international arrivals, Beijing Daxing International Airport',
    lng: 116.4105,
    lat: 39.5093,
  }),
  天津河东星海路支行: atAirport({
    zh: '天津滨海',
    en: 'Tianjin Binhai',
    code: '120110',
    district: '东丽区',
    districtEn: 'Dongli',
    address: '天津市东丽区机场路 1 号滨海国际机场 2 号航站楼到达层',
    addressEn:
      '1 Jichang Road, Dongli District, Tianjin, arrivals, Terminal 2, Tianjin Binhai International Airport',
    lng: 117.3562,
    lat: 39.127,
  }),
  天津滨海体育路支行: {
    name: '天津滨海支行',
    nameEn: 'Tianjin Binhai Sub-branch',
    address: '天津市滨海新区观海道 18 号一层',
    addressEn: '18 Guanhai Road, Binhai New Area, Tianjin, ground floor',
    lngWgs: BINHAI.lng,
    latWgs: BINHAI.lat,
    lngGcj: BINHAI_GCJ.lng.toFixed(6),
    latGcj: BINHAI_GCJ.lat.toFixed(6),
    'hours.personal': '1-7 09:00-17:00',
    services: 'FX|CORP|SAFEBOX|COIN|WHEELCHAIR|ELDER|WEALTH|CARD|WIFI',
    'zh.notice': '2026 年 11 月 30 日由体育路 38 号迁至现址，相距约 600 米，电话不变。',
    'en.notice':
      'Moved here on 30 November 2026 from 38 Tiyu Road, about 600 metres away. The telephone number is the same.',
  },
  天津滨海友谊路支行: {
    name: '天津滨海塘沽中心支行',
    nameEn: 'Tianjin Binhai Tanggu Zhongxin Sub-branch',
    'hours.personal': '1-5 09:00-17:00|6-7 09:30-16:00',
  },
};
for (const row of rows) {
  for (const [field, value] of Object.entries(SPOKEN_OF[row.name] ?? {})) {
    row[field] = typeof value === 'function' ? value(row[field]) : value;
  }
}

const quoted = (value) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
const columns = Object.keys(rows[0]);
const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
writeFileSync(
  join(import.meta.dirname, 'branches.csv'),
  lines.map((line) => `${line.map(quoted).join(',')}\n`).join(''),
);
