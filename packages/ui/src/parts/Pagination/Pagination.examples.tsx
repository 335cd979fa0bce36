import type { Example, ExampleLanguage } from '../../examples.ts';
import { Pagination } from './Pagination.tsx';

const WORDS = {
  CN: {
    label: '分页',
    total: '共 118 条，每页 10 条',
    previous: '上一页',
    next: '下一页',
    page: (number: number) => `第 ${number} 页`,
    jumpBefore: '跳至',
    jumpAfter: '页',
    jump: '确定',
  },
  EN: {
    label: 'Pages',
    total: '118 in all, 10 to a page',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
    jumpBefore: 'Go to page',
    jumpAfter: '',
    jump: 'Go',
  },
};

const pages = (current: number, count: number) =>
  function drawn(language: ExampleLanguage) {
    return (
      <Pagination
        current={current}
        pages={count}
        hrefOf={(page) => `/list?page=${page}`}
        action="/list"
        fields={{}}
        name="page"
        words={WORDS[language]}
      />
    );
  };

export const examples: Example[] = [
  { name: 'the first of three', render: pages(1, 3) },
  { name: 'in the middle of many', isInEveryTheme: true, render: pages(6, 12) },
  { name: 'the last of many', render: pages(12, 12) },
];
