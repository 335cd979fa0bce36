import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, applySettings, parseSettings, type A11ySettings } from './a11y-settings.ts';

describe('parseSettings', () => {
  it('reads back what was saved [S3-a11ybar] [A11Y-2]', () => {
    const chosen = {
      ...DEFAULT_SETTINGS,
      open: true,
      text: 150,
      theme: 'hc-amber',
      rate: 1.25,
      shortcuts: false,
    };
    expect(parseSettings(JSON.stringify({ v: 1, ...chosen }))).toEqual(chosen);
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{"v":1,'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a number', '7'],
    ['an older version', '{"v":0,"text":150}'],
    ['a newer version', '{"v":2,"text":150}'],
    ['no version', '{"text":150}'],
  ])('starts with the defaults from %s [S3-a11ybar]', (_, stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['text', 210],
    ['text', 90],
    ['text', 155],
    ['text', '150'],
    ['text', null],
    ['theme', 'hc-pink'],
    ['theme', 'url(x)'],
    ['rate', 3],
    ['open', 'yes'],
    ['shortcuts', 0],
  ] as const)('ignores %s = %s and keeps the rest [S3-a11ybar]', (name, value) => {
    const settings = parseSettings(JSON.stringify({ v: 1, cursor: true, [name]: value }));
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, cursor: true });
  });

  it('takes over no field that it does not know', () => {
    expect(parseSettings('{"v":1,"constructor":true,"extra":1}')).toEqual(DEFAULT_SETTINGS);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** `browserPx` is the size that the visitor has set in the browser. */
function applied(patch: Partial<A11ySettings>, clientWidth = 1366, browserPx = 16) {
  const attributes = new Set<string>();
  const root = {
    clientWidth,
    dataset: {} as Record<string, string>,
    style: { fontSize: '' },
    toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
    removeAttribute: () => undefined,
  };
  vi.stubGlobal('getComputedStyle', ({ style }: typeof root) => ({
    fontSize: `${(browserPx * parseFloat(style.fontSize || '100')) / 100}px`,
  }));
  applySettings(root as unknown as HTMLElement, { ...DEFAULT_SETTINGS, ...patch });
  return { attributes, fontSize: root.style.fontSize, theme: root.dataset['theme'] };
}

describe('applySettings', () => {
  it('leaves the page as it is by default', () => {
    const { attributes, fontSize, theme } = applied({});
    expect([...attributes, fontSize, theme]).toEqual(['', undefined]);
  });

  it.each([{ text: 110 }, { reading: true }, { elder: true }])(
    'stops the scaling for %o [S4-scale] [SCAL-2]',
    (patch) => {
      expect(applied(patch).attributes).toContain('data-reflow');
    },
  );

  it.each([
    [100, 1000, false],
    [110, 1366, false],
    [120, 1366, true],
    [150, 1920, false],
    [200, 1920, true],
  ])('at %i %% in %i px the narrow layout is %s [S3-a11ybar]', (text, width, narrow) => {
    expect(applied({ text }, width).attributes.has('data-narrow')).toBe(narrow);
  });

  it.each([
    [16, 100, false, false],
    [20, 100, true, true],
    [20, 150, true, true],
    [17, 100, true, false],
    [12, 120, false, false],
  ])(
    'counts the %i px that the browser was set to: at %i %% unscaled is %s, narrow %s [S4-scale]',
    (browserPx, text, unscaled, narrow) => {
      const { attributes } = applied({ text }, 1366, browserPx);
      expect([attributes.has('data-reflow'), attributes.has('data-narrow')]).toEqual([unscaled, narrow]);
    },
  );

  it('sets text size by the root font size [A11Y-4]', () => {
    expect(applied({ text: 130 }).fontSize).toBe('130%');
  });
});
