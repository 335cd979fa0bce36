import { SEARCH_OUTCOMES, VISIT_SHORTEST_MS, isKeptDuration, type ActionType } from '@bank/contract';
import type { Showing } from '../../base/page/view.ts';
import { trackedPage, type TrackedPage } from './tracked-page.ts';
import type { Upload } from './upload.ts';
import { VisibleTime } from './visible-time.ts';
import { visitorId } from './visitor-id.ts';

/** A stay on a page, or on the whole site since this document was opened. */
interface Stay {
  action: ActionType;
  page: TrackedPage;
  /** Random; joins the records of a stay that was interrupted. */
  view: string;
  time: VisibleTime;
}

/** Results are drawn a moment after the page has been gone to. */
const SEARCH_DRAWN_MS = 1_000;

/** Records what one visitor does, from consent until it is withdrawn. Returns what ends it, without another word. */
export function followVisit(site: Showing, upload: Upload): () => void {
  let fingerPrint = '';
  let place = addressOf(site);
  let page = trackedPage(site.state);
  let onPage: Stay | undefined;
  let onSite: Stay | undefined;
  let searched: string | undefined;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (
    of: TrackedPage,
    actionType: ActionType,
    more: { duration?: number; divide?: string; view?: string },
  ) => upload.beacon({ duration: 0, ...of, actionType, divide: '', fingerPrint, ...more });
  const begin = (action: ActionType, of: TrackedPage): Stay => {
    const stay = { action, page: of, view: randomView(), time: new VisibleTime() };
    if (isVisible()) stay.time.show(performance.now());
    return stay;
  };
  /** What was seen so far, unless it is too short yet: that goes on counting when the visitor comes back. */
  const report = (stay: Stay | undefined) => {
    if (stay === undefined) return;
    const now = performance.now();
    const duration = stay.time.upTo(now);
    if (duration < VISIT_SHORTEST_MS) return;
    stay.time.clear(now);
    if (isKeptDuration(duration)) send(stay.page, stay.action, { duration, view: stay.view });
  };
  const arrive = () => {
    onPage = page && begin('time', page);
    onSite ??= page && begin('wholeTime', page);
    noteSearch();
  };
  const leave = () => {
    report(onPage);
    onPage = undefined;
  };

  function onNavigation(): void {
    const next = addressOf(site);
    const nextPage = trackedPage(site.state);
    // A filter or a tab goes on with its page; so does an anchor.
    const isSamePlace =
      next.pathname === place.pathname && (site.state.stays || next.search === place.search);
    const isSamePage = nextPage?.path === page?.path && nextPage?.subModule === page?.subModule;
    place = next;
    if (isSamePlace && isSamePage) return noteSearch();
    leave();
    page = nextPage;
    arrive();
  }
  function onVisibility(): void {
    const now = performance.now();
    for (const stay of [onPage, onSite]) {
      if (isVisible()) stay?.time.show(now);
      else stay?.time.hide(now);
    }
    if (!isVisible()) onHide();
  }
  function onHide(): void {
    report(onPage);
    report(onSite);
  }
  function onPageHide(): void {
    onHide();
    // Should the browser keep the document and show it again, that is another stay.
    onPage = onSite = undefined;
  }
  function onPageShow(event: PageTransitionEvent): void {
    if (event.persisted) arrive();
  }
  function onClick({ target }: MouseEvent): void {
    const pressed = target instanceof Element ? target.closest('a[href], button, summary') : null;
    // How somebody answers the notice is nobody's business.
    if (pressed === null || page === undefined || pressed.closest('[data-untracked]') !== null) return;
    const divide = pressed.closest<HTMLElement>('[data-divide]')?.dataset['divide'] ?? '';
    if (pressed.closest('[data-careers]') !== null) {
      upload.careers({ duration: 0, ...page, actionType: 'click', divide, fingerPrint });
    } else {
      send(page, 'click', { divide });
    }
  }
  /** One record for each keyword that was searched for; never the keyword itself (TRK-5). */
  function noteSearch(): void {
    clearTimeout(searchTimer);
    const keyword = page?.module === 'SEARCH' ? (new URLSearchParams(place.search).get('keyword') ?? '') : '';
    if (page === undefined || keyword === '' || keyword === searched) return;
    const searchPage = page;
    searchTimer = setTimeout(() => {
      const found = document.querySelector<HTMLElement>('main [data-found]')?.dataset['found'];
      if (found === undefined) return;
      searched = keyword;
      const subModule = Number(found) > 0 ? SEARCH_OUTCOMES.some : SEARCH_OUTCOMES.none;
      send({ ...searchPage, subModule }, 'click', { divide: 'SEARCH' });
    }, SEARCH_DRAWN_MS);
  }

  const stopWaiting = visitorId((id) => (fingerPrint = id));
  const unsubscribe = site.subscribe(onNavigation);
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  // Before the click is acted on: the page may be another one afterwards.
  addEventListener('click', onClick, { capture: true });
  arrive();

  return () => {
    stopWaiting();
    clearTimeout(searchTimer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
    removeEventListener('click', onClick, { capture: true });
  };
}

const isVisible = () => document.visibilityState === 'visible';

function addressOf(site: Showing): { pathname: string; search: string } {
  const { pathname, search } = site.state.place;
  return { pathname, search };
}

function randomView(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => (byte % 36).toString(36)).join('');
}
