import { describe, expect, it } from 'vitest';
import { weakPairs } from './pairs.ts';

describe('colours of a bank that can be read [A11Y-3]', () => {
  it.each([
    ['the site’s own', {}],
    ['green', { ground: '#0b3d2e', action: '#0a5c8f', accent: '#8a9a5b' }],
    ['blue', { ground: '#00264d', action: '#b3001b' }],
    ['yellow in its marks', { accent: '#fff2b0' }],
    ['without any hue', { ground: '#222222', action: '#444444', accent: '#888888' }],
    ['red', { ground: '#3d0c11', action: '#9c1c1c', accent: '#c8a45c' }],
  ])('%s: every pair stands out', (_, colours) => {
    expect(weakPairs(colours)).toEqual([]);
  });

  it.each([
    ['a light button', { action: '#ffcc00' }, 'action', 'text-on-action', 'action'],
    ['a pale ground', { ground: '#c9d2e3' }, 'ground', 'text-on-inverse', 'bg-inverse-raised'],
    [
      'a ground of middling light',
      { ground: '#3f7fbf' },
      'ground',
      'text-on-inverse-subtle',
      'bg-inverse-raised',
    ],
  ])('%s is named with what stands on it', (_, colours, seed, front, ground) => {
    const weak = weakPairs(colours);
    expect(weak.map((pair) => pair.front)).toContain(front);
    for (const pair of weak) expect(pair.ratio).toBeLessThan(pair.wanted);
    expect(weak.find((pair) => pair.front === front)).toMatchObject({ seed, ground, wanted: 4.5 });
  });
});
