import type { ListedScheme } from '../schemes-of.ts';

export const someSchemes: ListedScheme[] = [
  {
    id: 'tech-rd-loan',
    columnId: '501001',
    name: '研发贷',
    limit: { value: '3,000', unit: '万元' },
    term: { value: '5', unit: '年' },
    basis: '年研发费用的 1.5 倍',
  },
  {
    id: 'green-carbon-linked',
    columnId: '501003',
    name: '碳减排挂钩贷款',
    limit: { value: '按项目' },
    term: { value: '20', unit: '年' },
    basis: '项目需要，利率随减排量',
  },
];
