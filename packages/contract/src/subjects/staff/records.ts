import { z } from 'zod';
import { bySort, one, recordType } from '../../base/record-type.ts';
import { Flag } from '../../base/schemas.ts';
import { SALES_CLASSES } from './constants.ts';
import { SalesOutlet, StaffName, StaffNo } from './schemas.ts';

const SalesOutletRecordBody = z.strictObject({ ...SalesOutlet.shape, sort: z.number().int() });
const SalesStaffRecordBody = z.strictObject({
  staffNo: StaffNo,
  staffName: StaffName,
  /** Of a sales-outlet record. */
  branchName: z.string(),
  /** `基金从业资格/F0400000123456/2028-06-30`: name, certificate number in full, last day. One text each, so that a table can hold them. */
  qualifications: z
    .array(
      z
        .string()
        .regex(
          /^[^/|]{2,30}\/[A-Za-z0-9-]{10,30}\/\d{4}-\d{2}-\d{2}$/,
          'name/certificate number/last day, such as 基金从业资格/F0400000123456/2028-06-30',
        ),
    )
    .max(6),
  productClasses: z.array(z.enum(SALES_CLASSES)).max(SALES_CLASSES.length),
  status: Flag,
});

export const staffRecords = {
  'sales-outlet': recordType('lookups', SalesOutletRecordBody, bySort),
  'sales-staff': recordType('lookups', SalesStaffRecordBody, one),
};
