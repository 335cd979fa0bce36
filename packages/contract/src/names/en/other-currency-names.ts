/** What people also call a currency, beside the name in the tables. */
export const otherCurrencyNames: Readonly<Record<string, string>> = {
  USD: 'dollar dollars us$',
  EUR: 'euros',
  GBP: 'pound pounds sterling',
  HKD: 'hk$',
  JPY: 'yen',
  KRW: 'won',
  THB: 'baht',
  AUD: 'a$',
  CAD: 'c$',
  SGD: 's$',
};
