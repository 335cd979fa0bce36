import type { MouseEventHandler } from 'react';
import type { QrItem } from '@bank/contract';
import type { ChromeData, MenuEntry } from '../../base/page/chrome-data.ts';
import { FundHeader } from './FundHeader.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TopStrip } from './TopStrip.tsx';
import type { ChromePage } from './chrome-page.ts';

interface HeaderProps {
  chrome: ChromeData;
  page: ChromePage;
  /** Of the menu title that the page is under. */
  qr: readonly QrItem[];
  /** Of the fund zone, which has a bar of its own. */
  entries: readonly MenuEntry[];
  onOpenMenu: MouseEventHandler;
}

/** The strip and the bar above every page. */
export function Header({ chrome, page, qr, entries, onOpenMenu }: HeaderProps) {
  return (
    <>
      <TopStrip config={chrome.config} page={page} />
      {page.record.layout === 'fund' ? (
        <FundHeader chrome={chrome} page={page} entries={entries} onOpenMenu={onOpenMenu} />
      ) : (
        <SiteHeader chrome={chrome} page={page} qr={qr} onOpenMenu={onOpenMenu} />
      )}
    </>
  );
}
