import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const SLIDE_MS = 7_000;

/** `auto` rests while the visitor points at or stands in the hero; `forced` does not, because the visitor asked for it. */
type Mode = 'auto' | 'forced' | 'paused';

/** Which slide is shown, and whether the next one comes by itself (NAV-8). */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0);
  const [mode, setMode] = useState<Mode>('auto');
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useSyncExternalStore(followMotion, wantsStillness, () => false);
  // Until the script runs the tab counts as hidden: nothing moves.
  const tabHidden = useSyncExternalStore(
    followTab,
    () => document.hidden,
    () => true,
  );

  const paused = mode === 'paused' || (mode === 'auto' && still);
  const resting = mode === 'auto' && (pointed || focused);
  const moving = count > 1 && !tabHidden && !paused && !resting;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [moving, current, count]);

  return {
    current: Math.min(current, Math.max(count - 1, 0)),
    show: setCurrent,
    paused,
    moving,
    toggle: () => setMode(paused ? 'forced' : 'paused'),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Nothing moves by itself for visitors who asked for stillness, nor in mourning mode. */
function wantsStillness(): boolean {
  const { grey, elder } = document.documentElement.dataset;
  return matchMedia(STILL).matches || grey === 'on' || elder !== undefined;
}

function followMotion(changed: () => void): () => void {
  const query = matchMedia(STILL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function followTab(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
