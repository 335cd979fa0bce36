import { expect, it } from 'vitest';
import type { Language, RouteDef, SalesStaff } from '@bank/contract';
import { renderPage, textOf } from '../../../parts/blocks/testing/render-page.tsx';
import { StaffCard } from './StaffCard.tsx';

const staff: SalesStaff = {
  staffNo: '011200',
  staffName: '林曜角',
  branchName: '北京曜华支行',
  branchNameEn: 'Beijing Yaohua Sub-branch',
  city: '北京',
  cityEn: 'Beijing',
  qualifications: [],
  productClasses: ['FUND'],
  status: '1',
};

const draw = (language: Language) =>
  renderPage<undefined>(() => <StaffCard staff={staff} />, {
    data: undefined,
    language,
    query: {},
    record: {} as RouteDef,
  });

it('a seller’s branch stands in English on English pages, beside the Chinese name on the badge [STAFF-1] [S1-lang]', () => {
  const html = draw('EN');
  expect(textOf(html)).toMatch(/Branch .*Beijing Yaohua Sub-branch.*北京曜华支行.* City .*Beijing/);
  for (const chinese of ['林曜角', '北京曜华支行']) expect(html).toContain(` lang="zh-CN">${chinese}<`);
  expect(draw('CN')).not.toContain('Yaohua');
});
