import { describe, expect, it } from 'vitest';
import { frameAddress, lookOf } from './looks.ts';

const LINK = 'http://localhost:40000/_preview/abc';
const toOf = (query: string) => new URL(frameAddress(LINK, lookOf(new URLSearchParams(query)))).searchParams;

describe('how a page is looked at', () => {
  it('is the same address in either language', () => {
    expect(toOf('path=/bobbank/secondlist?column=701001').get('to')).toBe(
      '/bobbank/secondlist?column=701001',
    );
    expect(toOf('path=/bobbank/secondlist&language=EN').get('to')).toBe('/en/bobbank/secondlist');
    expect(toOf('path=/en/bobbank/secondlist').get('to')).toBe('/bobbank/secondlist');
    expect(toOf('path=/&language=EN').get('to')).toBe('/en');
  });

  it('leads to no other site, and takes no choice that there is not', () => {
    for (const path of ['//evil.example', 'https://evil.example', '', 'javascript:alert(1)'])
      expect(toOf(`path=${encodeURIComponent(path)}`).get('to')).toBe('/');
    expect(lookOf(new URLSearchParams('width=391&theme=pink&text=150'))).toMatchObject({
      width: 390,
      theme: 'default',
      isLarge: false,
    });
  });

  it('has a contrast theme, large text and grey mode as the preview is told them', () => {
    expect(Object.fromEntries(toOf('theme=hc-night&text=200&grey=on'))).toEqual({
      to: '/',
      theme: 'hc-night',
      text: '200',
      grey: 'on',
    });
  });
});
