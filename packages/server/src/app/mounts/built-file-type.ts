/** By the ending of a built file's name. The same as in deploy/nginx/mirror-types.conf, as the mirror test finds. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  mjs: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
  pfb: 'application/x-font-type1',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
};

/** A kind that nobody thought of is downloaded, never shown. */
export const builtFileType = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
