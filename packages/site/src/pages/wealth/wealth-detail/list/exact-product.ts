import { wealthQuery, type WealthProduct } from '@bank/contract';
import type { PageQuery, PageRequest } from '../../../../base/page/page-module.ts';

/** Product codes and registration codes alike: `TX26090`, `Z7001626000090`. */
const CODE = /^[a-z]{1,4}\d{4,30}$/i;

/**
 * The product whose code or registration code is all that was searched for, ended ones and those for other customers
 * included: who has a code in hand wants that product and not a list (QRY-1).
 */
export async function exactProduct({
  client,
  query,
  signal,
}: Pick<PageRequest, 'client' | 'query' | 'signal'>): Promise<WealthProduct | undefined> {
  const code = soleCode(query);
  if (code === undefined) return undefined;
  const { list } = await client.call(wealthQuery, { keyword: code }, signal);
  return list.find(({ prodCode, registerCode }) =>
    [prodCode, registerCode].some((own) => own.toUpperCase() === code),
  );
}

function soleCode({ column: _column, keyword = '', ...limits }: PageQuery): string | undefined {
  const isAlone = Object.values(limits).every((value) => value === undefined);
  const code = keyword.normalize('NFKC');
  return isAlone && CODE.test(code) ? code.toUpperCase() : undefined;
}
