import { describe, expect, it } from 'vitest';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { chromeFiles, keptChromeFile, languageOfChromeFile } from './chrome-file.ts';

const aChrome = (name: string, siteName = 'Beiyao') =>
  ({
    config: { siteName },
    menu: [{ code: 'home', name, url: '/' }],
    footer: { legalLinkList: [{ id: 'legal', name }] },
  }) as unknown as ChromeData;

describe('the files of the chrome', () => {
  it('are named by their language and their content', () => {
    const { name, text } = chromeFiles('EN', aChrome('Personal')).chrome;
    expect(name).toMatch(/^EN-[\w-]{22}\.json$/);
    expect(chromeFiles('EN', aChrome('Personal')).chrome).toEqual({ name, text });
    expect(chromeFiles('EN', aChrome('Personal', 'Another')).chrome.name).not.toBe(name);
    expect(chromeFiles('CN', aChrome('Personal')).chrome.name).not.toBe(name);
    expect(languageOfChromeFile(name)).toBe('EN');
    expect(languageOfChromeFile('favicon.svg')).toBeUndefined();
  });

  it('have menu and footer apart: the first names them, so that another menu is another chrome', () => {
    const { chrome, menu, footer } = chromeFiles('CN', aChrome('个人业务'));
    expect(JSON.parse(menu.text)).toEqual(aChrome('个人业务').menu);
    expect(JSON.parse(footer.text)).toEqual(aChrome('个人业务').footer);
    expect(JSON.parse(chrome.text)).toEqual({
      config: { siteName: 'Beiyao' },
      menu: `/chrome/${menu.name}`,
      footer: `/chrome/${footer.name}`,
    });
    expect([menu, footer].map(({ name }) => languageOfChromeFile(name))).toEqual(['CN', 'CN']);
    expect(chromeFiles('CN', aChrome('公司业务')).chrome.name).not.toBe(chrome.name);
  });

  it('are found again by their names for a while, and not for ever', () => {
    const first = chromeFiles('CN', aChrome('first'));
    expect(keptChromeFile(first.chrome.name)).toBe(first.chrome);
    expect(keptChromeFile(first.menu.name)).toBe(first.menu);
    for (let at = 0; at < 16; at += 1) chromeFiles('CN', aChrome(`later ${at}`));
    expect(keptChromeFile(first.chrome.name)).toBeUndefined();
    expect(keptChromeFile(first.menu.name)).toBeUndefined();
    expect(keptChromeFile(chromeFiles('CN', aChrome('later 15')).menu.name)).toBeDefined();
  });
});
