import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Consent from '../consent.ts';
import type * as StartReplay from './start-replay.ts';

// Each test has the modules for itself: what starts listening to consent never stops.
let isSampled: typeof StartReplay.isSampled;
let replayAfterConsent: typeof StartReplay.replayAfterConsent;
let decide: typeof Consent.decide;

const local = new Map<string, string>();
const session = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const added: string[] = [];
const policies: string[] = [];
const reload = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  local.clear();
  session.clear();
  added.length = policies.length = 0;
  reload.mockClear();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { hostname: 'localhost', reload });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({}),
    head: { append: (script: { src: string }) => added.push(script.src) },
  });
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
      policies.push(name);
      return rules;
    },
  });
  ({ isSampled, replayAfterConsent } = await import('./start-replay.ts'));
  ({ decide } = await import('../consent.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Evenly spread numbers, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const URL = 'https://replay.example/record.js';

describe('session replay', () => {
  it('records about one visit in ten [S7-start] [S9-const]', () => {
    const random = seeded(20_261_120);
    let recorded = 0;
    for (let visit = 0; visit < 10_000; visit += 1) {
      session.clear();
      if (isSampled(random)) recorded += 1;
    }
    expect(recorded).toBeGreaterThan(900);
    expect(recorded).toBeLessThan(1_100);
  });

  it('decides once for a visit [S7-start]', () => {
    expect(isSampled(() => 0.099)).toBe(true);
    expect(isSampled(() => 0.9)).toBe(true);
    session.clear();
    expect(isSampled(() => 0.1)).toBe(false);
    expect(isSampled(() => 0)).toBe(false);
  });

  it('records nobody where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(isSampled(() => 0)).toBe(false);
  });

  it('decides nothing and loads nothing before the visitor has agreed [S7-start] [TRK-3]', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    replayAfterConsent(URL);
    expect([added, [...session]]).toEqual([[], []]);
  });

  it('starts at once after consent, through a policy of its own, and once only [S7-start]', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    replayAfterConsent(URL);
    decide('granted');
    decide('granted');
    expect([added, policies]).toEqual([[URL], ['bank-replay']]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('starts with the page for a visitor who agreed before, if the visit is one of the ten [S7-start]', () => {
    local.set('bob-consent', '2');
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    replayAfterConsent(URL);
    expect(added).toEqual([]);
    session.clear();
    vi.spyOn(Math, 'random').mockReturnValue(0.05);
    replayAfterConsent(URL);
    expect(added).toEqual([URL]);
  });

  it('ends with the document when consent is withdrawn [TRK-3]', () => {
    local.set('bob-consent', '2');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    replayAfterConsent(URL);
    decide('refused');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
