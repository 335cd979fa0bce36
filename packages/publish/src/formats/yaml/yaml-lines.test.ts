import { describe, expect, it } from 'vitest';
import { Findings } from '../../base/findings.ts';
import { Remembered } from '../media/memory/remembered.ts';
import { parseLinedYaml } from './yaml-lines.ts';

const TEXT = 'title: 公告\n# a note\nsteps:\n  - name: 一\n  - name: 二\n';

/** Counts what is asked of it and known. */
class Watched extends Remembered<string> {
  hits = 0;
  override recall(digest: string): string | undefined {
    const value = super.recall(digest);
    if (value !== undefined) this.hits += 1;
    return value;
  }
}

describe('a YAML text that was read before', () => {
  it('says the same, of its own, and on the same lines', () => {
    const known = new Watched();
    const read = () => parseLinedYaml(TEXT, 'a.yaml', new Findings(), { firstLine: 2, known });
    const first = read();
    const again = read();
    expect(known.hits).toBe(1);
    expect(again?.value).toEqual(first?.value);
    expect(again?.value).not.toBe(first?.value);
    for (const path of [[], ['title'], ['steps', 1, 'name'], ['steps', 7], ['nothing']]) {
      expect(again?.lineOf(path)).toEqual(first?.lineOf(path));
    }
    expect(again?.lineOf(['steps', 1, 'name'])).toEqual({ line: 6, steps: 3 });
  });

  it('tells where the entries of a list stand', () => {
    const known = new Watched();
    const read = () => parseLinedYaml('# a note\n- key: a\n- key: b\n', 'a.yaml', new Findings(), { known });
    const first = read();
    const again = read();
    expect(known.hits).toBe(1);
    for (const path of [[], [0], [1], [1, 'key'], [2]]) {
      expect(again?.lineOf(path)).toEqual(first?.lineOf(path));
    }
    expect(again?.lineOf([1])).toEqual({ line: 3, steps: 1 });
  });

  it.each([
    ['a syntax error', 'title: "公告'],
    ['a name that no object may have', '__proto__: {}'],
    ['a value that JSON has not', 'rate: .inf'],
    ['a circle', 'a: &a\n  b: *a'],
  ])('is read again when it holds %s', (_name, text) => {
    const known = new Watched();
    const read = () => {
      const findings = new Findings();
      const value = parseLinedYaml(text, 'a.yaml', findings, { known })?.value;
      return { value, places: [...findings.places] };
    };
    const first = read();
    expect(read()).toEqual(first);
    expect(known.hits).toBe(0);
  });
});
