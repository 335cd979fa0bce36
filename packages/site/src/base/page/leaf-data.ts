import type { BannerCrumb, QrItem } from '@bank/contract';
import type { MenuEntry } from './chrome-data.ts';
import type { PageHead, PageQuery } from './page-module.ts';

/** What the second-level layout shows around a page (S2-layout, S4-banner). */
export interface SecondLevelData {
  crumbs: BannerCrumb[];
  left: MenuEntry[];
  leftTitle: string;
  /** Code of the left menu's entry that stands for the page. */
  leftCurrent?: string;
}

export type LeafData =
  | {
      kind: 'page';
      data: unknown;
      query: PageQuery;
      head: PageHead;
      second?: SecondLevelData;
      /** The component that is drawn in place of the record's, while there is nothing for that yet. */
      shown?: string;
      /** Where the page's menu title has a list of its own. */
      qr?: QrItem[];
    }
  /** The record exists, what it was asked for does not: 404, or 410 when it was withdrawn. */
  | { kind: 'missing'; status: 404 | 410; query: PageQuery; head: PageHead; second?: SecondLevelData };
