import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const CHUNKS = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/base-1.css'],
    imports: ['_react.js'],
    dynamicImports: [
      'src/frame/chrome/Menu.tsx',
      'src/frame/chrome/PlainSections.tsx',
      'src/app/router/navigation.ts',
      'src/words/frame/zh-cn.ts',
      'src/words/frame/en.ts',
    ],
  },
  'src/frame/chrome/Menu.tsx': {
    file: 'assets/menu-1.js',
    css: ['assets/menu-1.css'],
    imports: ['_react.js'],
  },
  'src/frame/chrome/PlainSections.tsx': { file: 'assets/plain-1.js' },
  'src/words/frame/zh-cn.ts': { file: 'assets/zh-cn-1.js' },
  'src/words/frame/en.ts': { file: 'assets/en-1.js' },
  'src/app/router/navigation.ts': {
    file: 'assets/navigation-1.js',
    dynamicImports: ['src/pages/bank/news-list/page.ts'],
  },
  'src/first-paint.ts': { file: 'assets/first-paint-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
  '_list.js': { file: 'assets/list-1.js', css: ['assets/list-1.css'], imports: ['_react.js'] },
  'src/pages/bank/news-list/page.ts': {
    file: 'assets/news-list-1.js',
    css: ['assets/news-list-1.css'],
    imports: ['_list.js', 'src/entry-client.tsx'],
    dynamicImports: ['src/pages/bank/news-list/Archive.tsx'],
  },
  'src/pages/bank/news-list/Archive.tsx': {
    file: 'assets/archive-1.js',
    css: ['assets/archive-1.css'],
    assets: ['assets/reader-1.mjs', 'assets/map-1.svg'],
    imports: ['_list.js'],
  },
  'src/pages/bank/news-list/years/Years.tsx': {
    file: 'assets/years-1.js',
    css: ['assets/years-1.css'],
    imports: ['_list.js'],
  },
};

/** A folder as the site's build leaves it. */
export function aBuiltSite(): { folder: string; [Symbol.dispose]: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bank-client-'));
  const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  put('.vite/manifest.json', JSON.stringify(CHUNKS));
  put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const names = Object.values(CHUNKS).flatMap((chunk) => [
    chunk.file,
    ...('css' in chunk ? chunk.css : []),
    ...('assets' in chunk ? chunk.assets : []),
  ]);
  for (const name of names) {
    const text = `/* ${name} */`.repeat(200);
    put(name, text);
    put(`${name}.br`, brotliCompressSync(text));
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
