import {
  memo,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type FunctionComponent,
  type RefObject,
} from 'react';
import { useHydrated } from '@bank/ui';
import { tellOfMissingParts } from './missing-parts.ts';
import { comeAlive, doHeld } from './asleep.ts';
import { lazyPart } from './lazy-part.ts';

/** How far ahead of the window a part is prepared. */
const AHEAD = '100px';

/**
 * A part of a page whose markup the server sends and whose script comes only when the visitor comes near it, so that
 * long pages start light. Until then it is what it is without script: its links and forms work.
 */
export interface LatePart<Props> {
  /**
   * Fetches the part. A page's `load` awaits it: the server needs it to render, and after a navigation in the browser
   * there is no markup to wait with. Only a document that arrives as HTML starts without it.
   */
  fetch: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

/** Parts in the document that wait for their script, by their place; calling one wants it, and it may be called again. */
const asleep = new Map<string, () => Promise<unknown>>();

/** Somebody has turned to the part; that its script does not come is told where it was first wanted. */
export function wakeLatePart({ dataset }: HTMLElement): void {
  asleep
    .get(dataset['late'] ?? '')?.()
    .catch(tellOfMissingParts);
}

/**
 * Before anything above them changes: React brings no update to a part without its script, and waits. Rejects when a
 * script does not arrive.
 */
export async function wakeLateParts(): Promise<void> {
  await Promise.all([...asleep.values()].map((wake) => wake()));
}

/** @param beside fetches what a part of the document needs besides its script */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
  wanted: keyof typeof WANTED = 'near',
  beside?: (own: Props) => Promise<unknown>,
): LatePart<Props> {
  const part = lazyPart(name, load);
  // `use` wants the same promise at every attempt.
  let coming: Promise<FunctionComponent<Props>> | undefined;
  let wantedOnce: Promise<FunctionComponent<Props>> | undefined;

  /** What does not arrive leaves the markup of the server in place, which can do without. */
  const whenWanted = (id: string, own: Props) =>
    new Promise<FunctionComponent<Props>>((resolve) => {
      const wake = async () => {
        const [loaded] = await Promise.all([part.fetch(), beside?.(own)]);
        resolve(loaded);
      };
      asleep.set(id, wake);
      WANTED[wanted](id).then(wake).catch(tellOfMissingParts);
    });

  function Inner({ id, place, own }: { id: string; place: RefObject<HTMLElement | null>; own: Props }) {
    useLayoutEffect(() => {
      asleep.delete(id);
      if (place.current !== null) comeAlive(place.current);
    }, [id, place]);
    // After the effects of what is inside.
    useEffect(() => {
      if (place.current !== null) void doHeld(place.current);
    }, [place]);
    const isHydrated = useHydrated();
    let Loaded = part.loaded();
    if (Loaded === undefined) {
      if (isHydrated) Loaded = use((coming ??= part.fetch()));
      else Loaded = use((wantedOnce ??= whenWanted(id, own)));
    }
    // oxlint-disable-next-line react/static-components -- the component comes from its module, once
    return <Loaded {...own} />;
  }

  return {
    fetch: part.fetch,
    // An update that reached the part before its script would make React throw the server's markup away.
    Part: memo(function Late(own: Props) {
      const id = useId();
      const place = useRef<HTMLDivElement>(null);
      return (
        <div data-late={id} data-wanted={wanted} ref={place}>
          <Suspense fallback={null}>
            <Inner id={id} place={place} own={own} />
          </Suspense>
        </div>
      );
    }) as ComponentType<Props>,
  };
}

/**
 * `touched` is for what can be read as it came, though it stands in the first window: until the pointer or the focus is
 * on it. `pointed` is for what opens under a pointer: likewise, and where no pointer hovers over a wide window, at once, for
 * there the first tap is the only sign. `never` is for what answers nothing by script: until the part is to be drawn anew.
 */
const WANTED = {
  near: whenNear,
  touched: whenTouched,
  pointed: whenPointed,
  never: () => new Promise<void>(() => undefined),
};

async function whenPointed(id: string): Promise<void> {
  if (!matchMedia('(hover: none) and (min-width: 768px)').matches) await whenTouched(id);
}

function whenTouched(id: string): Promise<void> {
  const element = document.querySelector(`[data-late="${CSS.escape(id)}"]`);
  if (element === null) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const sign of ['pointerover', 'focusin']) {
    element.addEventListener(sign, () => resolve(), { once: true, passive: true });
  }
  return promise;
}

/** Resolves when the part comes near the window. */
function whenNear(id: string): Promise<void> {
  const element = document.querySelector(`[data-late="${CSS.escape(id)}"]`);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(element);
  });
}
