import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { sampleCards } from '../testing/sample-cards.ts';
import { CardFinder } from './CardFinder.tsx';

const finder = (language: ExampleLanguage, total: number, query: Record<string, string>) => (
  <CardFinder
    found={{ total, pageNum: 1, pageSize: 12, list: total === 0 ? [] : sampleCards(language) }}
    path="/creditCard/list"
    query={query}
    fields={{}}
    columns={3}
    headingLevel={2}
  />
);

export const examples: Example[] = [
  { name: 'nothing chosen', render: (language) => finder(language, 2, {}) },
  {
    name: 'nothing found',
    render: (language) => finder(language, 0, { level: 'INFINITE', keyword: 'x' }),
  },
];
