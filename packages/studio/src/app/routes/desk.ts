import { beijingDay } from '@bank/contract';
import { Findings, readTable, wordsIn } from '@bank/publish/editing';
import { DESKS, isDeskName, saveDeskTable, type DeskName } from '../../editions/desk-table.ts';
import { pastedAsCsv, putRows } from '../../editions/desk-rows.ts';
import { makeEdition } from '../../editions/edition.ts';
import { textOrEmpty } from '../../editions/work-folder.ts';
import { mayKeepRates } from '../../people/rights.ts';
import { refuse, type Asked, type Door } from '../asking.ts';

const NAMES = Object.keys(DESKS) as DeskName[];
const MOST_SHOWN = 200;

export function desk({ studio, get, post }: Door): void {
  const { database, folders } = studio;
  const source = folders.sourceOf('rates');

  get('/desks/:name', async (one) => {
    const name = one.params['name'] ?? '';
    if (!isDeskName(name)) return refuse(one, 'not-found', 404);
    const { file } = DESKS[name];
    const table = await readTable(Buffer.from(textOrEmpty(source, file)), file, new Findings());
    return one.show({
      page: 'desk',
      name,
      names: NAMES,
      columns: table?.columns ?? [],
      rows: table?.rows.slice(0, MOST_SHOWN).map(({ cells }) => cells) ?? [],
      mayKeep: mayKeepRates(one.person),
    });
  });

  post('/desks/:name', (one) => {
    const rows = pastedAsCsv(one.form.get('rows') ?? '');
    return put(one, 'pasted.csv', Buffer.from(rows));
  });

  post('/desks/:name/file', (one) => {
    const { body } = one.request;
    const name = (one.query.get('name') ?? '').replaceAll(/[\\/]/g, '_');
    if (!Buffer.isBuffer(body) || !/\.(csv|xlsx)$/.test(name)) return refuse(one, 'bad-form', 400);
    return put(one, name, body);
  });

  /** Makes an edition of the rows: what changes and what is wrong its page shows, and two people publish it. */
  async function put(one: Asked, fileName: string, bytes: Buffer) {
    const name = one.params['name'] ?? '';
    if (!isDeskName(name)) return refuse(one, 'not-found', 404);
    if (!mayKeepRates(one.person)) return refuse(one, 'not-yours', 403);
    const { file } = DESKS[name];
    const was = textOrEmpty(source, file);
    const result = await putRows({ name: fileName, bytes }, { file, text: was });
    if (result.problems !== undefined)
      return refuse(
        one,
        'bad-file',
        422,
        result.problems.map((line) => wordsIn(line, one.language)),
      );
    if (result.text === was) return refuse(one, 'nothing-changed');
    const title = `${one.words.deskNames[name]} ${beijingDay(Date.now())}`;
    const edition = makeEdition(database, title, 'rates', one.person.name);
    saveDeskTable(database, edition, { type: name, file, was, text: result.text }, one.person.name);
    return one.leadTo(`/editions/${edition}`);
  }
}
