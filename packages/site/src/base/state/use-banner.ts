import { useEffect, useLayoutEffect } from 'react';
import type { BannerCrumb, BannerForms } from '@bank/contract';
import { useLayoutState, writeLayout } from './layout-store.ts';

export interface ShownBanner {
  title: string;
  /** Address of the picture; undefined leaves the ground alone. */
  bg: string | undefined;
  /** Its crop for phones, where it has one. */
  phoneBg?: string | undefined;
  /** Widths and formats of both. */
  forms?: BannerForms | undefined;
  breadList: readonly BannerCrumb[];
}

const NO_CRUMBS: readonly BannerCrumb[] = [];

/**
 * For a page that learns only in the browser what its banner should say; what the server knows belongs into the page's
 * records and `head`. Keep `breadList` the same array from one render to the next. The values go when the page goes.
 */
export function useBanner({ title = '', bg = '', breadList = NO_CRUMBS }: Partial<ShownBanner>): void {
  // Before the paint, so that the banner of the records is not seen for a moment.
  useLayoutEffect(() => {
    writeLayout({ bannerTitle: title, bannerBg: bg, bannerBreadList: breadList });
    return () => writeLayout({ bannerTitle: '', bannerBg: '', bannerBreadList: NO_CRUMBS });
  }, [title, bg, breadList]);
}

/** The banner of the page's records, with what the page itself has set (S4-banner: store values win). */
export function useShownBanner(own: ShownBanner): ShownBanner {
  const shown = bannerOf(own, {
    title: useLayoutState((state) => state.bannerTitle),
    bg: useLayoutState((state) => state.bannerBg),
    breadList: useLayoutState((state) => state.bannerBreadList),
  });
  useEffect(() => {
    writeLayout({ currentPageTitleFromBanner: shown.title });
    return () => writeLayout({ currentPageTitleFromBanner: '' });
  }, [shown.title]);
  return shown;
}

export function bannerOf(own: ShownBanner, set: ShownBanner): ShownBanner {
  const breadList = set.breadList.length > 0 ? set.breadList : own.breadList;
  const last = set.breadList.at(-1);
  const pictures = [
    [set.bg, undefined, undefined],
    [last?.bannerImgUrl, last?.bannerPhoneImgUrl, last?.bannerForms],
    [own.bg, own.phoneBg, own.forms],
  ] as const;
  const [bg, phoneBg, forms] = pictures.find(([wide]) => wide) ?? [];
  return {
    title: set.title || last?.name || own.title,
    bg,
    phoneBg,
    ...(forms !== undefined && { forms }),
    breadList,
  };
}
