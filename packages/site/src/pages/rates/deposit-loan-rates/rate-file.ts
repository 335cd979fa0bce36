import type { Language } from '@bank/contract';

/** The address of a table as a file; parameters that are not given are left to their usual values. */
export function rateFile(
  name: 'deposit-rates' | 'loan-rates' | 'lpr',
  language: Language,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const given: [string, string | undefined][] = Object.entries({
    ...parameters,
    language: language === 'CN' ? undefined : language,
  });
  const query = given.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(query).toString();
  return `/download/${name}.csv${search === '' ? '' : `?${search}`}`;
}
