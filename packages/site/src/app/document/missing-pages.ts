import type { ChromeData } from '../../base/page/chrome-data.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import type { PageQuery } from '../../base/page/page-module.ts';
import type { View } from '../../base/page/view.ts';
import type { Mould, Rendered, RenderPage } from '../../base/render-contract.ts';
import { chromeFiles } from './chrome-file.ts';

/** Of all records and languages together; a mould takes some 100 KB with its packings. */
const KEPT_MOULDS = 48;
/** What needs no escaping anywhere: in an address, in an attribute, in a text of a script. */
const PLAIN = /^[A-Za-z0-9_-]+$/;
/** Stands for a value while a mould is drawn; plain too, and nothing that a visitor or an editor wrote can hold it. */
const MARK = `m${crypto.randomUUID().replaceAll('-', '')}v`;
const MARKS = new RegExp(`${MARK}(\\d)z`);

type Filled = Extract<Rendered, { kind: 'filled' }>;
type Around = Pick<RenderPage, 'assets' | 'environment' | 'origin'>;

interface Drawn {
  readonly mould: Mould;
  /** Of each place, which of the values stands there. */
  readonly places: readonly number[];
  readonly assets: Around['assets'];
}

type Missing = Extract<LeafData, { kind: 'missing' }>;

/**
 * Pages of what does not exist. Anybody can ask for any number of them, and all that one shows of its address is the values of
 * its query, in links to the other language and in its data: so each is drawn once for a record, and filled in for the others.
 */
export class MissingPages {
  /** With the chrome, which is another one in each content version, moulds go. */
  readonly #moulds = new WeakMap<ChromeData, Map<string, Drawn>>();

  /** The page of a view, from a mould that is kept, or that `draw` makes of the view with marks in it; undefined for what has to be drawn for itself. */
  page(view: View, around: Around, draw: (view: View) => string): Filled | undefined {
    const { leaf, chrome } = view;
    if (leaf.kind !== 'missing') return undefined;
    const files = chromeFiles(view.language, chrome);
    const names = onlyRepeated(leaf, files.chrome.text + files.menu.text + files.footer.text);
    if (names.length === 0) return undefined;
    const marked: View = { ...view, leaf: { ...leaf, query: withMarks(leaf.query, names) } };
    const values = names.map((name) => Buffer.from(leaf.query[name] ?? ''));
    const { mould, places } = this.#drawn(marked, around, draw);
    return {
      kind: 'filled',
      status: leaf.status,
      mould,
      values: places.map((place) => values[place] as Buffer),
    };
  }

  #drawn(view: View, { assets, ...around }: Around, draw: (view: View) => string): Drawn {
    const { chrome, ...shown } = view;
    // A page follows from its view and what is around it (see BootData): where all of it is the same, so is the page.
    const key = JSON.stringify({ ...shown, ...around });
    const moulds = this.#moulds.get(chrome) ?? new Map<string, Drawn>();
    this.#moulds.set(chrome, moulds);
    const known = moulds.get(key);
    const drawn = known?.assets === assets ? known : { ...toMould(draw(view)), assets };
    moulds.delete(key);
    moulds.set(key, drawn);
    const [oldest = key] = moulds.keys();
    if (moulds.size > KEPT_MOULDS) moulds.delete(oldest);
    return drawn;
  }
}

/** The parameters that the page only repeats. What the chrome names may be marked in it, and a column has a menu around it. */
function onlyRepeated({ query, second }: Missing, chromeText: string): string[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const isPlain = value !== undefined && PLAIN.test(value);
    const isOnlyRepeated =
      isPlain && !chromeText.includes(value) && (name !== 'column' || second === undefined);
    return isOnlyRepeated ? [name] : [];
  });
}

function withMarks(query: PageQuery, names: readonly string[]): PageQuery {
  const marks = names.map((name, index) => [name, `${MARK}${index}z`]);
  return { ...query, ...Object.fromEntries(marks) };
}

/** `…m1f…v0z…` → the bytes around it, and that value 0 stands there. */
function toMould(html: string): Omit<Drawn, 'assets'> {
  const parts = html.split(MARKS);
  const pieces = parts.filter((_part, index) => index % 2 === 0).map((text) => Buffer.from(text));
  const places = parts.filter((_part, index) => index % 2 === 1).map(Number);
  return { mould: { pieces }, places };
}
