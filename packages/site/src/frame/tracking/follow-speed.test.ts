import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shown } from '../../base/page/view.ts';
import { followSpeed } from './follow-speed.ts';

type Tell = (metric: { name: string; value: number }) => void;

const followers: Tell[] = [];
vi.mock('web-vitals', () => {
  const follow = (tell: Tell) => void followers.push(tell);
  return { onCLS: follow, onFCP: follow, onINP: follow, onLCP: follow, onTTFB: follow };
});

let mayTell = true;
vi.mock('../consent/consent.ts', () => ({ consent: () => (mayTell ? 'granted' : 'undecided') }));

const openedWith = (change: object = {}) =>
  ({
    view: { language: 'CN', record: { path: '/personal' }, leaf: { kind: 'page' } },
    ...change,
  }) as unknown as Shown;
const sent: [path: string, body: unknown][] = [];
const browserDocument = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  followers.length = sent.length = 0;
  mayTell = true;
  vi.stubGlobal('document', browserDocument);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, blob: Blob) => {
      void blob.text().then((text) => sent.push([path, JSON.parse(text)]));
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const measured = (name: string, value: number) => followers[0]?.({ name, value });
async function show(state: 'visible' | 'hidden') {
  browserDocument.visibilityState = state;
  browserDocument.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the speed of a document', () => {
  it('is told once, in whole numbers, when it is hidden first', async () => {
    followSpeed(openedWith());
    measured('LCP', 811.6);
    measured('CLS', 0.0123);
    measured('CLS', 0.0256);
    await show('visible');
    expect(sent).toEqual([]);
    await show('hidden');
    measured('INP', 40);
    await show('visible');
    await show('hidden');
    const path = '/api/webVitals/page';
    expect(sent).toEqual([[path, { path: '/personal', language: 'CN', window: 'wide', lcp: 812, cls: 26 }]]);
  });

  it('is not told where nothing was measured, or the computer slept meanwhile', async () => {
    followSpeed(openedWith());
    measured('LCP', 120_001);
    await show('hidden');
    expect(sent).toEqual([]);
  });

  it('is told nobody when consent was withdrawn [TRK-3]', async () => {
    followSpeed(openedWith());
    measured('LCP', 800);
    mayTell = false;
    await show('hidden');
    mayTell = true;
    await show('hidden');
    expect(sent).toEqual([]);
  });

  it('is not told where the page that was asked for could not be shown', () => {
    followSpeed(openedWith({ problem: 'unavailable' }));
    followSpeed(openedWith({ view: { ...openedWith().view, leaf: { kind: 'missing' } } }));
    expect(followers).toEqual([]);
  });
});
