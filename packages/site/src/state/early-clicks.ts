/** Presses on a part whose script has not come yet: the last one is kept and done when it has. */
export interface EarlyClicks {
  /** Returns how to stop. */
  keep: (place: HTMLElement) => () => void;
  /** The script is there: presses reach it by themselves from now on. */
  release: () => void;
}

/** What a script answers; links and what the browser itself opens go their own way. */
const ANSWERED_BY_SCRIPT = 'button:not([type="submit"]), [role="tab"], input';

export function earlyClicks(): EarlyClicks {
  let isReleased = false;
  let pressed: HTMLElement | undefined;
  return {
    keep(place) {
      const listen = (event: MouseEvent) => {
        const target = event.target instanceof Element ? event.target.closest(ANSWERED_BY_SCRIPT) : null;
        if (isReleased || !(target instanceof HTMLElement)) return;
        event.preventDefault();
        event.stopPropagation();
        pressed = target;
      };
      place.addEventListener('click', listen, true);
      return () => place.removeEventListener('click', listen, true);
    },
    release() {
      isReleased = true;
      // After the effects of the part itself.
      if (pressed !== undefined) queueMicrotask(() => pressed?.click());
    },
  };
}
