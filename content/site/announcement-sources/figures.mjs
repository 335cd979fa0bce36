// Demo figures of Bank of Beiyao: money in hundred million yuan (亿元), ratios in per cent. Everything that the
// announcements, the reports and the key figures say is taken from here, so that it agrees.

/** Full years, newest first. */
export const YEARS = {
  2025: year('27002 15200 18640 592.3 270.6 1.39 4.36 1.77 26.4 1.02 268 12.48 409', '2026-03-30'),
  2024: year('25212 13980 17350 585.9 263.0 1.35 4.23 1.87 26.7 1.07 263 12.14 404', '2025-03-28'),
  2023: year('23604 12830 16080 582.4 256.8 1.31 4.13 1.98 27.0 1.12 258 11.86 398', '2024-03-28'),
  2022: year('22100 11770 15090 580.7 251.5 1.29 4.05 2.13 26.9 1.16 255 11.62 393', '2023-03-30'),
  2021: year('20840 10860 14080 577.2 246.3 1.26 3.96 2.22 26.7 1.20 251 11.48 389', '2022-03-30'),
  2020: { income: '571.9', profit: '241.0' },
};

function year(text, published) {
  const [
    assets,
    loans,
    deposits,
    income,
    profit,
    eps,
    perTen,
    nim,
    costIncome,
    npl,
    coverage,
    tier1,
    outlets,
  ] = text.split(' ');
  return {
    assets, loans, deposits, income, profit, eps, perTen, nim, costIncome, npl, coverage, tier1, outlets, published,
  }; // prettier-ignore
}

/** Cumulative income and profit, balances and ratios at the end of the period; Q1, H1 and Q3 (nine months). */
export const PERIODS = {
  2026: {
    Q1: period('27460 152.4 71.9 1.01 268 12.51', '2026-04-29'),
    H1: period('28001 303.6 142.3 0.99 268 12.56', '2026-08-28'),
    Q3: period('28406 452.9 214.6 0.98 268 12.63', '2026-10-30'),
  },
  2025: {
    Q1: period('25690 150.3 69.9 1.06 264 12.17', '2025-04-29'),
    H1: period('26120 299.1 138.2 1.05 265 12.22', '2025-08-28'),
    Q3: period('26530 445.8 208.1 1.04 266 12.31', '2025-10-30'),
  },
  2024: {
    Q1: period('23930 149.0 68.1 1.11 259 11.89', '2024-04-29'),
    H1: period('24300 296.1 134.5 1.10 260 11.93', '2024-08-29'),
    Q3: period('24760 441.1 202.3 1.09 261 12.02', '2024-10-30'),
  },
  2023: {
    Q1: period('22420 148.5 66.7 1.15 255 11.65', '2023-04-28'),
    H1: period('22790 294.9 131.6 1.14 256 11.70', '2023-08-30'),
    Q3: period('23180 439.4 197.9 1.13 257 11.78', '2023-10-30'),
  },
  2022: {
    Q1: period('21070 148.1 65.4 1.19 252 11.50', '2022-04-28'),
    H1: period('21420 294.1 128.9 1.18 253 11.53', '2022-08-30'),
    Q3: period('21790 438.2 193.9 1.17 254 11.57', '2022-10-28'),
  },
  2021: {
    Q1: { income: '147.3', profit: '64.1' },
    H1: { income: '292.4', profit: '126.3' },
    Q3: { income: '435.6', profit: '189.9' },
  },
};

function period(text, published) {
  const [assets, income, profit, npl, coverage, tier1] = text.split(' ');
  return { assets, income, profit, npl, coverage, tier1, published };
}

/** Shares in issue, hundred million. */
export const SHARES = '186.4';

/** Dates of each year's dividend and of the meeting that approved it; total in hundred million yuan. */
export const DIVIDENDS = {
  2025: {
    meeting: '2026-05-22',
    notice: '2026-07-02',
    record: '2026-07-08',
    pay: '2026-07-09',
    total: '81.27',
  },
  2024: {
    meeting: '2025-05-23',
    notice: '2025-07-04',
    record: '2025-07-10',
    pay: '2025-07-11',
    total: '78.85',
  },
  2023: {
    meeting: '2024-05-24',
    notice: '2024-07-04',
    record: '2024-07-10',
    pay: '2024-07-11',
    total: '76.98',
  },
  2022: {
    meeting: '2023-05-26',
    notice: '2023-07-06',
    record: '2023-07-12',
    pay: '2023-07-13',
    total: '75.49',
  },
  2021: {
    meeting: '2022-05-27',
    notice: '2022-07-07',
    record: '2022-07-13',
    pay: '2022-07-14',
    total: '73.81',
  },
};

/** `+3.1%` from two figures with a decimal. */
export function growth(now, before) {
  const percent = ((Number(now) / Number(before) - 1) * 100).toFixed(1);
  return `${percent.startsWith('-') ? `−${percent.slice(1)}` : `+${percent}`}%`;
}

/** 27002 → 27,002 */
export const grouped = (figure) => figure.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
/** Hundred million yuan as billions: 270.6 → 27.06, 27002 → 2,700.2 */
export function billions(figure) {
  const [whole, decimals = ''] = figure.split('.');
  const digits = whole.padStart(2, '0');
  const moved = `${digits.slice(0, -1).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${digits.slice(-1)}${decimals}`;
  return moved;
}
