/*
 * A part whose script has not come (LatePart.tsx) is asleep: in it nothing but the browser answers, and React stops what
 * happens there on its way to the rest of the page. Here the rest of the page hears of it at once and the part when it
 * is alive, each of them once.
 */

/** What React stops, and others on the page listen to. */
const STOPPED = 'keydown keyup pointerdown pointerup pointerover mouseover focusin input change'.split(' ');
/** What React itself tells a part that has come alive, and with it everybody else once more. */
const TOLD_AGAIN = ['focusin', 'pointerover', 'mouseover'];
/** What a script answers; other links and what the browser itself opens go their own way. */
const ANSWERED_BY_SCRIPT =
  'button:not([type="submit"]), [role="tab"], a[href^="#"], input:not([type="submit"]), th[data-sorts]:not(:has(a))';

const alive = new WeakSet<Element>();
const held = new WeakMap<Element, (() => void)[]>();
let isReplaying = false;

/** The part around a target, while it is asleep. */
export function placeAsleep(target: EventTarget | null): HTMLElement | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-late]') : null;
  return place === null || alive.has(place) ? undefined : place;
}

/** Before React listens. `wake` wants the script of a part that somebody has turned to. */
export function watchAsleep(wake: (place: HTMLElement) => void): void {
  const hearOutside = (event: Event) => {
    const place = placeAsleep(event.target);
    if (place === undefined) return;
    event.stopPropagation = () => undefined;
    if (event.type !== 'keydown') return;
    wake(place);
    holdKey(place, event as KeyboardEvent);
  };
  for (const type of STOPPED) addEventListener(type, hearOutside, { capture: true, passive: true });
  addEventListener(
    'click',
    (event) => {
      const place = placeAsleep(event.target);
      if (place === undefined) return;
      wake(place);
      const pressed = event.target instanceof Element ? event.target.closest(ANSWERED_BY_SCRIPT) : null;
      if (!(pressed instanceof HTMLElement)) return void (event.stopPropagation = () => undefined);
      // Nobody hears of it before the part does, or it would count twice.
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(place, () => pressed.click());
    },
    { capture: true },
  );
}

/** After React listens: what is only now told to a part, everybody else has heard. */
export function hearOnce(): void {
  document.addEventListener('keydown', (event) => {
    if (isReplaying) event.stopImmediatePropagation();
  });
  for (const type of TOLD_AGAIN)
    document.addEventListener(type, (event) => {
      if (!event.isTrusted) event.stopImmediatePropagation();
    });
}

function holdKey(place: Element, event: KeyboardEvent): void {
  const { target, key } = event;
  // The browser moves the focus itself.
  if (key === 'Tab' || target === null) return;
  hold(place, () => {
    // A shortcut of the page has been answered.
    if (event.defaultPrevented) return;
    isReplaying = true;
    target.dispatchEvent(new KeyboardEvent(event.type, event));
    isReplaying = false;
  });
}

export function hold(place: Element, act: () => void): void {
  const acts = held.get(place) ?? [];
  held.set(place, acts);
  acts.push(act);
}

/** As soon as React answers in a part. */
export function comeAlive(place: Element): void {
  alive.add(place);
}

/** What was done in a part while it was asleep, in its order. A focus that has gone elsewhere stays there. */
export async function doHeld(place: Element): Promise<void> {
  const acts = held.get(place) ?? [];
  held.delete(place);
  for (const act of acts) {
    // React draws before it what the last one changed, and first what is drawn only in a living page.
    await Promise.resolve();
    const focus = document.activeElement;
    act();
    await Promise.resolve();
    if (focus instanceof HTMLElement && focus !== document.body && !place.contains(focus)) {
      if (document.activeElement !== focus) focus.focus({ preventScroll: true });
    }
  }
}
