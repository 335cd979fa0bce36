import type { Language } from '@bank/contract';
import { coloursName } from '@bank/contract/brand';
import type { BootData } from '../../base/page/boot-data.ts';
import type { ChromeData } from '../../base/page/chrome-data.ts';
import { FIRST_MODULES_ID, type FirstModules, type NamedFile } from '../../base/state/first-modules.ts';
import type { SiteAssets } from '../../base/render-contract.ts';
import { CHROME_FOLDER, chromeFiles } from './chrome-file.ts';
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

/** The data block. The chrome, the same for every page of a content version, comes as a file that it names. */
export function bootBlock({ chrome, ...page }: BootData, module?: string): string {
  const script = module === undefined ? '' : ` data-page="${module}"`;
  return (
    `<script id="boot" type="application/json"${script} data-chrome="${chromeAddress(page.language, chrome)}">` +
    `${serialiseForScript(page)}</script>`
  );
}

const chromeAddress = (language: Language, chrome: ChromeData) =>
  CHROME_FOLDER + chromeFiles(language, chrome).chrome.name;

/**
 * Puts scripts, styles and the data block into the rendered document as text. React must not own
 * them: when it recreates a document after a mismatch it builds script elements through innerHTML,
 * which Trusted Types refuses, and the page dies.
 */
export function withAssets(
  rendered: readonly string[],
  assets: SiteAssets,
  { component, part }: { component: string; part?: string | undefined },
  boot: BootData,
  /** Text for the head: what it says of the page (head-elements.ts), and to programs alone (for-machines.ts). */
  { ofPage = '', forPrograms = '' } = {},
): string {
  const page = assets.forComponent(component, boot.language, part);
  const colours = coloursName(boot.chrome.config.colours);
  const css = colours === undefined ? assets.css : [assets.branded(colours)];
  const joined = [...(colours === undefined ? [] : assets.css), ...(page.joined ?? [])];
  const head = [
    ofPage,
    ...[...css, ...page.css].map(
      (href) => `<link rel="stylesheet" href="${href}"${integrity(assets, href)}>`,
    ),
    // Vite fetches a part's styles unless a link names them; one that is disabled is not fetched.
    ...joined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    modulesBlock({
      entry: named(assets, assets.entry),
      preload: [...assets.preload, ...page.preload].map((href) => named(assets, href)),
      chrome: chromeAddress(boot.language, boot.chrome),
    }),
    `<script src="${assets.firstPaint}"${integrity(assets, assets.firstPaint)}></script>`,
    forPrograms,
  ].join('');
  const late =
    page.late === undefined
      ? ''
      : `<script id="late" type="application/json">${serialiseOnce(page.late)}</script>`;
  const data = late + bootBlock(boot, page.module);
  // renderToString writes no doctype, and without one browsers fall into quirks mode.
  const pieces = [...rendered];
  insertBefore(pieces, 0, '</head>', head);
  insertBefore(pieces, pieces.length - 1, '</body>', data);
  // In one: two parts that are put together are copied once more when they are read.
  return ['<!DOCTYPE html>', ...pieces].join('');
}

/** Before the script that reads it. */
const modulesBlock = (modules: FirstModules) =>
  `<script id="${FIRST_MODULES_ID}" type="application/json">${serialiseForScript(modules)}</script>`;

function named(assets: SiteAssets, href: string): NamedFile {
  const digest = assets.integrity(href);
  return digest === undefined ? [href] : [href, digest];
}

/** The head ends in the first piece, the body in the last: what is kept stands between. */
function insertBefore(pieces: string[], index: number, mark: string, text: string): void {
  const piece = pieces[index] ?? '';
  const at = piece.lastIndexOf(mark);
  if (at === -1) throw new Error(`The rendered document has no ${mark}`);
  pieces.splice(index, 1, piece.slice(0, at), text, piece.slice(at));
}

function integrity(assets: SiteAssets, url: string): string {
  const hash = assets.integrity(url);
  return hash === undefined ? '' : ` integrity="${hash}" crossorigin="anonymous"`;
}
