import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comeAlive, doHeld, hearOnce, hold, placeAsleep, watchAsleep } from './asleep.ts';

/** As much of an element as is asked about here; `asked` are the selectors that it answers to. */
class Box extends EventTarget {
  dataset = { late: 'r1' };
  asked: string;
  place: Box | undefined;
  clicks = 0;
  constructor(asked = '', place?: Box) {
    super();
    this.asked = asked;
    this.place = place;
  }
  closest(selector: string): Box | null {
    if (selector === '[data-late]') return this.place ?? null;
    return this.asked !== '' && selector.includes(this.asked) ? this : null;
  }
  contains(other: unknown): boolean {
    return other === this || (other instanceof Box && other.place === this);
  }
  click(): void {
    this.clicks += 1;
  }
  focus(): void {
    page.activeElement = this;
  }
}

/** An event that has not got past `window` yet. */
class Sign extends Event {
  key: string;
  readonly #target: Box;
  isHeard = true;
  constructor(type: string, target: Box, key = '') {
    super(type, { bubbles: true, cancelable: true });
    this.#target = target;
    this.key = key;
  }
  override get target(): Box {
    return this.#target;
  }
  override stopImmediatePropagation(): void {
    this.isHeard = false;
  }
  /** What React does to an event in a part that it has not hydrated. */
  reachesReact(): this {
    this.stopPropagation();
    return this;
  }
  override stopPropagation(): void {
    this.isHeard = false;
  }
}

const body = new Box();
const page = Object.assign(new EventTarget(), { activeElement: body, body });
let onWindow: Map<string, (event: Sign) => void>;
let place: Box;
let wake: ReturnType<typeof vi.fn<(place: HTMLElement) => void>>;

beforeEach(() => {
  onWindow = new Map();
  place = new Box();
  page.activeElement = body;
  wake = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', Box);
  vi.stubGlobal('HTMLElement', Box);
  vi.stubGlobal('KeyboardEvent', class extends Event {});
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Sign) => void) =>
    onWindow.set(type, listener),
  );
  watchAsleep(wake);
});
afterEach(() => vi.unstubAllGlobals());

const happens = (type: string, target: Box, key?: string): Sign => {
  const sign = new Sign(type, target, key);
  onWindow.get(type)?.(sign);
  return sign;
};
const alive = async () => {
  comeAlive(place as unknown as Element);
  await doHeld(place as unknown as Element);
};

describe('a part whose script has not come', () => {
  it('is asleep until React answers in it', () => {
    const inside = new Box('', place);
    expect(placeAsleep(inside)).toBe(place);
    expect(placeAsleep(new Box())).toBeUndefined();
    comeAlive(place as unknown as Element);
    expect(placeAsleep(inside)).toBeUndefined();
  });

  it.each(['keydown', 'pointerdown', 'pointerover', 'focusin', 'input'])(
    'keeps no %s from the rest of the page',
    (type) => {
      const inside = happens(type, new Box('', place)).reachesReact();
      expect(inside.isHeard).toBe(true);
      // Elsewhere React stops what it likes.
      expect(happens(type, new Box()).reachesReact().isHeard).toBe(false);
    },
  );

  it('holds presses until it is alive, in their order and each once; nobody else hears of them before', async () => {
    const button = new Box('button', place);
    const order: string[] = [];
    vi.spyOn(button, 'click').mockImplementation(() => void order.push('button'));
    const press = happens('click', button);
    expect([press.isHeard, press.defaultPrevented]).toEqual([false, true]);
    hold(place as unknown as Element, () => order.push('then'));
    expect(wake).toHaveBeenCalledWith(place);
    expect(order).toEqual([]);
    await alive();
    await alive();
    expect(order).toEqual(['button', 'then']);
  });

  it('leaves links to the browser and to the page', async () => {
    const link = new Box('', place);
    const press = happens('click', link).reachesReact();
    expect([press.isHeard, press.defaultPrevented]).toEqual([true, false]);
    await alive();
    expect(link.clicks).toBe(0);
  });

  it('is told of keys when it is alive, but for what the page has answered and what moves the focus', async () => {
    const field = new Box('', place);
    const told: string[] = [];
    field.addEventListener('keydown', ({ type }) => told.push(type));
    happens('keydown', field, 'ArrowRight');
    happens('keydown', field, 'Tab');
    happens('keydown', field, 'A').preventDefault();
    expect(told).toEqual([]);
    await alive();
    expect(told).toEqual(['keydown']);
  });

  it('does not take the focus that has left it, and may move the one that it has', async () => {
    const inside = new Box('', place);
    const elsewhere = new Box();
    const takeFocus = () => inside.focus();
    elsewhere.focus();
    hold(place as unknown as Element, takeFocus);
    await alive();
    expect(page.activeElement).toBe(elsewhere);
    const other = new Box('', place);
    other.focus();
    hold(place as unknown as Element, takeFocus);
    await alive();
    expect(page.activeElement).toBe(inside);
  });
});

describe('the rest of the page', () => {
  it('does not hear twice of what a part is told when it comes alive', async () => {
    hearOnce();
    const heard: string[] = [];
    for (const type of ['keydown', 'focusin', 'click'])
      page.addEventListener(type, (event) => heard.push(event.type));
    const field = new Box('', place);
    field.addEventListener('keydown', () => page.dispatchEvent(new Event('keydown')));
    happens('keydown', field, 'ArrowRight');
    await alive();
    // As React repeats it.
    page.dispatchEvent(new Event('focusin'));
    expect(heard).toEqual([]);
    page.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('click'));
    expect(heard).toEqual(['keydown', 'click']);
  });
});
