// What pdf.js fetches while it reads: character maps for Chinese, the fonts every PDF may assume, and the picture
// decoders as plain script (the security policy allows no WebAssembly). Under the version of the library, because
// the two must match and the server lets browsers keep /assets for ever.
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'));
const assets = fromRoot('packages', 'site', 'dist', 'client', 'assets', 'pdf');
const target = join(assets, version);

const FOLDERS = [
  { from: 'cmaps', to: 'cmaps', wanted: /\.bcmap$|^LICENSE/ },
  { from: 'standard_fonts', to: 'standard_fonts', wanted: /\.(pfb|ttf)$|^LICENSE/ },
  { from: 'wasm', to: 'decoders', wanted: /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/ },
];

await rm(assets, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { from, to, wanted } of FOLDERS) {
  const source = join(library, from);
  await cp(source, join(target, to), {
    recursive: true,
    filter: (path) => path === source || wanted.test(path.slice(source.length + 1)),
  });
}
say(`Copied the character maps, fonts and decoders of pdf.js ${version}.`);
