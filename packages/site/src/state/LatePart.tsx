import { memo, Suspense, use, useEffect, useId, type ComponentType, type FunctionComponent } from 'react';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from './use-hydrated.ts';

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

/** Parts in the document that have not come alive, by their place; calling one wants its script. */
const asleep = new Map<string, () => Promise<unknown>>();
/** What was last pressed in them. */
const pressed = new Map<string, HTMLElement>();

/** In a part without its script nothing but the browser answers, and React lets no event through. */
export function isAsleep(target: EventTarget | null): boolean {
  return asleep.has(placeOf(target));
}

/** What a script answers; links and what the browser itself opens go their own way. */
const ANSWERED_BY_SCRIPT = 'button:not([type="submit"]), [role="tab"], input';

/** A press on a part that is asleep waits until it is alive; nothing else hears of it before, or it would count twice. */
export function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest(ANSWERED_BY_SCRIPT) : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(placeOf(target), target);
}

function placeOf(target: EventTarget | null): string {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-late]') : null;
  return place?.dataset['late'] ?? '';
}

function comeAlive(id: string): void {
  asleep.delete(id);
  pressed.get(id)?.click();
  pressed.delete(id);
}

/**
 * Before anything above them changes: React brings no update to a part without its script, and waits. Rejects when a
 * script does not arrive.
 */
export async function wakeLateParts(): Promise<void> {
  await Promise.all([...asleep.values()].map((wake) => wake()));
}

export function latePart<Props extends object>(
  name: string,
  load: () => Promise<FunctionComponent<Props>>,
  wanted: keyof typeof WANTED = 'near',
): LatePart<Props> {
  const part = lazyPart(name, load);
  // `use` wants the same promise at every attempt.
  let coming: Promise<FunctionComponent<Props>> | undefined;
  let near: Promise<FunctionComponent<Props>> | undefined;

  const whenWanted = (id: string) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        resolve();
        return part.fetch();
      };
      asleep.set(id, wake);
      WANTED[wanted](id).then(wake).catch(never);
    });

  function Inner({ id, own }: { id: string; own: Props }) {
    // After the effects of what is inside.
    useEffect(() => comeAlive(id), [id]);
    const isHydrated = useHydrated();
    let Loaded = part.loaded();
    if (Loaded === undefined) {
      if (isHydrated) Loaded = use((coming ??= part.fetch()));
      else
        Loaded = use(
          (near ??= whenWanted(id)
            .then(() => part.fetch())
            .catch(never)),
        );
    }
    // oxlint-disable-next-line react/static-components -- the component comes from its module, once
    return <Loaded {...own} />;
  }

  return {
    fetch: part.fetch,
    // An update that reached the part before its script would make React throw the server's markup away.
    Part: memo(function Late(own: Props) {
      const id = useId();
      return (
        <div data-late={id}>
          <Suspense fallback={null}>
            <Inner id={id} own={own} />
          </Suspense>
        </div>
      );
    }) as ComponentType<Props>,
  };
}

/** What did not arrive leaves the markup of the server in place, which can do without. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** `touched` is for what can be read as it came, though it stands in the first window: until the pointer or the focus is on it. */
const WANTED = { near: whenNear, touched: whenTouched };

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
