import type { BootData } from '../boot-data.ts';
import type { SiteAssets } from '../render-contract.ts';
import { serialiseForScript } from './serialise-for-script.ts';

const keptTexts = new WeakMap<object, string>();

/** As {@link serialiseForScript}, remembered for objects that many pages share. */
function serialiseOnce(value: object): string {
  const known = keptTexts.get(value);
  if (known !== undefined) return known;
  const text = serialiseForScript(value);
  keptTexts.set(value, text);
  return text;
}

/** The data block: the chrome, which is half of it, is the same for every page of a content version. */
export function bootText({ chrome, ...rest }: BootData): string {
  return `${serialiseForScript(rest).slice(0, -1)},"chrome":${serialiseOnce(chrome)}}`;
}

/**
 * Puts scripts, styles and the data block into the rendered document as text. React must not own
 * them: when it recreates a document after a mismatch it builds script elements through innerHTML,
 * which Trusted Types refuses, and the page dies (stack notes 1.2).
 */
export function withAssets(
  html: string,
  assets: SiteAssets,
  { component, part }: { component: string; part?: string | undefined },
  boot: BootData,
  /** Text for the head that is made for programs alone (for-machines.ts). */
  forPrograms = '',
): string {
  const page = assets.forComponent(component, part);
  const head = [
    ...[...assets.css, ...page.css].map(
      (href) => `<link rel="stylesheet" href="${href}"${integrity(assets, href)}>`,
    ),
    `<script src="${assets.firstPaint}"${integrity(assets, assets.firstPaint)}></script>`,
    ...[...assets.preload, ...page.preload].map(
      (href) => `<link rel="modulepreload" href="${href}"${integrity(assets, href)}>`,
    ),
    `<script type="module" src="${assets.entry}"${integrity(assets, assets.entry)}></script>`,
    forPrograms,
  ].join('');
  const module = page.module === undefined ? '' : ` data-page="${page.module}"`;
  const data = `<script id="boot" type="application/json"${module}>${bootText(boot)}</script>`;
  // renderToString writes no doctype, and without one browsers fall into quirks mode.
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  if (headEnd === -1 || bodyEnd === -1) throw new Error('The rendered document has no head or no body');
  return `<!DOCTYPE html>${html.slice(0, headEnd)}${head}${html.slice(headEnd, bodyEnd)}${data}${html.slice(bodyEnd)}`;
}

function integrity(assets: SiteAssets, url: string): string {
  const hash = assets.integrity(url);
  return hash === undefined ? '' : ` integrity="${hash}" crossorigin="anonymous"`;
}
