import type { ContentWatch } from '../content/content-watch.ts';
import type { Draining } from '../http/draining.ts';
import type { RenderCheck } from '../pages/render-check.ts';

/** What a process tells a load balancer, and those who ask why. */
export interface Readiness {
  readonly ready: boolean;
  /** A line, without its end. */
  readonly state: string;
}

interface ReadinessParts {
  content: Pick<ContentWatch, 'behindMs' | 'current' | 'trouble'>;
  renderCheck: Pick<RenderCheck, 'canRender'>;
  draining: Pick<Draining, 'isDraining'>;
}

/**
 * Whether this process should be given visitors. It should while its content is away, for it has pages in memory and so would
 * every other one be in the same state: then it says for how long.
 */
export async function readinessOf({ content, renderCheck, draining }: ReadinessParts): Promise<Readiness> {
  if (draining.isDraining) return { ready: false, state: 'not ready: it is going away' };
  const published = content.current();
  if (published === undefined)
    return { ready: false, state: `not ready: ${content.trouble() ?? 'no content has been loaded yet'}` };
  if (!(await renderCheck.canRender(published)))
    return { ready: false, state: 'not ready: no page can be rendered' };
  const behindMs = content.behindMs() ?? 0;
  if (behindMs === 0) return { ready: true, state: 'ready' };
  const seconds = Math.round(behindMs / 1_000);
  return {
    ready: true,
    state: `ready, with content that was last known to be the newest ${seconds} s ago: ${content.trouble() ?? ''}`,
  };
}
