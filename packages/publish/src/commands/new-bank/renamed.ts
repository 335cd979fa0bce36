import type { BankAnswers } from './bank-answers.ts';

/** The demo bank's names, hosts and numbers in a text → those of another bank. */
export function renamed(text: string, bank: BankAnswers): string {
  const domain = bank.host.replace(/^www\./, '');
  return text
    .replaceAll(/(?:careers|www)\.beiyao\.example/g, bank.host)
    .replaceAll('beiyao.example', domain)
    .replaceAll('北曜银行', bank.name)
    .replaceAll('北曜', bank.shortName)
    .replaceAll('Bank of Beiyao', bank.englishName)
    .replaceAll('Beiyao', bank.englishShortName)
    .replaceAll(/0086-10-95526|95526|4006 601 169|4006 095 526/g, bank.hotline);
}

/** The same in everything that a record holds. */
export function renamedIn<Value>(value: Value, bank: BankAnswers): Value {
  if (typeof value === 'string') return renamed(value, bank) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => renamedIn(one, bank)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamedIn(one, bank)])) as Value;
}
