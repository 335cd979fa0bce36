import { expect, it } from 'vitest';
import { BankFacts } from './bank-facts.ts';

const WORDS = {
  call: 'Call {hotline}, or {cardLine} for a card.',
  of: (name: string) => `${name} of {bank}`,
  parts: { today: '{short} Today', kept: 'at {host}' },
};
const service = { shown: '95500', dial: '95500' };

it('words say what the bank is called and where, once somebody has told them', () => {
  const facts = new BankFacts('EN');
  expect(facts.isTold).toBe(false);
  expect(facts.complete(WORDS).call).toBe('Call our hotline, or our card hotline for a card.');
  facts.tell({
    siteName: 'Harbour Bank',
    shortName: 'Harbour',
    hotlines: { service, creditCard: { shown: '400 1', dial: '4001' } },
  });
  expect(facts.isTold).toBe(true);
  const words = facts.complete(WORDS);
  expect([words.call, words.of('Rates'), words.parts.today, words.parts.kept]).toEqual([
    'Call 95500, or 400 1 for a card.',
    'Rates of Harbour Bank',
    'Harbour Today',
    'at {host}',
  ]);
});

it('are the same object for as long as nothing else is told', () => {
  const facts = new BankFacts('CN');
  const config = { siteName: '海港银行', hotlines: { service } };
  facts.tell(config);
  const words = facts.complete(WORDS);
  facts.tell(config);
  expect(facts.complete(WORDS)).toBe(words);
  facts.tell({ ...config, siteName: '海湾银行' });
  expect(facts.complete(WORDS).of('x')).toBe('x of 海湾银行');
});

it('a line that the bank does not have is that of its service', () => {
  const facts = new BankFacts('CN');
  facts.tell({ siteName: '海港银行', hotlines: { service, overseas: { shown: '0086', dial: '+86' } } });
  expect(facts.hotlines).toEqual({
    service,
    overseas: { shown: '0086', dial: '+86' },
    creditCard: service,
    privateBank: service,
  });
  expect(facts.complete(WORDS).call).toBe('Call 95500, or 95500 for a card.');
});
