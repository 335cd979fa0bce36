/** A number with its unit as typed, and the other ways to write it: 20万 → 200,000, 二十万. */
export interface Quantity {
  /** Where it ends in the text. */
  readonly end: number;
  readonly spellings: readonly string[];
  /** An amount or an age limits what is asked for, but pages seldom repeat it; a term of years is a row of a table. */
  readonly isNeeded: boolean;
}

const HAN_NUMBER = '[一二两三四五六七八九十][〇零一二两三四五六七八九十百千]*';
const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|${HAN_NUMBER}|(?:${ENGLISH.join('|')})\\b`;
const QUANTITY = new RegExp(
  `(${NUMBER})[ -]?(万|千|亿|k\\b)?[ -]?(个月|周岁|岁|年|天|日|点钟|点半|点|元|块钱|块|美元|years?\\b|months?\\b|days?\\b|y\\b|m\\b|yuan\\b|rmb\\b)?`,
  'y',
);

const DAY_OF_MONTH = new RegExp(`(\\d{1,2}|${HAN_NUMBER}) ?月 ?(\\d{1,2}|${HAN_NUMBER}) ?[日号]`, 'y');

/** The quantity that begins at this place of a normalised text. */
export function quantityAt(text: string, start: number): Quantity | undefined {
  return dayAt(text, start) ?? countAt(text, start);
}

/** 十一月二十三号 is written 11 月 23 日. Many pages are of a day without a word of it. */
function dayAt(text: string, start: number): Quantity | undefined {
  DAY_OF_MONTH.lastIndex = start;
  const [whole, ofMonth = '', ofDay = ''] = DAY_OF_MONTH.exec(text) ?? [];
  const month = numberOf(ofMonth);
  const day = numberOf(ofDay);
  if (whole === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const spellings = [`${month}月${day}日`, `${hanOf(month)}月${hanOf(day)}日`];
  return { end: start + whole.length, spellings, isNeeded: false };
}

function countAt(text: string, start: number): Quantity | undefined {
  QUANTITY.lastIndex = start;
  const [whole, digits = '', scale = '', unit = ''] = QUANTITY.exec(text) ?? [];
  const number = numberOf(digits);
  if (whole === undefined || number === undefined) return undefined;
  const spellings = spellingsOf(number * scaleOf(scale), { scale, unit, isGrouped: digits.includes(',') });
  if (spellings === undefined) return undefined;
  const end = start + whole.trimEnd().length;
  return { end, ...spellings };
}

function spellingsOf(
  value: number,
  { scale, unit, isGrouped }: { scale: string; unit: string; isGrouped: boolean },
): Omit<Quantity, 'end'> | undefined {
  const isMoney = /^(?:元|块钱|块|美元|yuan|rmb)$/.test(unit) || (unit === '' && (scale !== '' || isGrouped));
  if (isMoney) return value >= 1_000 ? { spellings: amounts(value), isNeeded: false } : undefined;
  if (scale !== '' || !Number.isInteger(value) || value > 1_000) return undefined;
  if (/^(?:年|years?|y)$/.test(unit)) return { spellings: months(value * 12), isNeeded: true };
  if (/^(?:个月|months?|m)$/.test(unit)) return { spellings: months(value), isNeeded: true };
  if (/^(?:天|日|days?)$/.test(unit)) {
    const spellings = [
      `${value}天`,
      ...hanCounts(value).map((han) => `${han}天`),
      `${value}日`,
      `${value} days`,
    ];
    return { spellings, isNeeded: true };
  }
  if (unit === '岁' || unit === '周岁') {
    const spellings = [
      `${value}岁`,
      `${value}周岁`,
      `${hanOf(value)}岁`,
      `${hanOf(value)}周岁`,
      `aged ${value}`,
    ];
    return { spellings, isNeeded: false };
  }
  return unit.startsWith('点') && value <= 24
    ? { spellings: hours(value, unit), isNeeded: false }
    : undefined;
}

/** 200000 → 20万, 二十万, 200,000, 200000. */
function amounts(value: number): string[] {
  const grouped = value.toLocaleString('en');
  const wan = value / 10_000;
  const inWan = wan >= 1 && Number.isInteger(wan * 10) ? [`${wan}万`] : [];
  const inHan = wan >= 1 && Number.isInteger(wan) && wan < 10_000 ? [`${hanOf(wan)}万`] : [];
  return [...inWan, ...inHan, grouped, String(value)];
}

/** Two of a thing is 两年, in a table also 二年. */
const hanCounts = (value: number) => (value === 2 ? ['两', '二'] : [hanOf(value)]);

/** 36 → 3年, 三年, 36个月, 3 years, and as tables write it, 3 y and 36 m. */
function months(count: number): string[] {
  const spelled = [
    `${count}个月`,
    ...hanCounts(count).map((han) => `${han}个月`),
    `${count} months`,
    `${count} m`,
  ];
  if (count === 6) return ['半年', ...spelled];
  if (count % 12 !== 0) return spelled;
  const years = count / 12;
  return [
    `${years}年`,
    ...hanCounts(years).map((han) => `${han}年`),
    `${years} years`,
    `${years} y`,
    ...spelled,
  ];
}

/** Banks are open in the afternoon: 5点 → 17:00. */
function hours(value: number, unit: string): string[] {
  const minutes = unit === '点半' ? '30' : '00';
  return [value, ...(value < 12 ? [value + 12] : [])].map((hour) => `${hour}:${minutes}`);
}

function scaleOf(scale: string): number {
  return { 万: 10_000, 千: 1_000, 亿: 100_000_000, k: 1_000 }[scale] ?? 1;
}

function numberOf(digits: string): number | undefined {
  if (/^\d/.test(digits)) return Number(digits.replaceAll(',', ''));
  const english = ENGLISH.indexOf(digits);
  return english === -1 ? hanNumber(digits) : english + 1;
}

const HAN_DIGITS = '〇一二三四五六七八九';

/** 三十六 → 36; undefined for what is no number below ten thousand. */
function hanNumber(text: string): number | undefined {
  let sum = 0;
  let digit = 0;
  for (const character of text.replaceAll('零', '〇').replaceAll('两', '二')) {
    const unit = { 十: 10, 百: 100, 千: 1_000 }[character];
    if (unit === undefined) {
      digit = digit * 10 + HAN_DIGITS.indexOf(character);
    } else {
      sum += (digit === 0 ? 1 : digit) * unit;
      digit = 0;
    }
  }
  return text === '' ? undefined : sum + digit;
}

/** 36 → 三十六. */
function hanOf(value: number): string {
  const digits = Array.from(String(value), Number);
  const spelled = digits.map((digit, at) => {
    const unit = ['', '十', '百', '千'][digits.length - at - 1] ?? '';
    return digit === 0 ? '〇' : (HAN_DIGITS[digit] ?? '') + unit;
  });
  const text = spelled.join('');
  const plain = text.replace(/(?<!〇)〇+$/, '').replace(/〇+/g, '零');
  return plain.startsWith('一十') ? plain.slice(1) : plain;
}
