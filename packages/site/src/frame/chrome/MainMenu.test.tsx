import { describe, expect, it } from 'vitest';
import { MainMenu } from './MainMenu.tsx';
import { SubMenu } from './SubMenu.tsx';
import { sampleChrome } from './testing/sample-chrome.ts';
import { markupOf, tagsOf } from './testing/render-chrome.tsx';

const { menu } = sampleChrome('CN');
const [section] = menu;
if (section === undefined) throw new Error('The sample chrome has no menu.');
const markup = markupOf(<MainMenu menu={menu} currentCode="home" path="/personal" />);

describe('the main menu', () => {
  it('is a labelled navigation of lists, not an application menu [S3-menu]', () => {
    expect(tagsOf(markup, 'nav')).toEqual([expect.stringContaining('aria-label="主菜单"')]);
    expect(markup).not.toContain('role="menu');
  });

  it('gives an entry with a sub-menu a link and a closed toggle that names its panel [S3-menu]', () => {
    const [toggle] = tagsOf(markup, 'button');
    expect(toggle).toContain('aria-expanded="false"');
    expect(toggle).toContain('aria-label="个人业务子菜单"');
    const panel = /aria-controls="([^"]+)"/.exec(toggle ?? '')?.[1];
    expect(markup).toMatch(new RegExp(`<div id="${panel}"[^>]* hidden=""`));
    expect(markup).toContain('href="/personal"');
  });

  it('draws nothing of a sub-menu that is closed [S3-menu]', () => {
    expect(markup).toMatch(/<div id="[^"]+"[^>]* hidden="" class="[^"]+"><\/div>/);
    expect(tagsOf(markup, 'h2')).toEqual([]);
  });

  it('gives an entry without children no toggle', () => {
    expect(tagsOf(markup, 'button')).toHaveLength(1);
    expect(markup).toContain('href="/company"');
  });

  it('marks the entry of the page', () => {
    expect(tagsOf(markup, 'a').filter((tag) => tag.includes('aria-current="page"'))).toHaveLength(1);
  });

  it('marks the entry of the section on a deeper page', () => {
    const deeper = markupOf(<MainMenu menu={menu} currentCode="home" path="/personal/sfbz" />);
    expect(tagsOf(deeper, 'a').filter((tag) => tag.includes('aria-current="true"'))).toHaveLength(1);
  });

  it('opens an http address in a new window, and everything else in this one [S3-menu]', () => {
    const opened = markupOf(<SubMenu section={section} url="/personal" useful={[]} />);
    const windows = tagsOf(opened, 'a').filter((tag) => tag.includes('target='));
    expect(windows).toEqual([expect.stringContaining('href="https://ebank.example.com/" target="_blank"')]);
  });
});
