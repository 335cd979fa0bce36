import { describe, expect, it } from 'vitest';
import type { Published } from '../content/published.ts';
import { readinessOf } from './readiness.ts';

const aProcess = ({
  hasContent = true,
  trouble = undefined as string | undefined,
  behindMs = 0,
  canRender = true,
  isDraining = false,
}) =>
  readinessOf({
    content: {
      current: () => (hasContent ? ({} as Published) : undefined),
      trouble: () => trouble,
      behindMs: () => behindMs,
    },
    renderCheck: { canRender: async () => canRender },
    draining: { isDraining },
  });

describe('a process is ready', () => {
  it.each([
    ['with content and pages', {}, true, 'ready'],
    [
      'while its content is away, and says how old it is',
      { trouble: 'PostgreSQL refused the connection.', behindMs: 42_300 },
      true,
      'ready, with content that was last known to be the newest 42 s ago: PostgreSQL refused the connection.',
    ],
    ['not before it has content', { hasContent: false }, false, 'not ready: no content has been loaded yet'],
    [
      'not before it has content, and says why',
      { hasContent: false, trouble: 'Away.' },
      false,
      'not ready: Away.',
    ],
    ['not when it cannot render', { canRender: false }, false, 'not ready: no page can be rendered'],
    ['not when it is going', { isDraining: true, canRender: false }, false, 'not ready: it is going away'],
  ])('%s [REL-4]', async (_, state, ready, said) => {
    expect(await aProcess(state)).toEqual({ ready, state: said });
  });
});
