import type { WealthTypeCode } from '../../subjects/wealth/constants.ts';

export const wealthTypes: Readonly<Record<WealthTypeCode, string>> = {
  '1': '固定收益类',
  '2': '混合类',
  '3': '权益类',
  '4': '商品及金融衍生品类',
  '5': '现金管理类',
};
