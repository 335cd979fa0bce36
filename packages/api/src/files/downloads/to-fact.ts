import type { KeyFigures } from '@bank/contract';

type Item = KeyFigures['items'][number];

/** One figure as programs read it. */
interface Fact {
  /** `byb:` and the figure's code in words. */
  concept: string;
  label: string;
  /** In the unit itself: yuan, not hundred million yuan; a ratio is a part of one. */
  value: string;
  unit: string;
  /** To how many decimals the value is exact: -7 is to ten million. */
  decimals: string;
  periodType: 'instant' | 'duration';
  /** '' for what stands at a moment. */
  periodStart: string;
  periodEnd: string;
  /** `FY2025`, `AsOf2025`. */
  context: string;
}

/** What counts through a year; all else stands at its end. */
const DURATIONS: ReadonlySet<string> = new Set([
  'OPERATING_INCOME',
  'NET_PROFIT',
  'EPS',
  'DIVIDEND',
  'NIM',
  'COST_INCOME',
]);
/** Powers of ten in the units of both languages. */
const MONEY_UNITS: Readonly<Record<string, number>> = { 亿元: 8, 'CNY bn': 9, 元: 0, CNY: 0 };
const PER_SHARE: Readonly<Record<string, number>> = { EPS: 0, DIVIDEND: -1 };

export function toFact(year: string, { code, name, unit, value }: Item): Fact {
  const isDuration = DURATIONS.has(code);
  const power = unit === '%' ? -2 : (PER_SHARE[code] ?? MONEY_UNITS[unit] ?? 0);
  const places = (value.split('.')[1] ?? '').length;
  return {
    concept: `byb:${inWords(code)}`,
    label: name,
    value: shiftPoint(value, power),
    unit: unitOf(code, unit),
    decimals: String(places - power),
    periodType: isDuration ? 'duration' : 'instant',
    periodStart: isDuration ? `${year}-01-01` : '',
    periodEnd: `${year}-12-31`,
    context: `${isDuration ? 'FY' : 'AsOf'}${year}`,
  };
}

function unitOf(code: string, unit: string): string {
  if (PER_SHARE[code] !== undefined) return 'CNY/share';
  return MONEY_UNITS[unit] === undefined ? 'pure' : 'CNY';
}

/** `TIER1_RATIO` → `Tier1Ratio`. */
function inWords(code: string): string {
  return code.replaceAll(/([A-Z0-9]+)_?/g, (_, word: string) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** Times a power of ten, in the text: ('246.3', 8) → '24630000000', ('1.20', -2) → '0.0120'. */
export function shiftPoint(value: string, power: number): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  const places = Math.max(fraction.length - power, 0);
  const digits = (whole + fraction + '0'.repeat(Math.max(power - fraction.length, 0))).padStart(
    places + 1,
    '0',
  );
  const cut = digits.length - places;
  const moved = digits.slice(0, cut).replace(/^0+(?=\d)/, '');
  return `${sign}${moved}${places === 0 ? '' : `.${digits.slice(cut)}`}`;
}
