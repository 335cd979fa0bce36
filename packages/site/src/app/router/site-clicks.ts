import type { Router } from './router.ts';

/** Addresses that the server answers with something other than a page. */
const NOT_PAGES = /^\/(api|assets|images|files|feed|download)\//;

/** The page's path and search as the server made them canonical. */
export function canonicalPath(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const url = new URL(link?.href ?? location.href);
  return url.pathname + url.search;
}

/**
 * Makes plain `<a href>` and `<form method="get">` navigate inside the site. One listener instead of a
 * component per link halves the cost of rendering a page with two hundred of them.
 */
export function trackSiteClicks(router: Router): void {
  // On the window: React listens on the document, and what a component prevents must be prevented here too.
  const follow = (event: MouseEvent) => {
    const target = innerTarget(event);
    if (target === undefined) return;
    event.preventDefault();
    if (leadsBack(event.target) && router.stepBackTo(new URL(target, location.href))) return;
    void router.navigate(target, { stays: standsStill(event.target) });
  };
  window.addEventListener('click', follow);
  for (const sign of ['pointerover', 'focusin']) {
    window.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest('a, form') !== null) router.prepare();
    });
  }
  window.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    url.search = filledFields(form, event.submitter).toString();
    void router.navigate(url.pathname + url.search, { stays: standsStill(form) });
  });
}

/** A filter or a tab changes a part of its own page: within `data-stay` neither scroll position nor focus are moved. */
function standsStill(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-stay]') !== null;
}

/** Within `data-back` a link to the list that the visitor came from leads to it as it was left. */
function leadsBack(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-back]') !== null;
}

function innerTarget(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    link === null ||
    (link.getAttribute('target') ?? '') !== '' ||
    link.hasAttribute('download') ||
    link.hasAttribute('data-reload')
  ) {
    return undefined;
  }
  // The attribute: the links of a drawn plan are SVG, whose property `href` is no text.
  const url = new URL(link.getAttribute('href') ?? '#', location.href);
  if (url.origin !== location.origin || NOT_PAGES.test(url.pathname)) return undefined;
  if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search)
    return undefined;
  return url.pathname + url.search + url.hash;
}

/** A form without its empty fields, so that filtered addresses stay short and canonical. */
function filledFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '') fields.append(name, value.trim());
  }
  return fields;
}
