import { describe, expect, it } from 'vitest';
import { createClient, type Transport } from '@bank/contract';
import { exactProduct } from './exact-product.ts';

const PRODUCTS = [
  { prodCode: 'TX260901', registerCode: 'Z7001626000901' },
  { prodCode: 'TX26090', registerCode: 'Z7001626000090' },
];

function search(query: Record<string, string>, asked: string[] = []) {
  const transport: Transport = (_endpoint, request) => {
    asked.push(String((request as { keyword?: string }).keyword));
    return Promise.resolve({ code: 0, msg: '', data: { list: PRODUCTS }, traceId: '' });
  };
  return exactProduct({ client: createClient('CN', transport), query, signal: undefined });
}

describe('a search for a product', () => {
  it.each([
    ['its code', { keyword: 'TX26090' }],
    ['its code in any case', { keyword: 'tx26090' }],
    ['its code in full-width characters', { keyword: 'ＴＸ２６０９０' }],
    ['its registration code', { keyword: 'Z7001626000090' }],
    ['its code within a section', { keyword: 'TX26090', column: '101003' }],
  ])('by %s leads to it [QRY-1]', async (_, query) => {
    expect((await search(query))?.prodCode).toBe('TX26090');
  });

  it.each([
    ['the beginning of a code', { keyword: 'TX2609' }],
    ['a name', { keyword: '天璇' }],
    ['a code among other limits', { keyword: 'TX26090', risk: 'R2' }],
    ['nothing', {}],
  ])('by %s stays a list [QRY-1]', async (_, query) => {
    expect(await search(query)).toBeUndefined();
  });

  it('by words asks nothing more of the bank', async () => {
    const asked: string[] = [];
    await search({ keyword: '天璇' }, asked);
    expect(asked).toEqual([]);
  });
});
