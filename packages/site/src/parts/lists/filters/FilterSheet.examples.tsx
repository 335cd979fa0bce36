import type { Example } from '@bank/ui/examples';
import { FilterSheet } from './FilterSheet.tsx';

const WORDS = {
  CN: { title: '筛选', close: '关闭筛选', clear: '清除全部', level: '风险等级', inPlace: '宽屏上的筛选表单' },
  EN: {
    title: 'Filter',
    close: 'Close',
    clear: 'Clear all',
    level: 'Risk level',
    inPlace: 'The form on wide screens',
  },
};

export const examples: Example[] = [
  {
    name: 'closed, two limits chosen',
    isInEveryTheme: true,
    render: (language) => {
      const { title, close, clear, level, inPlace } = WORDS[language];
      return (
        <FilterSheet
          action="/list"
          fields={{}}
          groups={[
            {
              kind: 'MANY',
              name: 'risk',
              label: level,
              options: ['R1', 'R2', 'R3'].map((value) => ({ value, label: value })),
              chosen: ['R1', 'R2'],
            },
          ]}
          clearHref="/list"
          countOf={() => Promise.resolve(51)}
          words={{
            title,
            close,
            clear,
            chosen: (count) => `${count}`,
            show: (count) => `${title} ${count ?? ''}`,
          }}
        >
          <p>{inPlace}</p>
        </FilterSheet>
      );
    },
  },
];
