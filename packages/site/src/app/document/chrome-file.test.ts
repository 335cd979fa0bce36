import { describe, expect, it } from 'vitest';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { chromeFile, keptChromeFile, languageOfChromeFile } from './chrome-file.ts';

const aChrome = (name: string) => ({ menu: [{ code: 'home', name, url: '/' }] }) as ChromeData;

describe('the file of the chrome', () => {
  it('is named by its language and its content', () => {
    const { name, text } = chromeFile('EN', aChrome('Personal'));
    expect(name).toMatch(/^EN-[\w-]{22}\.json$/);
    expect(JSON.parse(text)).toEqual(aChrome('Personal'));
    expect(chromeFile('EN', aChrome('Personal')).name).toBe(name);
    expect(chromeFile('EN', aChrome('Company')).name).not.toBe(name);
    expect(chromeFile('CN', aChrome('Personal')).name).not.toBe(name);
    expect(languageOfChromeFile(name)).toBe('EN');
    expect(languageOfChromeFile('favicon.svg')).toBeUndefined();
  });

  it('is found again by its name for a while, and not for ever', () => {
    const first = chromeFile('CN', aChrome('first'));
    expect(keptChromeFile(first.name)).toBe(first);
    for (let at = 0; at < 16; at += 1) chromeFile('CN', aChrome(`later ${at}`));
    expect(keptChromeFile(first.name)).toBeUndefined();
    expect(keptChromeFile(chromeFile('CN', aChrome('later 15')).name)).toBeDefined();
  });
});
