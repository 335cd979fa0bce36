import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { panelClosed, panelOpened } from './only-one-open.ts';
import { watchCrossing } from './pointer-crossing.ts';

export interface PanelTimes {
  /** How long the pointer must rest on the trigger before the panel opens, in ms. */
  openDelay?: number;
  /** How long the panel stays after the pointer has left the trigger, in ms. */
  closeDelay?: number;
  /** The same after leaving the panel itself; `closeDelay` unless given. */
  panelCloseDelay?: number;
}

/**
 * A trigger and the panel it shows, as the disclosure pattern: hover with delays, click, Enter and Space,
 * first tap; Escape closes it and gives the focus back; leaving it by pointer or focus closes it, and so does a link
 * that leads to another page.
 * Give `root` to the element around both, `trigger` to the button, `panel` to the panel.
 */
export function usePanel<Root extends HTMLElement>({
  openDelay = 0,
  closeDelay = 0,
  panelCloseDelay = closeDelay,
}: PanelTimes = {}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const stopWaiting = useRef<() => void>(undefined);
  /** Opened by pressing a key: the pointer's comings and goings do not close it. */
  const byKey = useRef(false);
  /** Opened by hovering: the click that follows means "stay", not "close". */
  const byHover = useRef(false);
  const isInside = useRef(false);
  const overPanel = useRef(false);
  const lastY = useRef(0);
  const touched = useRef(false);

  function wait(delay: number, then: () => void) {
    stopWaiting.current?.();
    if (delay === 0) return then();
    const timer = setTimeout(then, delay);
    stopWaiting.current = () => clearTimeout(timer);
  }

  function show(how: 'hover' | 'key' | 'press') {
    stopWaiting.current?.();
    byHover.current = how === 'hover';
    byKey.current = how === 'key';
    setOpen(true);
  }

  function hide() {
    stopWaiting.current?.();
    setOpen(false);
  }

  function enter() {
    isInside.current = true;
    if (open) stopWaiting.current?.();
    else wait(openDelay, () => show('hover'));
  }

  // With the panel: a key that follows at once, on a busy page, must not be missed.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      if (rootRef.current?.contains(document.activeElement)) triggerRef.current?.focus();
    };
    const onPointerDown = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) close();
    };
    panelOpened(close);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      panelClosed(close);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);
  useEffect(() => () => stopWaiting.current?.(), []);

  const hovers = (event: PointerEvent) => event.pointerType !== 'touch';
  return {
    open,
    hide,
    root: {
      ref: rootRef,
      onPointerEnter(event: PointerEvent) {
        if (hovers(event)) enter();
      },
      onPointerDown(event: PointerEvent) {
        touched.current = !hovers(event);
      },
      onPointerMove(event: PointerEvent) {
        // React tells of no entering from a part of the page that it has not reached yet.
        if (hovers(event) && !isInside.current) enter();
        lastY.current = event.clientY;
        overPanel.current = panelRef.current?.contains(event.target as Node) ?? false;
      },
      onPointerLeave(event: PointerEvent) {
        isInside.current = false;
        if (!hovers(event) || byKey.current) return stopWaiting.current?.();
        const delay = overPanel.current ? panelCloseDelay : closeDelay;
        const panelTop = () => panelRef.current?.getBoundingClientRect().top ?? 0;
        const goesDown = event.clientY > lastY.current && event.clientY <= panelTop();
        stopWaiting.current?.();
        if (open && delay === 0 && goesDown) {
          stopWaiting.current = watchCrossing(event.clientY, panelTop, hide);
        } else wait(delay, hide);
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget;
        if (next !== null && !rootRef.current?.contains(next)) hide();
      },
      onClick(event: MouseEvent) {
        if (leadsAway(event)) hide();
      },
    },
    trigger: {
      ref: triggerRef,
      'aria-expanded': open,
      'aria-controls': id,
      onClick(event: MouseEvent) {
        if (!open) return show(event.detail === 0 ? 'key' : 'press');
        if (!byHover.current) return hide();
        byHover.current = false;
        if (event.detail === 0) byKey.current = true;
      },
    },
    /** For a link that leads somewhere itself: the first tap opens, the second follows it. */
    tapLink: {
      onClick(event: MouseEvent) {
        if (!touched.current || open) return;
        event.preventDefault();
        show('press');
      },
    },
    panel: { id, ref: panelRef, hidden: !open },
  };
}

/** A link to another page in this window; a new window leaves the panel where the visitor comes back to it. */
function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link !== null && link.target === '' && /^https?:$/.test(link.protocol);
}
