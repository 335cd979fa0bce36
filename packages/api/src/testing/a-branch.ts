import type { Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import type { NewItem } from '@bank/store';
import { parsedRecord } from './parsed-record.ts';

/** A branch in Haidian named as its key, without opening hours and services. */
export const aBranch = (
  key: string,
  given: Partial<RecordBody<'branch'>> = {},
  language: Language = 'CN',
): NewItem =>
  parsedRecord(
    'branch',
    key,
    {
      name: key,
      nameEn: key,
      branchType: '2',
      province: '北京市',
      city: '北京市',
      district: '海淀区',
      provinceCode: '110000',
      cityCode: '110100',
      districtCode: '110108',
      address: '学院路 1 号',
      addressEn: '1 Xueyuan Road',
      phone: '',
      lngWgs: 116.3,
      latWgs: 39.9,
      lngGcj: 116.306,
      latGcj: 39.901,
      hours: { personal: [], corp: [] },
      services: [],
      ...given,
    },
    language,
  );
