import type { MerchantTypeCode } from '../../subjects/cards/constants.ts';

export const merchantTypes: Readonly<Record<MerchantTypeCode, string>> = {
  '1': '餐饮',
  '2': '购物',
  '3': '旅行住宿',
  '4': '休闲',
  '5': '用车',
  '6': '健康',
  '7': '网上商户',
};
