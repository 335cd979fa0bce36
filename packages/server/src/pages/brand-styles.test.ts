import { describe, expect, it } from 'vitest';
import { BrandStyles } from './brand-styles.ts';

const COLOURS = '0f1a33-0a5c8f-b8925a';

describe('styles in the colours of a bank', () => {
  it('are those of the build, and the palette after them', () => {
    const brands = new BrandStyles(() => '.a{color:red}');
    const text = brands.text(brands.address(COLOURS));
    expect(text).toMatch(/^\.a\{color:red\}:root\{--ref-night-900:#0f1a33;.*--ref-cinnabar-600:#0a5c8f/);
  });

  it('have another name in another build, where they are not there under this one', () => {
    const [one, other] = [new BrandStyles(() => 'a{}'), new BrandStyles(() => 'b{}')];
    expect(other.text(one.address(COLOURS))).toBeUndefined();
    expect(new BrandStyles(() => 'a{}').text(one.address(COLOURS))).toBe(one.text(one.address(COLOURS)));
  });

  it.each(['/chrome/CN-abc.json', '/assets/site.css', '/chrome/0123456789ab-red.css'])(
    'are not %s',
    (address) => {
      expect(new BrandStyles(() => '').text(address)).toBeUndefined();
    },
  );
});
