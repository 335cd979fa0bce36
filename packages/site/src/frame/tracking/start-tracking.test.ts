import { beforeEach, expect, it, vi } from 'vitest';
import type { Showing } from '../../base/page/view.ts';
import type { Consent } from '../consent/consent.ts';
import { startTracking } from './start-tracking.ts';

const world = vi.hoisted(() => ({
  now: 'undecided' as Consent,
  tell: (_now: Consent) => {},
  following: 0,
  /** Events of the whole site, with how many were followed when each was told. */
  told: [] as [string, number][],
}));
vi.mock('../consent/consent.ts', () => ({
  consent: () => world.now,
  onConsent: (listener: (now: Consent) => void) => (world.tell = listener),
}));
vi.mock('./follow-visit.ts', () => ({
  followVisit: () => {
    world.following += 1;
    return () => (world.following -= 1);
  },
}));
vi.mock('./follow-speed.ts', () => ({ followSpeed: () => {} }));
vi.mock('./upload.ts', () => ({
  uploader: () => ({ whole: ({ event }: { event: string }) => world.told.push([event, world.following]) }),
}));

const site = {
  state: { view: { record: { path: '/personal' }, language: 'CN', leaf: { kind: 'page' } } },
} as unknown as Showing;

function decide(now: Consent) {
  world.now = now;
  world.tell(now);
}

beforeEach(() => {
  world.now = 'undecided';
  world.following = 0;
  world.told = [];
  startTracking(site, { id: '1', salt: 'salt' });
});

it('follows a visitor from consent on, once, until it is withdrawn [TRK-3]', async () => {
  await vi.dynamicImportSettled();
  expect(world.following).toBe(0);
  decide('granted');
  decide('granted');
  await vi.dynamicImportSettled();
  expect(world.following).toBe(1);
  expect(world.told, 'it is told once it is so [S7-start]').toEqual([
    ['wholeWebsiteDisplay', 0],
    ['uploadInit', 1],
  ]);
  decide('refused');
  expect(world.following).toBe(0);
});

it('does not follow where consent is withdrawn before the script has come [TRK-3]', async () => {
  decide('granted');
  decide('refused');
  decide('granted');
  await vi.dynamicImportSettled();
  expect(world.following).toBe(1);
  decide('refused');
  expect(world.following).toBe(0);
});
