import { askForms, askPage, type AskedForms } from './asked-forms.ts';
import { builtFiles } from './built-files.ts';
import type { FormerMirror } from './former-mirror.ts';
import { inTurns } from './in-turns.ts';
import { listedAddresses } from './listed-addresses.ts';
import type { Entry } from './manifest.ts';
import { MirrorFailed } from './mirror-failed.ts';
import type { Draft, Filled } from './mirror-folder.ts';
import { mirrorFile, type Kind } from './mirror-kinds.ts';
import type { MirrorParts } from './mirror-parts.ts';
import { namedIn } from './named-in.ts';
import { headersDigest, nginxFiles, type KindHeaders } from './nginx-files.ts';
import { CallTable } from './recorded-calls.ts';

const AT_ONCE = 8;
const LANGUAGE_QUERIES = ['', '?language=CN', '?language=EN'];
/** What browsers and robots look for at fixed addresses. */
const SMALL = [
  '/robots.txt',
  ...['/opensearch.xml', '/site.webmanifest'].flatMap((path) =>
    LANGUAGE_QUERIES.map((query) => path + query),
  ),
];
/** What pages that were read a moment ago still name. */
const NAMED_BY_FORMER: readonly Kind[] = ['chrome', 'image', 'document', 'file', 'asset'];
/** They never change under their names. */
const UNCHANGING: readonly Kind[] = ['chrome', 'image'];

/** One mirror while it is being made. */
export class MirrorMaking {
  readonly #parts: MirrorParts;
  readonly #draft: Draft;
  readonly #former: FormerMirror;
  readonly #kinds: KindHeaders = {};
  readonly #entries = new Map<string, Entry>();
  readonly #calls = new CallTable();
  readonly #redirects = new Map<string, string>();
  readonly #left: string[] = [];
  #rendered = 0;

  constructor(parts: MirrorParts, draft: Draft, former: FormerMirror) {
    this.#parts = parts;
    this.#draft = draft;
    this.#former = former;
  }

  async fill(): Promise<Filled> {
    const { ask, askAway, paths, digestOf } = this.#parts;
    await this.#former.carryAnswersOver(digestOf);
    const { sitemaps, pages } = await listedAddresses(ask);
    const [first, ...others] = new Set([...pages, ...paths]);
    if (first !== undefined) await this.#renderFirst(first);
    this.#former.compareHeaders('page', this.#kinds.page);
    await inTurns(others, AT_ONCE, (address) => this.#page(address));
    for (const address of pages) if (!this.#entries.has(address)) this.#left.push(address);

    await inTurns(sitemaps, AT_ONCE, (address) => this.#ask('sitemap', address));
    await inTurns(SMALL, AT_ONCE, (address) => this.#ask('small', address));
    await this.#named();
    await this.#built();
    for (const [address, entry] of this.#former.own(NAMED_BY_FORMER)) {
      if (!this.#entries.has(address)) this.#take(address, { ...entry, isFormer: true });
    }
    await this.#redirect('/');
    await this.#keep('away', '/away', await askForms(askAway, first ?? '/'));
    return this.#finished();
  }

  counts() {
    const entries = [...this.#entries.values()];
    return {
      pages: entries.filter(({ kind }) => kind === 'page').length,
      rendered: this.#rendered,
      files: entries.reduce((sum, { forms }) => sum + Object.keys(forms).length, 0),
      left: this.#left,
    };
  }

  /** Looks too whether pages are packed as the application packs them. */
  async #renderFirst(address: string): Promise<void> {
    await this.#render(address);
    const { files } = await askForms(this.#parts.ask, address);
    const kept = this.#entries.get(address)?.forms;
    if (kept !== undefined && files.some(({ form, bytes }) => kept[form]?.[1] !== bytes.length))
      throw new MirrorFailed(`${address} is packed in another way by the application`);
  }

  async #page(address: string): Promise<void> {
    const same = await this.#former.samePage(address);
    // Of each kind one is asked for, to tell the headers of today.
    if (same === undefined || this.#kinds[same.entry.kind] === undefined) return this.#render(address);
    return this.#take(address, { ...same.entry, calls: this.#calls.placesOf(same.made) });
  }

  async #render(address: string): Promise<void> {
    const { recorded, ask, media } = this.#parts;
    const { result: asked, made } = await recorded.during(() => askPage(ask, address));
    if (asked.status === 301 || asked.status === 302) return this.#redirect(address);
    // Of one visitor or one moment, withdrawn, or without a name that a file could have: nginx asks the application.
    const isForAll = asked.headers['cache-control'] !== 'no-store';
    if (!isForAll || (asked.status !== 200 && asked.status !== 404)) return failWhereBroken(address, asked);
    this.#rendered += 1;
    const kind = asked.status === 404 ? 'missing' : 'page';
    await this.#keep(kind, address, asked, {
      calls: this.#calls.placesOf(made),
      named: namedIn(asked.plain, media),
    });
  }

  async #ask(kind: Kind, address: string): Promise<AskedForms> {
    const asked = await askForms(this.#parts.ask, address);
    if (asked.status === 200) await this.#keep(kind, address, asked);
    else failWhereBroken(address, asked);
    return asked;
  }

  /** Everything that pages name, and that what they name names. */
  async #named(): Promise<void> {
    const done = new Set<string>();
    let named = [...this.#entries.values()].flatMap((entry) => entry.named ?? []);
    while (named.length > 0) {
      const next = new Map(named.filter(([address]) => !done.has(address)));
      for (const address of next.keys()) done.add(address);
      named = [];
      await inTurns(next, AT_ONCE, async ([address, kind]) => {
        const same =
          UNCHANGING.includes(kind) && this.#kinds[kind] !== undefined
            ? this.#former.sameFile(address)
            : undefined;
        if (same !== undefined) {
          const { isFormer: _, ...entry } = same;
          this.#take(address, entry);
          named.push(...(entry.named ?? []));
          return;
        }
        const { plain } = await this.#ask(kind, address);
        const entry = this.#entries.get(address);
        if (kind !== 'chrome' || entry === undefined) return;
        entry.named = namedIn(plain, this.#parts.media);
        named.push(...entry.named);
      });
    }
  }

  async #built(): Promise<void> {
    const { clientFolder, ask } = this.#parts;
    if (clientFolder === undefined) return;
    const files = builtFiles(clientFolder);
    for (const kind of ['asset', 'icon'] as const) {
      const example = files.find((file) => file.kind === kind);
      if (example !== undefined)
        this.#noteHeaders(kind, example.address, await askForms(ask, example.address));
    }
    for (const { address, kind, forms } of files) {
      for (const [form, path] of forms) this.#draft.take(form + address, path);
      const kept = forms.map(([form, , length, changedAt]) => [form, [changedAt, length]] as const);
      this.#entries.set(address, { kind, file: address, forms: Object.fromEntries(kept) });
    }
  }

  async #redirect(address: string): Promise<void> {
    const { status, headers } = await this.#parts.ask(address);
    if (status === 301 || status === 302) this.#redirects.set(address, headers['location'] ?? '/');
  }

  #take(address: string, entry: Entry): void {
    this.#former.take(entry, this.#draft);
    this.#entries.set(address, entry);
  }

  async #keep(
    kind: Kind,
    address: string,
    asked: AskedForms,
    more: Pick<Entry, 'calls' | 'named'> = {},
  ): Promise<void> {
    const file = mirrorFile(kind, address, asked.type);
    if (file === undefined) return;
    this.#noteHeaders(kind, address, asked);
    await Promise.all(
      asked.files.map(({ form, bytes, changedAt }) => this.#draft.write(form + file, bytes, changedAt)),
    );
    const forms = asked.files.map(({ form, bytes, changedAt }) => [form, [changedAt, bytes.length]] as const);
    const { disposition } = asked;
    this.#entries.set(address, {
      kind,
      file,
      forms: Object.fromEntries(forms),
      ...more,
      ...(disposition !== undefined && { disposition }),
    });
  }

  /** nginx gives one set of headers to all of a kind. */
  #noteHeaders(kind: Kind, address: string, { headers }: AskedForms): void {
    const known = (this.#kinds[kind] ??= headers);
    if (JSON.stringify(known) === JSON.stringify(headers)) return;
    throw new MirrorFailed(
      `${address} has other headers than what else is a ${kind}: ${JSON.stringify(headers)} beside ${JSON.stringify(known)}`,
    );
  }

  async #finished(): Promise<Filled> {
    const { version, inputs, recorded, digestOf } = this.#parts;
    const kinds = this.#kinds;
    const dispositions = [...this.#entries].flatMap(([address, { disposition }]) =>
      disposition === undefined ? [] : [[address, disposition] as const],
    );
    const manifest = {
      version,
      inputs,
      headers: headersDigest(kinds),
      kinds,
      ...(await this.#calls.answered(recorded, digestOf)),
      entries: Object.fromEntries(this.#entries),
    };
    const facts = { kinds, redirects: this.#redirects, dispositions: new Map(dispositions) };
    return { manifest, nginx: nginxFiles(facts) };
  }
}

/** What fails for a moment must not be missing for as long as the mirror stands. */
function failWhereBroken(address: string, { status }: AskedForms): void {
  if (status >= 500 || status === 429) throw new MirrorFailed(`${address} answered ${status}`);
}
