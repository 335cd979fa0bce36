import type { Fund } from './funds.schema.ts';
import type { Language } from './vocabulary.ts';

/** What the types of funds are called (product guide 4.4). */
export const FUND_TYPE_NAMES: Readonly<Record<Language, Readonly<Record<Fund['fundType'], string>>>> = {
  CN: {
    '01': '股票型',
    '02': '混合型',
    '03': '债券型',
    '04': '指数型',
    '05': '货币型',
    '06': 'QDII',
    '07': 'FOF',
    '08': '其他',
  },
  EN: {
    '01': 'Stock',
    '02': 'Hybrid',
    '03': 'Bond',
    '04': 'Index',
    '05': 'Money',
    '06': 'QDII',
    '07': 'FOF',
    '08': 'Other',
  },
};
