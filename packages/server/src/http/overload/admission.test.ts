import { describe, expect, it } from 'vitest';
import { Admission } from './admission.ts';
import { Overloaded } from './overloaded.ts';

/** Turns are given by the test, and the clock goes on by what each of them took. */
function anAdmission() {
  let now = 0;
  const due: (() => void)[] = [];
  const admission = new Admission({ after: (work) => void due.push(work) }, () => now);
  const begun: string[] = [];
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  let isHolding = false;
  const ask = (visitor: string | undefined, name = `${visitor}${begun.length}`) =>
    admission
      .render(visitor, async () => {
        begun.push(name);
        if (isHolding) await new Promise<void>((end) => ends.set(name, end));
      })
      .catch((error: unknown) => {
        if (!(error instanceof Overloaded)) throw error;
        told.push(name);
      });
  const turn = async (took: number) => {
    now += took;
    for (const work of due.splice(0)) work();
    await new Promise(setImmediate);
  };
  return {
    admission,
    begun,
    told,
    ends,
    ask,
    turn,
    hold: () => void (isHolding = true),
    wait: (ms: number) => void (now += ms),
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('admission', () => {
  it('begins one rendering in a turn of the loop, the first at once [REL-13]', async () => {
    const { ask, begun, turn } = anAdmission();
    const all = ['a', 'b', 'c'].map((name) => ask(name, name));
    await settled();
    expect(begun).toEqual(['a']);
    await turn(5);
    expect(begun).toEqual(['a', 'b']);
    await turn(5);
    await turn(5);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('begins as many calls in a turn as one rendering weighs [REL-13]', async () => {
    const { admission, ask, turn } = anAdmission();
    await ask('a', 'first');
    let answered = 0;
    for (let n = 0; n < 12; n += 1) void admission.call('a').then(() => (answered += 1));
    await settled();
    expect(answered).toBe(0);
    await turn(5);
    expect(answered).toBe(8);
    await turn(5);
    expect(answered).toBe(12);
  });

  it('lets a burst wait, and refuses at once what could not be served in time [REL-13]', async () => {
    const { ask, told, admission, turn } = anAdmission();
    for (let n = 0; n < 200; n += 1) void ask(`v${n}`, `v${n}`);
    await settled();
    // At first 4 ms are taken for a rendering: 125 of them take half a second.
    expect(told).toHaveLength(200 - 1 - 126);
    expect(admission.refuses(() => 'another')).toBe(true);
    while (admission.waiting > 100) await turn(4);
    expect(admission.refuses(() => 'another')).toBe(false);
  });

  it('keeps a queue that does not end short [REL-13]', async () => {
    const { ask, told, admission, turn } = anAdmission();
    for (let n = 0; n < 600; n += 1) {
      for (let one = 0; one < 5; one += 1) void ask(`v${n}-${one}`, `v${n}-${one}`);
      await turn(4);
    }
    expect(admission.waiting).toBeGreaterThanOrEqual(16);
    expect(admission.waiting * 4).toBeLessThanOrEqual(204);
    // Four of five were told.
    expect(told.length).toBeGreaterThan(600 * 5 - 600 - 130);
    expect(told.length).toBeLessThan(600 * 4);
  });

  it('follows the pace of the machine [REL-13]', async () => {
    const { ask, told, turn, admission } = anAdmission();
    for (let n = 0; n < 60; n += 1) {
      void ask(`slow${n}`, `slow${n}`);
      void ask(`slow${n}b`, `slow${n}b`);
      await turn(100);
    }
    const before = told.length;
    expect(before).toBeGreaterThan(20);
    while (admission.waiting > 0) await turn(1);
    expect(admission.refuses(() => 'x')).toBe(false);
  });

  it('refuses first what the one who asks for the most asked for last, and nobody who asks for little [REL-13] [SEC-12]', async () => {
    const { ask, told, begun, admission, turn } = anAdmission();
    for (let n = 0; n < 300; n += 1) void ask('flooder', `flooder${n}`);
    await settled();
    expect(admission.refuses(() => 'flooder')).toBe(true);
    expect(admission.refuses(() => 'other')).toBe(false);
    const others = Array.from({ length: 10 }, (_, n) => ask(`other${n}`, `other${n}`));
    await settled();
    expect(told.filter((name) => name.startsWith('other'))).toEqual([]);
    for (let n = 0; n < 25; n += 1) await turn(4);
    await Promise.all(others);
    // Turn by turn with the flooder, not behind everything that they wait for.
    expect(begun.filter((name) => name.startsWith('other'))).toHaveLength(10);
  });

  it('gives all that there is to many behind one address while nobody else waits [SEC-12]', async () => {
    const { ask, told, begun, turn } = anAdmission();
    for (let n = 0; n < 100; n += 1) void ask('a city', `${n}`);
    for (let n = 0; n < 100; n += 1) await turn(4);
    expect(begun).toHaveLength(100);
    expect(told).toEqual([]);
  });

  it('leaves places to others when one visitor waits for a slow store with all theirs [SEC-12]', async () => {
    const { ask, begun, ends, hold, turn } = anAdmission();
    hold();
    for (let n = 0; n < 60; n += 1) void ask('a', `a${n}`);
    for (let n = 0; n < 60; n += 1) await turn(1);
    expect(begun).toHaveLength(48);
    for (let n = 0; n < 20; n += 1) void ask('b', `b${n}`);
    for (let n = 0; n < 20; n += 1) await turn(1);
    expect(begun.filter((name) => name.startsWith('b'))).toHaveLength(16);
    ends.get('a0')?.();
    await settled();
    await turn(1);
    // Still more than the places that are not reserved.
    expect(begun).toHaveLength(64);
    for (const end of ends.values()) end();
  });

  it('never refuses what no visitor asks for, and gives it a turn like a visitor', async () => {
    const { ask, told, begun, turn } = anAdmission();
    for (let n = 0; n < 300; n += 1) void ask('flooder', `flooder${n}`);
    void ask(undefined, 'ahead');
    await settled();
    for (let n = 0; n < 3; n += 1) await turn(4);
    expect(begun).toContain('ahead');
    expect(told).not.toContain('ahead');
  });

  it('goes on after work that fails', async () => {
    const { admission, turn } = anAdmission();
    await expect(admission.render('a', () => Promise.reject(new Error('no page')))).rejects.toThrow(
      'no page',
    );
    await turn(1);
    expect([admission.underWay, admission.waiting]).toEqual([0, 0]);
  });
});
