import { qrList, type QrItem } from '@bank/contract';
import type { BootData } from '../../base/page/boot-data.ts';
import type { PageRequest } from '../../base/page/page-module.ts';

/** Answers again while the visitor stays under one menu title; '' is no title. */
export type SameQrList = (title: string, load: () => Promise<QrItem[]>) => Promise<QrItem[]>;

/**
 * The QR list of the page's menu title, loaded again when that changes (S7-start). Undefined under a title
 * without a list of its own: there the list stands that came with the chrome.
 */
export async function loadQrList(
  { client, language, record, signal }: PageRequest,
  same: SameQrList = (_, load) => load(),
): Promise<QrItem[] | undefined> {
  const { titleId = '' } = record;
  if (titleId === '') {
    await same('', async () => []);
    return undefined;
  }
  try {
    return await same(`${language}-${titleId}`, async () => {
      const { qrUrlList } = await client.call(qrList, { titleId }, signal);
      return qrUrlList;
    });
  } catch {
    // A page is not lost for a pop-up: the default list stands in. Whoever asked has logged the failure.
    return undefined;
  }
}

/** Remembers the list of the title that the visitor is under, beginning with the one that the document came with. */
export function keptQrList({ language, record, leaf }: BootData): SameQrList {
  const first = leaf.kind === 'page' ? leaf.qr : undefined;
  let current = { title: first ? `${language}-${record.titleId}` : '', list: Promise.resolve(first ?? []) };
  return (title, load) => {
    if (title === current.title) return current.list;
    const asked = { title, list: load() };
    current = asked;
    asked.list.catch(() => {
      if (current === asked) current = { title: '', list: Promise.resolve([]) };
    });
    return asked.list;
  };
}
