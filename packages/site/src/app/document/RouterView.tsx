import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { Document } from './Document.tsx';
import { RouteContext } from '../../base/page/route-context.ts';
import type { Router } from '../router/router.ts';
import { wakeLateParts } from '../../base/state/LatePart.tsx';
import { applyScroll } from '../router/scroll-memory.ts';

/** The document of the browser: follows the router, one whole state at a time. */
export function RouterView({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useEffect(() => {
    const show = () => setState(router.state);
    // Every part under the route is told of the change. Where one cannot be woken, a transition would wait for ever;
    // without one React leaves the part out.
    return router.subscribe(() => void wakeLateParts().then(() => startTransition(show), show));
  }, [router]);
  // Before any effect inside, so that all of them find the address that belongs to the page.
  useInsertionEffect(() => router.drawn(state), [router, state]);
  useLayoutEffect(() => {
    if (state.scroll !== undefined) applyScroll(state.scroll);
  }, [state]);
  const { place, view, problem, arrival, stays } = state;
  return (
    <RouteContext value={{ place, view, problem, arrival, stays, reload: () => router.reload() }}>
      <Document />
    </RouteContext>
  );
}
