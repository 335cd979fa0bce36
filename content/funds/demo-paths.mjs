/* NAV and income of the demo funds by the day, drawn from each fund's own seed. */
import { KINDS } from './demo-kinds.mjs';
import { DAYS, STEPS, indexOfDay, indices, pinned, pinsOf, randomOf } from './demo-market.mjs';
import { isBusinessDay, nextBusinessDay, plusDays } from '../wealth/business-days.mjs';

const round4 = (value) => Math.round(value * 1e4) / 1e4;

/** Rows `date,unitNav,accNav,` and the distributions of a fund. */
export function navPath(fund) {
  const random = randomOf(Number(fund.code) * 31 + 7);
  const start = indexOfDay(fund.setup);
  const end = indexOfDay(fund.until);
  const moves = drawnMoves(fund, random);
  const days = [fund.setup, ...DAYS.slice(start + 1, end + 1)];
  let level = 0;
  const levels = days.map((_, index) => {
    if (index > 0) level += moves[start + index];
    return level;
  });
  const {
    units,
    dividends,
    own = levels,
  } = fund.returns === undefined
    ? forwards(fund, days, levels, random)
    : backwards(fund, days, levels, start);
  let paid = 0;
  const rows = days.map((day, index) => {
    const dividend = dividends.find(({ exDate }) => exDate === day);
    if (dividend !== undefined) paid = round4(paid + dividend.perUnit);
    const unit = units[index].toFixed(4);
    // An empty accumulated NAV is the unit NAV with all that was distributed before.
    return `${day},${unit},${dividend === undefined ? '' : (Number(unit) + paid).toFixed(4)},`;
  });
  return { rows, days, levels: own, units, dividends: dividends.map(toRecord) };
}

function drawnMoves({ type, index, swing }, random) {
  const { moves, own, alpha } = KINDS[type];
  const shares = index === undefined ? random.pick(moves) : { [index]: Object.values(moves[0])[0] };
  const parts = Object.entries(shares).map(([code, [low, high]]) => [code, random.between(low, high)]);
  const drift = random.between(...alpha) / 100;
  const deviation = (swing ?? random.between(...own)) / 100;
  return DAYS.map((_, place) => {
    if (place === 0) return 0;
    const market = parts.reduce(
      (sum, [code, share]) => sum + share * (indices[code].levels[place] - indices[code].levels[place - 1]),
      0,
    );
    return market + drift * STEPS[place] + deviation * Math.sqrt(STEPS[place]) * random.gaussian();
  });
}

/** From one yuan on; what a fund has gained is distributed where its kind does that. */
function forwards(fund, days, levels, random) {
  const pays = random.next() < KINDS[fund.type].pays || fund.index === 'HONGLI';
  const every = fund.type === '03' ? 182 : 365;
  const dividends = [];
  let next = plusDays(fund.setup, Math.floor(random.between(200, 380)));
  let bought = 1;
  const units = days.map((day, index) => {
    let unit = bought * Math.exp(levels[index] - levels[0]);
    if (pays && day >= next) {
      next = plusDays(day, Math.floor(every * random.between(0.9, 1.1)));
      const gain = unit - (fund.type === '03' ? 1.02 : 1.12);
      const perUnit = Math.floor(gain * random.between(30, 60)) / 100;
      if (perUnit >= 0.01) {
        const after = unit - perUnit;
        bought *= after / unit;
        unit = after;
        dividends.push({ exDate: day, perUnit });
      }
    }
    return round4(unit);
  });
  return { units, dividends };
}

/** To the NAV and through the returns that the design shows, from one yuan on the first day. */
function backwards(fund, days, levels, start) {
  const { nav, returns, day } = fund;
  const last = days.length - 1;
  const dividends = (fund.paid ?? []).map(([exDate, perUnit]) => ({ exDate, perUnit }));
  const fixed = new Map([...pinsOf(returns)].map(([place, level]) => [place - start, level]));
  fixed.set(last - 1, -Math.log(1 + day / 100));
  let [own, units] = [levels, []];
  let boughtIn = 0;
  for (let round = 0; round < 12; round += 1) {
    fixed.set(0, -(Math.log(nav) + boughtIn));
    own = pinned(levels, fixed);
    let factor = 1;
    boughtIn = 0;
    units = Array.from({ length: days.length });
    for (let index = last; index >= 0; index -= 1) {
      const unit = nav * Math.exp(own[index]) * factor;
      units[index] = round4(unit);
      const dividend = dividends.find(({ exDate }) => exDate === days[index]);
      if (dividend === undefined) continue;
      factor *= 1 + dividend.perUnit / unit;
      boughtIn += Math.log(1 + dividend.perUnit / unit);
    }
  }
  units[0] = 1;
  return { units, dividends, own };
}

const toRecord = ({ exDate, perUnit }) => ({
  registerDate: exDate,
  exDate,
  payDate: nextBusinessDay(plusDays(exDate, 2)),
  perUnit: perUnit.toFixed(4),
});

/** Rows `date,,,income` of every calendar day: yuan per 10,000 units at a yearly rate that fell over the years. */
export function incomePath({ code, setup, until, share }) {
  const random = randomOf(Number(code) * 31 + 7);
  const premium = random.between(-0.12, 0.14) + (share === 'B' ? 0.24 : 0);
  const rows = [];
  let noise = 0;
  const from = setup < '2021-11-19' ? '2021-11-19' : setup;
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const years = (Date.parse(day) - Date.parse('2021-11-19')) / 31_557_600_000;
    noise = noise * 0.93 + random.gaussian() * 0.018;
    const spike = isBusinessDay(day) && /-(03|06|09|12)-2\d$/.test(day) ? 0.12 : 0;
    const rate = 2.12 - 0.17 * years + premium + noise + spike;
    rows.push(`${day},,,${((rate * 100) / 365).toFixed(4)}`);
  }
  return { rows, dividends: [] };
}
