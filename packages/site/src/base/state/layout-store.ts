import { useSyncExternalStore } from 'react';
import type { BannerCrumb, LoginGroup, NetOption } from '@bank/contract';

/** S9-const. */
const BANNER_DEFAULT_HEIGHT_PX = 680;

/** The layout state of S4-store, under its specified names. */
export interface LayoutState {
  /** CSS length of a banner across the page. */
  topbannerHeight: string;
  /** How far the page is scaled down; 1 is unscaled. */
  browserScalenum: number;
  /** Id of the network options, which the menu is asked for with. */
  relationId: string;
  /** Names the QR list of the menu entry that the page belongs to; '' is the default list. */
  titleId: string;
  /** What the banner of the page says at the moment. */
  currentPageTitleFromBanner: string;
  /** Picture, breadcrumb and title that the page itself gives its banner; empty where the records speak. */
  bannerBg: string;
  bannerBreadList: readonly BannerCrumb[];
  bannerTitle: string;
  /** Codes of the page's left menu. */
  leftMenuCodes: readonly string[];
  loginListOpen: boolean;
  /** The router's word for how the visitor came: by a link, with the browser's buttons or a new load, or instead of the page before. */
  routeChangeWay: '' | 'PUSH' | 'POP' | 'REPLACE';
  websiteNetOpts: NetOption | undefined;
  websiteLoginOpts: readonly LoginGroup[];
}

export const LAYOUT_DEFAULTS: LayoutState = {
  topbannerHeight: `${BANNER_DEFAULT_HEIGHT_PX}px`,
  browserScalenum: 1,
  relationId: '',
  titleId: '',
  currentPageTitleFromBanner: '',
  bannerBg: '',
  bannerBreadList: [],
  bannerTitle: '',
  leftMenuCodes: [],
  loginListOpen: false,
  routeChangeWay: '',
  websiteNetOpts: undefined,
  websiteLoginOpts: [],
};

let current = LAYOUT_DEFAULTS;
const listeners = new Set<(state: LayoutState) => void>();

export const layoutState = (): LayoutState => current;
export function onLayoutChange(listener: (state: LayoutState) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For effects and event handlers. Throws on the server, where one visitor's values would reach all others. */
export function writeLayout(change: Partial<LayoutState>): void {
  if (typeof document === 'undefined')
    throw new Error('The layout state belongs to one visitor; the server must not write it');
  current = { ...current, ...change };
  for (const listener of listeners) listener(current);
}

/** The defaults on the server and while hydrating, so that both draw the same. */
export function useLayoutState<Value>(select: (state: LayoutState) => Value): Value {
  return useSyncExternalStore(
    onLayoutChange,
    () => select(current),
    () => select(LAYOUT_DEFAULTS),
  );
}
