import type { SalesStaff } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';

/** 'F0400000123456' → 'F040******3456': enough to compare with a certificate in hand, not enough to forge one. */
export function masked(certNo: string): string {
  return certNo.slice(0, 4) + '*'.repeat(certNo.length - 8) + certNo.slice(-4);
}

/** What leaves the bank about a person; field by field, so that a new field of the record stays inside. */
export function toSalesStaff(
  body: RecordBody<'sales-staff'>,
  outlet: Pick<RecordBody<'sales-outlet'>, 'branchNameEn' | 'city' | 'cityEn'> | undefined,
  today: string,
): SalesStaff {
  return {
    staffNo: body.staffNo,
    staffName: body.staffName,
    branchName: body.branchName,
    branchNameEn: outlet?.branchNameEn ?? '',
    city: outlet?.city ?? '',
    cityEn: outlet?.cityEn ?? '',
    qualifications: body.qualifications.map((text) => {
      const [name = '', certNo = '', validTo = ''] = text.split('/');
      return { name, certNo: masked(certNo), validTo, isValid: validTo >= today ? '1' : '0' };
    }),
    productClasses: body.productClasses,
    status: body.status,
  };
}
