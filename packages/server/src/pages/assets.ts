import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../operation/config-error.ts';
import type { Language } from '@bank/contract';
import type { LateFiles, SiteAssets } from '@bank/site/render-contract';
import { BrandStyles } from './brand-styles.ts';

const ENTRY = 'src/entry-client.tsx';
/** It can fetch every page of the site. */
const NAVIGATION = 'src/app/router/navigation.ts';
/** Only the server draws it. */
const WITHOUT_SCRIPT = 'src/frame/chrome/PlainSections.tsx';
/** A dictionary: of another language than the document's only who navigates needs one. */
const WORDS = /^src\/words\/.*\/(en|zh-cn)\.ts$/;
const DICTIONARIES: Record<Language, string> = { CN: 'zh-cn', EN: 'en' };
const FIRST_PAINT = 'src/first-paint.ts';
/** A page's folder in that of its section; its name is the component's. */
const PAGE = /^(src\/pages\/[^/]+\/([^/]+))\/page\.ts$/;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    /** Files that are named by their address. */
    assets: z.array(z.string()).default([]),
    /** Keys of chunks that this one cannot run without. */
    imports: z.array(z.string()).default([]),
    /** Keys of chunks that it fetches when they are wanted. */
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Name of a joined style sheet by the names of those that stand in it, parted by commas. */
export type JoinedStyles = Readonly<Record<string, string>>;
export const JOINED_STYLES = join('.vite', 'joined-styles.json');

/** What `scripts/list-late-files.mjs` leaves: the address of the digests of everything. */
export const LATE_FILES = join('.vite', 'late-files.json');

interface BuiltAssets extends SiteAssets {
  /** Tells builds apart; the same for the same files. */
  readonly buildId: string;
}

/** Reads what the build left in `clientFolder`. Throws {@link ConfigError} when it has not run. */
export function readBuiltAssets(clientFolder: string): BuiltAssets {
  const text = readManifest(join(clientFolder, '.vite', 'manifest.json'));
  const manifest = Manifest.parse(JSON.parse(text));
  const entry = manifest[ENTRY];
  const firstPaint = manifest[FIRST_PAINT];
  if (entry === undefined || firstPaint === undefined) {
    throw new ConfigError(
      `The server was not started: the build in ${clientFolder} lacks ${entry ? FIRST_PAINT : ENTRY}. ` +
        'It comes from another version of the site; run `npm run build`.',
    );
  }
  const first = partsOf(manifest, ENTRY);
  const folders = pageFolders(manifest);
  const joinedStyles = readJoinedStyles(join(clientFolder, JOINED_STYLES));
  const rest = readLateFiles(join(clientFolder, LATE_FILES));
  const hashes = new Map<string, string>();
  const read = (url: string) => readFileSync(join(clientFolder, url));
  const brands = new BrandStyles(() => first.css.map((url) => read(url).toString()).join(''));
  const digest = (algorithm: string, url: string) =>
    createHash(algorithm)
      .update(brands.text(url) ?? read(url))
      .digest('base64');
  const late = (
    starts: readonly string[],
    language: Language,
    isFirst: (url: string) => boolean,
  ): LateFiles | undefined =>
    rest && {
      digests: Object.fromEntries(
        lateFiles(manifest, [ENTRY, ...starts], language)
          .filter((file) => !isFirst(`/${file}`))
          .map((file) => [file, digest('sha256', file)]),
      ),
      rest,
    };
  return {
    entry: `/${entry.file}`,
    firstPaint: `/${firstPaint.file}`,
    css: first.css,
    branded: (colours) => brands.address(colours),
    brandText: (address) => brands.text(address),
    preload: first.preload,
    forComponent: remembered((component, language, part) => {
      const folder = folders.get(component) ?? component;
      const starts = ['page.ts', ...(part === undefined ? [] : [part])].map((file) => `${folder}/${file}`);
      // A page in parts shows one of them, and only that one's own late parts come with it.
      const shown = starts.at(-1);
      const parts = starts.map((start) =>
        partsOf(manifest, start, start === shown ? manifest[start]?.dynamicImports : []),
      );
      const own = starts.flatMap((start) => manifest[start] ?? []).map(({ file }) => `/${file}`);
      const page = manifest[`${folder}/page.ts`];
      const css = each(parts.flatMap((needed) => needed.css)).filter((url) => !first.css.includes(url));
      const joined = joinedStyles[css.join()];
      const preload = each([...own, ...parts.flatMap((needed) => needed.preload)]).filter(
        (url) => url !== `/${entry.file}` && !first.preload.includes(url),
      );
      const named = new Set([`/${entry.file}`, ...first.css, ...first.preload, ...css, ...preload]);
      const coming = late(starts, language, (url) => named.has(url));
      return {
        ...(page && { module: `/${page.file}` }),
        ...(joined === undefined ? { css } : { css: [joined], joined: css }),
        preload,
        ...(coming && { late: coming }),
      };
    }),
    integrity(url) {
      const known = hashes.get(url);
      if (known !== undefined) return known;
      const hash = `sha256-${digest('sha256', url)}`;
      hashes.set(url, hash);
      return hash;
    },
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}

export const DEVELOPMENT_ENTRY_URL = '/development-entry.js';

/** Development: Vite serves the sources and puts the styles in by script. */
export function developmentAssets(): BuiltAssets {
  const brands = new BrandStyles(() => '');
  return {
    entry: DEVELOPMENT_ENTRY_URL,
    firstPaint: `/${FIRST_PAINT}`,
    css: [],
    branded: (colours) => brands.address(colours),
    brandText: (address) => brands.text(address),
    preload: [],
    forComponent: () => ({ css: [], preload: [] }),
    integrity: () => undefined,
    buildId: 'development',
  };
}

function pageFolders(manifest: Manifest): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, folder, component] = PAGE.exec(key) ?? [];
      return folder !== undefined && component !== undefined ? [[component, folder] as const] : [];
    }),
  );
}

/**
 * Styles and further chunks that a module needs, itself excluded, each once. `late` parts of a page come as
 * markup before their scripts do, so their styles count from the start and their scripts do not.
 */
function partsOf(
  manifest: Manifest,
  start: string,
  late: readonly string[] = [],
): { css: string[]; preload: string[] } {
  const css = new Set<string>();
  const preload = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string, isLate = false) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    // Imports first, so that a part's styles stand before those of the page that arranges it.
    for (const imported of chunk.imports) visit(imported, isLate);
    for (const file of chunk.css) css.add(`/${file}`);
    if (key !== start && !isLate) preload.add(`/${chunk.file}`);
  };
  visit(start);
  for (const part of late) visit(part, true);
  return { css: [...css], preload: [...preload] };
}

/** Of a worker, which its chunk names as a file beside it. */
const isScript = (file: string) => /\.m?js$/.test(file);

/** Files of a document that is loaded from `starts`, first and late; not those of the pages that one may go to. */
function lateFiles(manifest: Manifest, starts: readonly string[], language: Language): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    const dictionary = WORDS.exec(key)?.[1] ?? DICTIONARIES[language];
    if (chunk === undefined || seen.has(key) || key === WITHOUT_SCRIPT) return;
    if (dictionary !== DICTIONARIES[language]) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets.filter(isScript)]) files.add(file);
    for (const needed of [...chunk.imports, ...(key === NAVIGATION ? [] : chunk.dynamicImports)])
      visit(needed);
  };
  for (const start of starts) visit(start);
  return [...files];
}

function each(urls: readonly string[]): string[] {
  return [...new Set(urls)];
}

// Components come from page records and parts from their pages, so there are few of them.
function remembered<Value>(
  make: (name: string, language: Language, part?: string) => Value,
): (name: string, language: Language, part?: string) => Value {
  const values = new Map<string, Value>();
  return (name, language, part = '') => {
    const key = `${language}/${name}/${part}`;
    const value = values.get(key) ?? make(name, language, part === '' ? undefined : part);
    values.set(key, value);
    return value;
  };
}

/** None where the build was not finished, as in development: then a page has its styles apart. */
function readJoinedStyles(path: string): JoinedStyles {
  return existsSync(path)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))
    : {};
}

/** None where the build was not finished, as in development: then nothing is checked. */
function readLateFiles(path: string): LateFiles['rest'] | undefined {
  return existsSync(path)
    ? z.object({ url: z.string(), integrity: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8')))
    : undefined;
}

function readManifest(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `The server was not started: it has no pages to serve, because ${path} cannot be read. Run \`npm run build\`.`,
      { cause: error },
    );
  }
}
