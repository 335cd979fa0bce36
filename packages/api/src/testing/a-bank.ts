import { LANGUAGES } from '@bank/contract';
import type { NewItem } from '@bank/store';
import { aRecord } from '@bank/store/testing';

const NAMES = { CN: '北曜银行', EN: 'Bank of Beiyao' } as const;

/** What a bank is called and where, in both languages; of the rest of its site config nothing. */
export const aBank = (): NewItem[] =>
  LANGUAGES.map((language) =>
    aRecord('site-config', { key: 'site', language }, {
      siteName: NAMES[language],
      careersUrl: 'https://careers.bank.example/',
      hotlines: {
        service: { shown: '95526', dial: '95526' },
        creditCard: { shown: '4006 601 169', dial: '4006601169' },
      },
    } as Parameters<typeof aRecord<'site-config'>>[2]),
  );
