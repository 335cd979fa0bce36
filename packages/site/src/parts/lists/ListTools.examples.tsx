import type { Example } from '@bank/ui/examples';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListTools } from './ListTools.tsx';

const WORDS = {
  CN: {
    search: { prompt: '在金融知识中搜索', field: '关键词', go: '搜索' },
    label: '按读者',
    chips: { 全部: 25, 老年人: 5, 新市民: 4 },
  },
  EN: {
    search: { prompt: 'Search in basics', field: 'Keyword', go: 'Search' },
    label: 'By reader',
    chips: { All: 25, 'Older people': 5, Newcomers: 4 },
  },
};

export const examples: Example[] = [
  {
    name: 'a search and choices that are counted',
    render: (language) => {
      const { search, label, chips } = WORDS[language];
      return (
        <ListTools>
          <ListSearch action="/list" fields={{}} keyword={undefined} words={search} />
          <FilterChips
            label={label}
            chips={Object.entries(chips).map(([name, count], index) => ({
              name,
              count,
              href: `/list?reader=${index}`,
              isCurrent: index === 0,
            }))}
          />
        </ListTools>
      );
    },
  },
];
