import { expect, it } from 'vitest';
import {
  createClient,
  wealthDetail,
  type Language,
  type Transport,
  type WealthProduct,
} from '@bank/contract';
import { aWealthProduct } from '@bank/contract/testing';
import type { PageRequest } from '../../../../base/page/page-module.ts';
import { loadWealthDetail } from './load-wealth-detail.ts';

function load(path: string, customerType: WealthProduct['customerType'], language: Language) {
  const product = aWealthProduct({ prodCode: 'GY24001', customerType });
  const transport: Transport = (endpoint) =>
    endpoint === wealthDetail
      ? Promise.resolve({ code: 0, msg: '', data: product, traceId: '' })
      : new Promise(() => undefined);
  const client = createClient(language, transport);
  return loadWealthDetail({ client, record: { path }, query: {} } as unknown as PageRequest, 'GY24001');
}

it.each([
  ['/company/lcmx', 'PERSONAL', 'CN', '/personal/lcmx?prodCode=GY24001'],
  ['/en/company/lcmx', 'PRIVATE', 'EN', '/en/personal/lcmx?prodCode=GY24001'],
  ['/en/personal/lcmx', 'CORP', 'EN', '/en/company/lcmx?prodCode=GY24001'],
] as const)('at %s a product for %s leads to its own section', async (path, customer, language, location) => {
  await expect(load(path, customer, language)).rejects.toMatchObject({ name: 'LeadsTo', location });
});
