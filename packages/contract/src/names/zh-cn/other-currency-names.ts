/** What people also call a currency, beside the name in the tables; with pinyin where the table's own would miss it. */
export const otherCurrencyNames: Readonly<Record<string, string>> = {
  USD: '美金',
  EUR: '欧罗',
  GBP: '英磅',
  HKD: '港币 港纸 gangbi gb',
  JPY: '日币 日圆',
  KRW: '韩币 韩圆',
  THB: '泰币',
  AUD: '澳元 澳币',
  CAD: '加元 加币',
  SGD: '新币 新元',
};
