import { addressIn, COLUMNS, finInfoList, wealthDetail } from '@bank/contract';
import { LeadsTo } from '../../../../base/page/leads-to.ts';
import type { PageRequest } from '../../../../base/page/page-module.ts';
import { sectionOf, wealthPath, wealthSection } from '../../../../parts/wealth/wealth-paths.ts';
import type { WealthDetailData } from './wealth-detail-data.ts';

const NOTICES_SHOWN = 5;

export async function loadWealthDetail(
  { client, query, record, signal }: PageRequest,
  prodCode: string,
): Promise<WealthDetailData> {
  // What reckons with histories comes with the navigations that need it: a document brings its figures along.
  const late = Promise.all([
    import('./load-nav-history.ts'),
    import('./load-product-track.ts'),
    fetchLateParts(),
  ] as const);
  const asked = { columnId: COLUMNS.wealthNotices, prodCode, pageSize: NOTICES_SHOWN };
  const notices = client.call(finInfoList, asked, signal);
  // Both are awaited below; a product that does not exist must not leave them unhandled.
  late.catch(() => undefined);
  notices.catch(() => undefined);
  const product = await client.call(wealthDetail, { prodCode }, signal);
  if (wealthSection(record.path) !== sectionOf(product))
    throw new LeadsTo(addressIn(client.language, wealthPath(product)));
  const [{ loadNavHistory }, { loadProductTrack }] = await late;
  const [history, track] = await Promise.all([
    loadNavHistory(client, product, query, signal),
    loadProductTrack(client, prodCode, signal),
  ]);
  return { kind: 'DETAIL', product, ...history, ...track, notices: (await notices).list };
}

async function fetchLateParts(): Promise<void> {
  const { navHistory, holdingOutcomes, openingDays, productTerms, productTrack } =
    await import('./WealthDetail.tsx');
  const parts = [navHistory, holdingOutcomes, openingDays, productTerms, productTrack];
  await Promise.all(parts.map((part) => part.fetch()));
}
