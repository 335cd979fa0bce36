import { COLUMNS, finInfoList, wealthDetail } from '@bank/contract';
import type { PageRequest } from '../../../../base/page/page-module.ts';
import type { WealthDetailData } from './wealth-detail-data.ts';

const NOTICES_SHOWN = 5;

export async function loadWealthDetail(
  { client, query, signal }: PageRequest,
  prodCode: string,
): Promise<WealthDetailData> {
  // What reckons with histories comes with the navigations that need it: a document brings its figures along.
  const late = Promise.all([import('./load-nav-history.ts'), fetchLateParts()] as const);
  const asked = { columnId: COLUMNS.wealthNotices, prodCode, pageSize: NOTICES_SHOWN };
  const notices = client.call(finInfoList, asked, signal);
  // Both are awaited below; a product that does not exist must not leave them unhandled.
  late.catch(() => undefined);
  notices.catch(() => undefined);
  const product = await client.call(wealthDetail, { prodCode }, signal);
  const [{ loadNavHistory }] = await late;
  const history = await loadNavHistory(client, product, query, signal);
  return { kind: 'DETAIL', product, ...history, notices: (await notices).list };
}

async function fetchLateParts(): Promise<void> {
  const { navHistory, productTerms } = await import('./WealthDetail.tsx');
  await Promise.all([navHistory.fetch(), productTerms.fetch()]);
}
