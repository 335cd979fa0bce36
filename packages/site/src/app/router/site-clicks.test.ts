import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Router } from './router.ts';
import { trackSiteClicks } from './site-clicks.ts';

/** As much of a link as a click asks of it; the properties of an SVG link are objects, its attributes text. */
class FakeElement {
  readonly href = { baseVal: 'not this' };
  readonly target = { baseVal: '' };
  readonly attributes: Record<string, string>;

  constructor(attributes: Record<string, string>) {
    this.attributes = attributes;
  }

  closest(selector: string) {
    return selector === 'a' || selector.slice(1, -1) in this.attributes ? this : null;
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  hasAttribute(name: string) {
    return name in this.attributes;
  }
}

describe('a click on a link of a drawing, which is SVG', () => {
  afterEach(() => vi.unstubAllGlobals());

  const press = (attributes: Record<string, string>) => {
    const navigate = vi.fn<Router['navigate']>();
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('location', new URL('https://bank.example/bobbank/map'));
    trackSiteClicks({ navigate, prepare: vi.fn<Router['prepare']>() } as unknown as Router);
    const click = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    Object.defineProperty(click, 'target', { value: new FakeElement(attributes) });
    browser.dispatchEvent(click);
    return { calls: navigate.mock.calls, isPrevented: click.defaultPrevented };
  };

  it('goes inside the site and keeps the focus where it asks so', () => {
    expect(press({ href: '/bobbank/map?city=110100', 'data-stay': '' })).toEqual({
      calls: [['/bobbank/map?city=110100', { stays: true }]],
      isPrevented: true,
    });
  });

  it.each([
    ['to another site', { href: 'https://maps.example/' }],
    ['in a window of its own', { href: '/bobbank/map?city=110100', target: '_blank' }],
  ])('is left to the browser %s', (_, attributes) => {
    expect(press(attributes)).toEqual({ calls: [], isPrevented: false });
  });
});

describe('a link back to a list', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['steps back where the visitor came from it', true, []],
    ['leads to it as any link elsewhere', false, [['/company/list?column=201001', { stays: false }]]],
  ])('%s', (_, cameFromIt, navigations) => {
    const navigate = vi.fn<Router['navigate']>();
    const stepBackTo = vi.fn<Router['stepBackTo']>(() => cameFromIt);
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    vi.stubGlobal('Element', FakeElement);
    vi.stubGlobal('location', new URL('https://bank.example/company/detail?id=a'));
    trackSiteClicks({ navigate, stepBackTo, prepare: vi.fn<Router['prepare']>() } as unknown as Router);
    const click = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    const link = new FakeElement({ href: '/company/list?column=201001', 'data-back': '' });
    Object.defineProperty(click, 'target', { value: link });
    browser.dispatchEvent(click);
    expect(stepBackTo).toHaveBeenCalledExactlyOnceWith(
      new URL('https://bank.example/company/list?column=201001'),
    );
    expect(navigate.mock.calls).toEqual(navigations);
    expect(click.defaultPrevented).toBe(true);
  });
});
