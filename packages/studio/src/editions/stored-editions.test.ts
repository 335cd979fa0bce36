import { describe, expect, it } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { listSteps } from '../store/steps.ts';
import { aDatabase } from '../testing/a-database.ts';
import { findDeskRows, saveDeskRows } from './desk/desk-rows.ts';
import { listLimits, setLimit } from './desk/limits.ts';
import {
  addRemark,
  EditionClosed,
  findEdition,
  listEditions,
  listRemarks,
  makeEdition,
  moveEdition,
} from './edition.ts';
import { addNewItem, listEdits, listNewItems, saveEdits } from './edits.ts';
import { findEmbargo, setEmbargo } from './embargo.ts';
import { inTurn } from './in-turn.ts';

describe.each(DIALECTS)('an edition on $name', (dialect) => {
  async function anEdition() {
    const { database } = await aDatabase(dialect);
    return { database, id: makeEdition(database, '冬季', 'site', 'Li Na') };
  }

  it('is found by its number, and no other number finds any', async () => {
    const { database, id } = await anEdition();
    expect(findEdition(database, id)).toMatchObject({
      title: '冬季',
      state: 'open',
      revision: 1,
      authors: [],
    });
    for (const none of [id + 1, Number.NaN, 1.5, 1e300]) expect(findEdition(database, none)).toBeUndefined();
    const second = makeEdition(database, '春季', 'rates', 'Li Na');
    expect(listEditions(database).map((one) => one.id)).toEqual([second, id]);
  });

  it('keeps the last value of a field, with what stood there, and everybody who wrote', async () => {
    const { database, id } = await anEdition();
    const save = (author: string, value: unknown) =>
      saveEdits(database, id, {
        item: 'article/winter',
        author,
        fields: [{ field: 'zh.title', was: undefined, value }],
      });
    save('Li Na', '一');
    save('Wang Wei', { list: ['二', null] });
    expect(listEdits(database, id)).toMatchObject([
      {
        item: 'article/winter',
        field: 'zh.title',
        was: undefined,
        value: { list: ['二', null] },
        author: 'Wang Wei',
      },
    ]);
    expect(findEdition(database, id)).toMatchObject({ revision: 3, authors: ['Li Na', 'Wang Wei'] });
    expect(listSteps(database)).toMatchObject({
      altered: [],
      steps: [{}, {}, { person: 'Wang Wei', edition: id }],
    });
  });

  it('takes a new item once', async () => {
    const { database, id } = await anEdition();
    const item = { item: 'article/winter', place: '701001', author: 'Li Na' };
    expect([addNewItem(database, id, item), addNewItem(database, id, item)]).toEqual([true, false]);
    expect(listNewItems(database, id)).toEqual([item]);
  });

  it('keeps the rows of a desk, and remarks in their order', async () => {
    const { database, id } = await anEdition();
    const table = { desk: 'fx-rates', file: '', isWorkbook: false, columns: ['key'] } as const;
    const rowsOf = (key: string) => [{ ...table, columns: ['key'], rows: [{ line: 2, cells: [key] }] }];
    expect(findDeskRows(database, id)).toBeUndefined();
    saveDeskRows(database, id, rowsOf('usd'), 'Chen Jing');
    saveDeskRows(database, id, rowsOf('eur'), 'Chen Jing');
    expect(findDeskRows(database, id)).toEqual(rowsOf('eur'));
    expect(findEdition(database, id)).toMatchObject({ revision: 3, authors: ['Chen Jing'] });
    addRemark(database, id, { item: '', person: 'Li Na', text: '一' });
    addRemark(database, id, { item: '', person: 'Li Na', text: '二' });
    expect(listRemarks(database, id).map(({ text }) => text)).toEqual(['一', '二']);
  });

  it('keeps an embargo until it is moved or lifted, and the limits of each desk', async () => {
    const { database, id } = await anEdition();
    const embargoes = [1_795_000_000_000, 1_795_000_060_000, undefined].map((until) => {
      setEmbargo(database, id, until, 'Li Na');
      return findEmbargo(database, id);
    });
    expect(embargoes).toEqual([1_795_000_000_000, 1_795_000_060_000, undefined]);
    const limit = (percent: string) =>
      setLimit(database, { desk: 'fx-rates', key: 'USD', percent, person: 'Chen Jing' });
    const limits = ['1', '0.50', ''].map((percent) => {
      limit(percent);
      return [...listLimits(database, 'fx-rates')];
    });
    expect(limits).toEqual([[['USD', '1']], [['USD', '0.50']], []]);
    expect(listLimits(database, 'fund-nav').size).toBe(0);
  });

  it('moves on from where it is alone, and takes nothing more', async () => {
    const { database, id } = await anEdition();
    const submit = { person: 'Li Na', step: 'submitted', from: 'open', to: 'submitted' } as const;
    expect(moveEdition(database, id, { ...submit, revision: 7 })).toBe(false);
    expect(moveEdition(database, id, { ...submit, revision: 1, set: { bundle_id: 'b', basis: null } })).toBe(
      true,
    );
    expect(moveEdition(database, id, submit)).toBe(false);
    expect(findEdition(database, id)).toMatchObject({ state: 'submitted', bundleId: 'b', basis: undefined });
    const late = () =>
      saveEdits(database, id, {
        item: 'x',
        author: 'Li Na',
        fields: [{ field: 'zh.title', was: 1, value: 2 }],
      });
    expect(late).toThrow(EditionClosed);
    expect(listEdits(database, id)).toEqual([]);
  });

  it('is moved on by one at a time', async () => {
    const { database, id } = await anEdition();
    const edition = { id };
    const first = inTurn(database, edition, () => inTurn(database, edition, () => 'twice'));
    await expect(first).rejects.toMatchObject({ reason: 'in-hand' });
    await expect(inTurn(database, edition, (one) => one.title)).resolves.toBe('冬季');
    await expect(inTurn(database, { id: id + 1 }, () => 'none')).rejects.toMatchObject({
      reason: 'moved-on',
    });
  });
});
