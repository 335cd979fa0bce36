import { beijingDay } from '@bank/contract';
import { wordsIn } from '@bank/publish/editing';
import { findDeskRows, isOfDesk, saveDeskRows, withCells } from '../../editions/desk/desk-rows.ts';
import { thingOf, type InForce } from '../../editions/desk/figure-changes.ts';
import { pastedAsCsv, readGiven } from '../../editions/desk/given-tables.ts';
import { DESK_NAMES, isDeskName, kindOf, type DeskName } from '../../editions/desk/kinds.ts';
import { listLimits, setLimit } from '../../editions/desk/limits.ts';
import { findEdition, makeEdition } from '../../editions/edition.ts';
import { mayKeepDesk } from '../../people/rights.ts';
import { columnCode } from '../../words/column-code.ts';
import { refuse, type Asked, type Door } from '../asking.ts';
import { asRead } from '../in-beijing.ts';

const MOST_SHOWN = 400;
/** In per cent. */
const LIMIT = /^\d{1,3}(?:\.\d{1,2})?$/;

export function desk({ studio, get, post }: Door): void {
  const { database, publishing } = studio;

  /** A desk that the person keeps; else the answer that says why not. */
  function deskOf(one: Asked): { name: DeskName } | { refusal: ReturnType<typeof refuse> } {
    const name = one.params['name'] ?? '';
    if (!isDeskName(name)) return { refusal: refuse(one, 'not-found', 404) };
    if (!mayKeepDesk(one.person, kindOf(name).scope)) return { refusal: refuse(one, 'not-yours', 403) };
    return { name };
  }

  get('/desks/:name', async (one) => {
    const name = one.params['name'] ?? '';
    if (!isDeskName(name)) return refuse(one, 'not-found', 404);
    const inForce = await publishing.desks.inForce(name);
    return one.show({
      page: 'desk',
      name,
      names: DESK_NAMES,
      ...figuresOf(name, inForce),
      ...limitsOf(name, inForce),
      mayKeep: inForce !== undefined && mayKeepDesk(one.person, kindOf(name).scope),
    });
  });

  function limitsOf(name: DeskName, inForce: InForce | undefined) {
    const limits = listLimits(database, name);
    const things = [...(inForce?.byThing.keys() ?? [])].sort();
    return {
      limit: kindOf(name).limit,
      things,
      limits: [...limits].map(([key, percent]) => ({ key, percent })),
    };
  }

  post('/desks/:name', (one) => {
    const rows = pastedAsCsv(one.form.get('rows') ?? '');
    return put(one, { name: '', bytes: Buffer.from(rows) });
  });

  post('/desks/:name/file', (one) => {
    const { body } = one.request;
    const name = (one.query.get('name') ?? '').replaceAll(/[\\/:]/g, '_');
    if (!Buffer.isBuffer(body) || !/\.(csv|xlsx)$/.test(name)) return refuse(one, 'bad-form', 400);
    return put(one, { name, bytes: body });
  });

  /** Makes an edition of the rows, or takes them into the open one that is named; its page shows what changes and what is wrong. */
  async function put(one: Asked, file: { name: string; bytes: Buffer }) {
    const found = deskOf(one);
    if ('refusal' in found) return found.refusal;
    const { name } = found;
    const { person, language, words } = one;
    const given = await readGiven({ ...file, desk: name, columnOf: columnCode });
    if ('problems' in given)
      return unreadable(
        one,
        'bad-file',
        given.problems.map((line) => wordsIn(line, language)),
      );
    if ('foreign' in given) return unreadable(one, 'foreign-tables', given.foreign);
    const { scope } = kindOf(name);
    const into = findEdition(database, Number(one.query.get('edition')));
    if (into !== undefined && (into.scope !== scope || !isOfDesk(database, into.id)))
      return refuse(one, 'bad-form', 400);
    const title = `${words.desk.names[name]} ${beijingDay(Date.now())}`;
    const edition = into?.id ?? makeEdition(database, title, scope, person.name);
    saveDeskRows(database, edition, given.tables, person.name);
    return one.leadTo(`/editions/${edition}`);
  }

  /** Cells that were told to be wrong, corrected on the page. */
  post('/editions/:id/cells', (one) => {
    const edition = findEdition(database, Number(one.params['id']));
    const tables = edition && findDeskRows(database, edition.id);
    if (edition === undefined || tables === undefined) return refuse(one, 'not-found', 404);
    if (!mayKeepDesk(one.person, edition.scope)) return refuse(one, 'not-yours', 403);
    const cells = new Map(
      [...one.form].flatMap(([name, value]) =>
        name.startsWith('cell.') ? [[name.slice('cell.'.length), value.trim()] as const] : [],
      ),
    );
    saveDeskRows(database, edition.id, withCells(tables, cells), one.person.name);
    return one.leadTo(`/editions/${edition.id}?done=saved`);
  });

  post('/desks/:name/limits', (one) => {
    const found = deskOf(one);
    if ('refusal' in found) return found.refusal;
    const key = one.form.get('thing') ?? '';
    const percent = (one.form.get('percent') ?? '').trim();
    if (key === '' || (percent !== '' && !LIMIT.test(percent))) return refuse(one, 'bad-form', 400);
    setLimit(database, { desk: found.name, key, percent, person: one.person.name });
    return one.leadTo(`/desks/${found.name}?done=deskLimits`);
  });
}

/** A page says it, or the script that sent the file. */
function unreadable(one: Asked, reason: 'bad-file' | 'foreign-tables', lines: readonly string[]) {
  if (!(one.request.headers.accept ?? '').includes('application/json'))
    return refuse(one, reason, 422, lines);
  return one.reply.code(422).send({ text: [one.words.refusals[reason], ...lines].join(' ') });
}

/** Of each thing its newest figures, as visitors see them. */
function figuresOf(name: DeskName, inForce: InForce | undefined) {
  const kind = kindOf(name);
  const { figures, since } = kind;
  const rows = [...(inForce?.byThing.values() ?? [])];
  return {
    columns: ['key', ...figures, since],
    rows: rows.slice(0, MOST_SHOWN).map((row) => ({
      key: row['key'] ?? '',
      thing: thingOf(kind, row),
      cells: [...figures.map((column) => row[column] ?? ''), asRead(row[since] ?? '')],
    })),
  };
}
