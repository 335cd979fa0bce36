import { expect, it } from 'vitest';
import { salesOutlets } from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { apiOver } from '../../testing.ts';

it('the outlets that sell are named in the editors’ order, in Chinese whoever asks [STAFF-1]', async () => {
  const api = await apiOver([
    aRecord('sales-outlet', { key: 'o2' }, { branchName: '上海静云支行', city: '上海', sort: 2 }),
    aRecord('sales-outlet', { key: 'o1' }, { branchName: '北京星桥支行', city: '北京', sort: 1 }),
  ]);
  for (const language of ['CN', 'EN'] as const)
    expect(await api.client(language).call(salesOutlets, {})).toEqual([
      { branchName: '北京星桥支行', city: '北京' },
      { branchName: '上海静云支行', city: '上海' },
    ]);
  await api.drop();
});
