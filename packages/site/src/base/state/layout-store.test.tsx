import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LAYOUT_DEFAULTS, layoutState, onLayoutChange, useLayoutState, writeLayout } from './layout-store.ts';

function inBrowser(): void {
  vi.stubGlobal('document', {});
}

afterEach(() => {
  inBrowser();
  writeLayout(LAYOUT_DEFAULTS);
  vi.unstubAllGlobals();
});

describe('the layout state', () => {
  it('starts with the specified fields and defaults [S4-store]', () => {
    expect(layoutState()).toEqual({
      topbannerHeight: '680px',
      browserScalenum: 1,
      relationId: '',
      titleId: '',
      currentPageTitleFromBanner: '',
      bannerBg: '',
      bannerBreadList: [],
      bannerTitle: '',
      leftMenuCodes: [],
      loginListOpen: false,
      routeChangeWay: '',
      websiteNetOpts: undefined,
      websiteLoginOpts: [],
    });
  });

  it('tells whoever listens what was written, and leaves the rest [S4-store]', () => {
    inBrowser();
    const heard: boolean[] = [];
    const stop = onLayoutChange((state) => heard.push(state.loginListOpen));
    writeLayout({ loginListOpen: true });
    stop();
    writeLayout({ loginListOpen: false, titleId: 'investor' });
    expect(heard).toEqual([true]);
    expect(layoutState()).toEqual({ ...LAYOUT_DEFAULTS, titleId: 'investor' });
  });

  it('cannot be written on the server [S4-store]', () => {
    expect(() => writeLayout({ loginListOpen: true })).toThrow('the server must not write it');
    expect(layoutState()).toEqual(LAYOUT_DEFAULTS);
  });

  it('shows the defaults wherever the server draws, whatever was written [S4-store]', () => {
    inBrowser();
    writeLayout({ bannerTitle: '另一位访客的标题' });
    vi.unstubAllGlobals();
    function Title() {
      return <h1>{useLayoutState((state) => state.bannerTitle)}</h1>;
    }
    expect(renderToStaticMarkup(<Title />)).toBe('<h1></h1>');
  });
});
