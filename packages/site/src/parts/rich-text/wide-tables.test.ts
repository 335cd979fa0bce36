import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitWideTables, isTooWide } from './wide-tables.ts';

afterEach(() => vi.restoreAllMocks());

describe('a table in rich text', () => {
  it('is set to the full width only when it is wider than 1144 px [S3-tables]', () => {
    expect(isTooWide(1144)).toBe(false);
    expect(isTooWide(1145)).toBe(true);
  });

  it('that cannot be measured stays as it is, and only the debug log tells [S8-quiet]', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const broken = {
      querySelectorAll() {
        throw new TypeError('no layout');
      },
    };
    expect(() => fitWideTables(broken as unknown as HTMLElement)).not.toThrow();
    expect(debug).toHaveBeenCalledTimes(1);
  });
});
