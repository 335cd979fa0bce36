/** What comments, tests and documents may refer to. */
export interface Defined {
  /** Lines of docs/requirements: `SEC-12`, `S3-menu`, `PD-1`. */
  ids: ReadonlySet<string>;
  /** Numbers of docs/decisions: `0012`. */
  decisions: ReadonlySet<string>;
}

export interface Reference {
  line: number;
  problem: string;
}

// A comment may break its line between any two words.
const words = (text: string) => text.replaceAll(' ', String.raw`[\s,:/*#-]{1,12}`);

/** Papers that the repository does not have. */
const ELSEWHERE = [
  String.raw`(?:product|quality|publishing|search|architecture) guide\b`,
  String.raw`house style\b`,
  String.raw`stack notes\b`,
  String.raw`visual identity\b`,
  String.raw`the identity(?:['’]s)?\b(?! (?:documents?|numbers?|cards?|papers?)\b)`,
  String.raw`identity (?:sections?\b|§|\d)`,
  String.raw`specification (?:sections? )?§?\d`,
  String.raw`sections? \d+ of the (?:specification|guide)\b`,
  String.raw`quality [SRPCA]\d{1,2}\b`,
].map((text) => new RegExp(String.raw`\b${words(text)}`, 'gi'));

/** A test's mark without the name of its table: `[S12]`. */
const BARE_MARK = /\[[A-Z]\d{1,2}\](?=[^\n]*['`],)/g;
const DECISION = /\bdecisions?[\s/*`]{1,8}(\d+)\b/gi;

/** Every reference of a text that leads nowhere, or that might be taken for another. */
export function lostReferences(text: string, defined: Defined): Reference[] {
  const found = (pattern: RegExp, problem: (match: RegExpExecArray) => string | undefined) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = problem(match);
      return said === undefined
        ? []
        : [{ line: text.slice(0, match.index).split('\n').length, problem: said }];
    });
  return [
    ...ELSEWHERE.flatMap((pattern) =>
      found(pattern, ([name]) => `"${name.replaceAll(/\W+/g, ' ')}" is no document of the repository`),
    ),
    ...found(BARE_MARK, ([mark]) => `${mark} names no table of docs/requirements`),
    ...found(idsOf(defined), ([id]) =>
      defined.ids.has(id) ? undefined : `docs/requirements does not define ${id}`,
    ),
    ...found(DECISION, ([name, number = '']) => {
      if (number.length !== 4)
        return `"${name}" is either PD-${number} or decision ${number.padStart(4, '0')}`;
      return defined.decisions.has(number) ? undefined : `docs/decisions has no ${number}`;
    }),
  ].toSorted((a, b) => a.line - b.line);
}

/** Whatever has the name of a table before its number, so that UTF-8 is not taken for an id. */
function idsOf({ ids }: Defined): RegExp {
  const tables = new Set([...ids].map((id) => id.slice(0, id.indexOf('-'))));
  return new RegExp(String.raw`\b(?:S\d-[a-z][a-z0-9-]*[a-z0-9]|(?:${[...tables].join('|')})-\d+)\b`, 'g');
}
