import { expect, it } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { testDictionary } from '../../testing/test-dictionary.ts';
import { bulkLines } from './index-release.ts';
import { indexTemplate } from './index-template.ts';

it('gives the cluster no field that its strict mapping does not know [S7-search]', () => {
  const document = aDocument({ id: '1', trail: ['个人业务'], codes: ['A1'], expireAt: 1, popularity: 1 });
  const source = { alias: 'bank', release: '1', documents: [], dictionary: testDictionary() };
  const [, sent = ''] = bulkLines(source, document).split('\n');
  const known = Object.keys(indexTemplate('bank').template.mappings.properties);
  expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(sent) as object)));
  expect(sent).toContain('个人');
});
