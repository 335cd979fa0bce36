import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import common from './common-icons.svg?raw';
import subjects from './subject-icons.svg?raw';
import { COMMON_ICONS } from './common-icons.ts';
import { ICON_NAMES, isIconName } from './icon-name.ts';
import { SIGNS } from './signs.ts';

describe('the icons', () => {
  it('are named one by one, as the sprites hold them on their grid', () => {
    const idsOf = (sprite: string) =>
      [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 32 32"/g)].map(([, id]) => id);
    expect(idsOf(common)).toEqual([...COMMON_ICONS]);
    expect([...SIGNS, ...idsOf(common), ...idsOf(subjects)]).toEqual([...ICON_NAMES]);
  });

  it('are drawn by the style sheet where no sprite has them', () => {
    const styles = readFileSync(new URL('Icon.module.css', import.meta.url), 'utf8');
    const drawn = [...styles.matchAll(/\.([\w-]+) \{\s+--sign: url/g)].map(([, name]) => name);
    expect(drawn).toEqual([...SIGNS]);
  });

  it('tell a name of theirs from any other word', () => {
    expect(isIconName('deposit')).toBe(true);
    expect(isIconName('sparkle')).toBe(false);
  });
});
