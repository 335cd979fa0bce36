/*
 * Writes fx-day.csv: invented quotes of the last business days, every half hour from 9:30 to 23:00, demo data and
 * nobody's prices. A day begins near the close before and its last quote is its close in fx-history.csv; the day that is
 * still open ends with the rate of fx-rates.yaml. The seed is fixed, so the same file comes out every time.
 *
 *   node content/rates/make-fx-day.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const DAYS = 10;
const FIRST_MINUTE = 9 * 60 + 30;
const LAST_MINUTE = 23 * 60;
const STEP = 30;
const FIELDS = ['middleRate', 'spotBuy', 'spotSell', 'cashBuy', 'cashSell'];

/** mulberry32: small, and the same on every machine. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const at = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rates = parse(at('fx-rates.yaml'));
const [, ...lines] = at('fx-history.csv').trim().split('\n');
const closes = lines.map((line) => line.split(','));
const placesOf = (decimal) => decimal.split('.')[1]?.length ?? 0;
const timeOf = (minute) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

const random = randomFrom(20_261_121);
const rows = ['key,date,quotes'];
for (const rate of rates) {
  const history = closes.filter(([currency]) => currency === rate.currency).slice(-(DAYS + 1));
  const open = [rate.currency, rate.publishTime.slice(0, 10), ...FIELDS.map((field) => rate[field])];
  const [hour, minute] = rate.publishTime.slice(11, 16).split(':').map(Number);
  for (const [index, [, date, ...figures]] of [...history, open].entries()) {
    if (index === 0) continue;
    const before = Number((history[index - 1] ?? history.at(-1))[2]);
    const end = Number(figures[0]);
    const lastMinute = date === open[1] ? hour * 60 + minute : LAST_MINUTE;
    const steps = (lastMinute - FIRST_MINUTE) / STEP;
    // A walk between the close before and the day's end, about a third of a usual day's way off at its widest.
    const noise = [0];
    for (let step = 1; step <= steps; step++) noise.push(noise[step - 1] + (random() - 0.5) * 0.0006);
    const quotes = noise.map((value, step) => {
      const share = (step + 1) / (steps + 1);
      const middle = (before + (end - before) * share) * (1 + value - noise[steps] * share);
      const quoted = figures.map((figure) =>
        figure === '' ? '-' : ((middle * Number(figure)) / end).toFixed(placesOf(figure)),
      );
      const shown = step === steps ? figures.map((figure) => figure || '-') : quoted;
      return [timeOf(FIRST_MINUTE + step * STEP), ...shown].join(' ');
    });
    rows.push([rate.currency, date, quotes.join(';')].join(','));
  }
}
writeFileSync(new URL('fx-day.csv', import.meta.url), `${rows.join('\n')}\n`);
