/*
 * Writes credit-cards.json with the faces of the cards, and merchants.csv, from demo-cards.mjs, demo-merchants.mjs,
 * demo-english.mjs and a fixed seed. Everything in them is generated demo data. `node content/cards/make-cards.mjs`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toGcj02 } from '@bank/contract';
import { CITIES, STREETS, districtOfAddress } from '../branches/areas.mjs';
import { CARDS } from './demo-cards.mjs';
import { FAMILIES, faceName } from '../drawings/cards/faces.mjs';
import { SKY_COUNT, street as drawStreet } from '../drawings/merchants/street.mjs';
import { benefitInEnglish, inEnglish } from './demo-english.mjs';
import { CARDS_OF, ONLINE, SHOPS, TERMS } from './demo-merchants.mjs';

const SEED = 20261120;
const HERE = import.meta.dirname;

/** mulberry32 */
let state = SEED;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const pick = (list) => list[Math.floor(random() * list.length)];
const between = (least, most) => least + Math.floor(random() * (most - least + 1));

/** One of each purpose in turn, so that the head of the list shows what there is. */
const byPurpose = Map.groupBy(CARDS, ({ themes }) => themes[0]);
const inTurn = [];
while (inTurn.length < CARDS.length) {
  for (const own of byPurpose.values()) inTurn.push(...own.splice(0, 1));
}

const drawn = new Set();
function faceOf(family, level) {
  const name = faceName(family, level);
  if (!drawn.has(name)) writeFileSync(join(HERE, 'media/images', name), FAMILIES[family](level));
  drawn.add(name);
  return `images/${name}`;
}

/** What is said in the language of the page; the rest is the same in each. */
const WORDS = ['cardName', 'summary', 'waiverRule', 'pointsText', 'eligibility', 'benefits', 'terms'];

/** A field of words in English: a sentence, benefits, or a list of sentences. */
function wordsInEnglish(value) {
  if (typeof value === 'string') return inEnglish(value);
  return value.map((one) => (typeof one === 'string' ? inEnglish(one) : benefitInEnglish(one)));
}

const cards = inTurn.map(({ id, applyUrl, ...fields }, index) => ({
  key: id,
  languages: ['CN', 'EN'],
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !WORDS.includes(name))),
  specimenEnd: String(126 + index * 83).padStart(4, '0'),
  sort: index + 1,
  cover: faceOf(fields.family, fields.cardLevel),
  applyUrl: applyUrl ?? `https://card.example.com/apply?card=${id}`,
  zh: Object.fromEntries(WORDS.map((name) => [name, fields[name]])),
  en: Object.fromEntries(WORDS.map((name) => [name, wordsInEnglish(fields[name])])),
}));
writeFileSync(join(HERE, 'credit-cards.json'), `${JSON.stringify(cards, null, 2)}\n`);

/** City and how many merchants it has. */
const CITY_SHARES = [
  ['110100', 20],
  ['310100', 10],
  ['120100', 7],
  ['330100', 7],
  ['370100', 5],
  ['610100', 5],
];
/** Offers in force, to come, and over, by the day of the demo, 2026-11-20. */
const PERIODS = [
  ...Array.from({ length: 10 }, (_, index) => [
    `2026-0${(index % 6) + 4}-01`,
    index % 2 ? '2027-03-31' : '2026-12-31',
  ]),
  ['2026-10-15', '2027-06-30'],
  ['2026-12-15', '2027-02-28'],
  ['2026-01-01', '2026-10-31'],
];

const streets = new Set();
/** The shop of a trade under the sky of its district. */
function coverOf(trade, place) {
  const name = `shop-${trade}-${place % SKY_COUNT}.svg`;
  if (!streets.has(name))
    writeFileSync(join(HERE, 'media/images', name), drawStreet(trade, place % SKY_COUNT));
  streets.add(name);
  return `images/${name}`;
}

const rows = [];
const common = { languages: 'CN|EN' };
const used = new Set();

function periodOf(index) {
  const [startDate, endDate] = PERIODS[index % PERIODS.length];
  return { startDate, endDate };
}

function termsOf(index) {
  return [TERMS[0], ...[1, 2].map((step) => TERMS[1 + ((index + step) % (TERMS.length - 1))])];
}

/** What a merchant offers, in both languages. */
function offerIn({ offer, times, cardsOf, terms }) {
  return {
    'zh.times': times,
    'zh.cards': cardsOf,
    'zh.terms': terms.join('|'),
    'en.offer': inEnglish(offer),
    'en.times': inEnglish(times),
    'en.cards': inEnglish(cardsOf),
    'en.terms': terms.map(inEnglish).join('|'),
  };
}

for (const [code, count] of CITY_SHARES) {
  const city = CITIES.find((one) => one.code === code);
  // The outer districts of a city are wide and have few shops.
  const middle = city.districts[0];
  const inner = city.districts.filter(({ lng, lat }) => Math.hypot(lng - middle.lng, lat - middle.lat) < 0.2);
  for (let index = 0; index < count; index += 1) {
    const type = String((index % 6) + 1);
    const [shop, offer, times] = pick(SHOPS[type]);
    const district = inner[index % inner.length];
    let street = pick(STREETS);
    while (used.has(shop + street.zh)) street = pick(STREETS);
    used.add(shop + street.zh);
    const lng = Number((district.lng + (random() + random() - 1) * 0.03).toFixed(6));
    const lat = Number((district.lat + (random() + random() - 1) * 0.024).toFixed(6));
    const gcj = toGcj02({ lng, lat });
    const number = between(2, 268);
    const phone = `${city.dial}-6688${String(rows.length + 1).padStart(4, '0')}`;
    rows.push({
      key: `m${String(rows.length + 1).padStart(3, '0')}`,
      ...common,
      merchantType: type,
      cover: coverOf(type, index % inner.length),
      cityCode: code,
      'zh.name': `${shop}（${street.zh}店）`,
      'zh.city': city.name[0],
      'zh.district': district.zh,
      'zh.address': `${city.name[0]}${district.zh}${street.zh} ${number} 号`,
      'zh.phone': phone,
      'zh.offer': offer,
      ...periodOf(rows.length),
      lngWgs: lng,
      latWgs: lat,
      lngGcj: gcj.lng.toFixed(6),
      latGcj: gcj.lat.toFixed(6),
      ...offerIn({
        offer,
        times,
        cardsOf: CARDS_OF[rows.length % CARDS_OF.length],
        terms: termsOf(rows.length),
      }),
      'en.name': `${inEnglish(shop)} (${street.en})`,
      'en.city': city.name[1],
      'en.district': district.en,
      'en.address': `${number} ${street.en}, ${districtOfAddress(district)}, ${city.name[1]}`,
      'en.phone': phone,
    });
  }
}
for (const [name, offer, times, condition] of ONLINE) {
  rows.push({
    key: `m${String(rows.length + 1).padStart(3, '0')}`,
    ...common,
    merchantType: '7',
    cover: coverOf('7', rows.length),
    'zh.name': name,
    'zh.offer': offer,
    startDate: '2026-09-01',
    endDate: '2027-02-28',
    ...offerIn({ offer, times, cardsOf: '全部信用卡', terms: [TERMS[0], condition] }),
    'en.name': inEnglish(name),
  });
}

const quoted = (value) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
const columns = Object.keys(rows[0]);
writeFileSync(
  join(HERE, 'merchants.csv'),
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join(''),
);
