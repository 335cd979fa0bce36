// Brotli 11 is far too slow for a reply but free at build time; the server sends the .br or .gz beside a file.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromRoot } from './prepare/places.mjs';
import { say } from './prepare/plain-stop.mjs';

const CLIENT = fromRoot('packages', 'site', 'dist', 'client');

// .bcmap (the character maps of the PDF viewer) is binary, but packs to a third.
const COMPRESSIBLE = new Set(
  '.js .mjs .css .html .svg .json .txt .xml .webmanifest .wasm .bcmap .ttf .map'.split(' '),
);

// The size that brotli chooses for its blocks (0), or smaller ones: which packs better shows only afterwards.
const BLOCK_BITS = [0, 16];

const packedBest = (raw, blockBits) =>
  promisify(brotliCompress)(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    },
  });

async function listAssets(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return (
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name))
      // Vite's manifest is read by the server and never sent.
      .filter((path) => !path.startsWith(join(CLIENT, '.vite')))
  );
}

async function compress(path) {
  const raw = await readFile(path);
  const [gzipped, ...brotlis] = await Promise.all([
    promisify(gzip)(raw, { level: 9 }),
    ...BLOCK_BITS.map((bits) => packedBest(raw, bits)),
  ]);
  const brotli = brotlis.reduce((best, one) => (one.length < best.length ? one : best));
  // A copy that saves nothing would only cost the browser the unpacking.
  if (brotli.length < raw.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < raw.length) await writeFile(`${path}.gz`, gzipped);
  return { raw: raw.length, brotli: Math.min(brotli.length, raw.length) };
}

const sizes = await Promise.all((await listAssets(CLIENT)).map(compress));
const total = (key) => Math.round(sizes.reduce((sum, size) => sum + size[key], 0) / 1024);
say(`Compressed ${sizes.length} assets: ${total('raw')} kB, ${total('brotli')} kB with brotli.`);
