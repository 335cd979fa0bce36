import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOINED_STYLES, LATE_FILES, developmentAssets, readBuiltAssets } from './assets.ts';
import { ConfigError } from '../operation/config-error.ts';
import { aBuiltSite } from '../testing/built-site.ts';

describe('readBuiltAssets', () => {
  it('finds what every page needs first', () => {
    using built = aBuiltSite();
    expect(readBuiltAssets(built.folder)).toMatchObject({
      entry: '/assets/entry-1.js',
      firstPaint: '/assets/first-paint-1.js',
      css: ['/assets/base-1.css'],
      preload: ['/assets/react-1.js'],
    });
  });

  it('finds what one page adds to that, parts before the page', () => {
    using built = aBuiltSite();
    expect(readBuiltAssets(built.folder).forComponent('news-list', 'CN')).toEqual({
      module: '/assets/news-list-1.js',
      // The archive is a late part: its markup needs its styles at once, its script comes later.
      css: ['/assets/list-1.css', '/assets/news-list-1.css', '/assets/archive-1.css'],
      preload: ['/assets/news-list-1.js', '/assets/list-1.js'],
    });
    expect(readBuiltAssets(built.folder).forComponent('unknown', 'CN')).toEqual({ css: [], preload: [] });
  });

  it('adds the view of a page that an address shows, each file once', () => {
    using built = aBuiltSite();
    expect(readBuiltAssets(built.folder).forComponent('news-list', 'CN', 'years/Years.tsx')).toEqual({
      module: '/assets/news-list-1.js',
      css: ['/assets/list-1.css', '/assets/news-list-1.css', '/assets/years-1.css'],
      preload: ['/assets/news-list-1.js', '/assets/years-1.js', '/assets/list-1.js'],
    });
  });

  it('gives a page its styles in one file where the build has joined them, and says which stand in it', () => {
    using built = aBuiltSite();
    const css = ['/assets/list-1.css', '/assets/news-list-1.css', '/assets/archive-1.css'];
    writeFileSync(join(built.folder, JOINED_STYLES), JSON.stringify({ [css.join()]: '/assets/page-1.css' }));
    const assets = readBuiltAssets(built.folder);
    expect(assets.forComponent('news-list', 'CN')).toMatchObject({
      css: ['/assets/page-1.css'],
      joined: css,
    });
    expect(assets.forComponent('news-list', 'CN', 'years/Years.tsx')).not.toHaveProperty('joined');
  });

  it('gives each file the hash that its bytes have [SEC-4]', () => {
    using built = aBuiltSite();
    const bytes = readFileSync(join(built.folder, 'assets/entry-1.js'));
    const hash = createHash('sha256').update(bytes).digest('base64');
    expect(readBuiltAssets(built.folder).integrity('/assets/entry-1.js')).toBe(`sha256-${hash}`);
  });

  it('gives a page the digests of what may come later, and of nothing that its document names [SEC-4]', () => {
    using built = aBuiltSite();
    expect(readBuiltAssets(built.folder).forComponent('news-list', 'CN')).not.toHaveProperty('late');
    const rest = { url: '/assets/late-1.json', integrity: 'sha256-x' };
    writeFileSync(join(built.folder, LATE_FILES), JSON.stringify(rest));
    const digest = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(built.folder, file)))
        .digest('base64');
    expect(readBuiltAssets(built.folder).forComponent('news-list', 'CN').late).toEqual({
      // The archive's styles are linked from the start; the frame's menu belongs to every page.
      digests: Object.fromEntries(
        [
          'assets/menu-1.js',
          'assets/menu-1.css',
          'assets/navigation-1.js',
          'assets/zh-cn-1.js',
          'assets/archive-1.js',
          // The script of a worker, which a part starts.
          'assets/reader-1.mjs',
        ].map((file) => [file, digest(file)]),
      ),
      rest,
    });
    // Another language and other pages are for visitors who navigate.
    const { digests } = readBuiltAssets(built.folder).forComponent('news-list', 'EN').late ?? {};
    expect(Object.keys(digests ?? {}).filter((file) => /zh-cn|en-1/.test(file))).toEqual(['assets/en-1.js']);
    expect(readBuiltAssets(built.folder).forComponent('other', 'CN').late?.digests).not.toHaveProperty([
      'assets/news-list-1.js',
    ]);
  });

  it('tells builds apart, and knows the same one again', () => {
    using built = aBuiltSite();
    const { buildId } = readBuiltAssets(built.folder);
    expect(buildId).toMatch(/^[0-9a-f]{12}$/);
    expect(readBuiltAssets(built.folder).buildId).toBe(buildId);
    const manifest = join(built.folder, '.vite/manifest.json');
    writeFileSync(manifest, `${readFileSync(manifest, 'utf8')} `);
    expect(readBuiltAssets(built.folder).buildId).not.toBe(buildId);
  });

  it('reads the files of a page and of each of its views once', () => {
    using built = aBuiltSite();
    const assets = readBuiltAssets(built.folder);
    expect(assets.forComponent('news-list', 'CN')).toBe(assets.forComponent('news-list', 'CN'));
    const view = assets.forComponent('news-list', 'CN', 'years/Years.tsx');
    expect(assets.forComponent('news-list', 'CN', 'years/Years.tsx')).toBe(view);
    expect(assets.forComponent('news-list', 'CN')).not.toBe(view);
    const hash = assets.integrity('/assets/entry-1.js');
    writeFileSync(join(built.folder, 'assets/entry-1.js'), 'changed');
    expect(assets.integrity('/assets/entry-1.js')).toBe(hash);
  });

  it('has nothing but the sources in development, and checks nothing', () => {
    const assets = developmentAssets();
    expect(assets).toMatchObject({
      entry: '/development-entry.js',
      firstPaint: '/src/first-paint.ts',
      css: [],
      preload: [],
      buildId: 'development',
    });
    expect(assets.forComponent('news-list', 'CN')).toEqual({ css: [], preload: [] });
    expect(assets.integrity('/assets/entry-1.js')).toBeUndefined();
  });

  it('tells the operator to build when there is no build, or one of another site', () => {
    expect(() => readBuiltAssets('/nowhere')).toThrow(ConfigError);
    expect(() => readBuiltAssets('/nowhere')).toThrow('Run `npm run build`');
    using built = aBuiltSite();
    const manifest = join(built.folder, '.vite/manifest.json');
    const { 'src/first-paint.ts': _, ...withoutFirstPaint } = JSON.parse(readFileSync(manifest, 'utf8'));
    writeFileSync(manifest, JSON.stringify(withoutFirstPaint));
    expect(() => readBuiltAssets(built.folder)).toThrow(
      'lacks src/first-paint.ts. It comes from another version of the site; run `npm run build`.',
    );
    writeFileSync(manifest, '{}');
    expect(() => readBuiltAssets(built.folder)).toThrow('lacks src/entry-client.tsx');
  });
});
