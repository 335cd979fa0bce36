import type { Branch } from '@bank/contract';

/** A sub-branch in Haidian that is open on working days and Saturdays. */
export function aBranch(given: Partial<Branch> = {}): Branch {
  const days = ([1, 2, 3, 4, 5] as const).map((day) => ({ day, open: '09:00', close: '17:00' }));
  return {
    id: 'b0011',
    name: '北京海淀朝晖路支行',
    nameEn: 'Beijing Haidian Zhaohui Sub-branch',
    branchType: '2',
    province: '北京市',
    city: '北京市',
    district: '海淀区',
    provinceCode: '110000',
    cityCode: '110100',
    districtCode: '110108',
    address: '北京市海淀区朝晖路 199 号',
    addressEn: '199 Zhaohui Road, Haidian, Beijing',
    phone: '010-66000011',
    lngWgs: 116.286_41,
    latWgs: 39.978_27,
    lngGcj: 116.292_668,
    latGcj: 39.979_66,
    hours: { personal: [...days, { day: 6, open: '10:00', close: '15:00' }], corp: days },
    holidays: [],
    services: ['FX', 'CORP', 'WHEELCHAIR'],
    ...given,
  };
}
