/** What people also call a currency, beside the name in the tables. */
export const otherCurrencyNames: Readonly<Record<string, string>> = {
  USD: 'dollar dollars',
  GBP: 'pound sterling',
  EUR: 'euros',
  JPY: 'yen',
  KRW: 'won',
  THB: 'baht',
};
