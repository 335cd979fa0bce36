import { z } from 'zod';
import { Day, Flag, request } from '../../base/schemas.ts';
import { challengeAnswer } from '../challenge/schemas.ts';
import { SALES_CLASSES, STAFF_NAME, STAFF_NO } from './constants.ts';

export const StaffNo = z.string().trim().regex(STAFF_NO, 'a whole staff number of letters, digits and -');
export const StaffName = z.string().trim().regex(STAFF_NAME, 'a whole name of 2 to 20 letters');
const OutletName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}（）()· ]{2,60}$/u, 'the whole name of an outlet');

export const SalesStaff = z.object({
  staffNo: z.string(),
  staffName: z.string(),
  /** In Chinese, as the badge has it; `branchNameEn` by the rule for names of branches. */
  branchName: z.string(),
  branchNameEn: z.string(),
  city: z.string(),
  cityEn: z.string(),
  /** `certNo` is masked; `isValid` is '1' until the end of `validTo`. */
  qualifications: z.array(z.object({ name: z.string(), certNo: z.string(), validTo: Day, isValid: Flag })),
  productClasses: z.array(z.enum(SALES_CLASSES)),
  /** '1' may sell, '0' sells no longer. */
  status: Flag,
});
export type SalesStaff = z.infer<typeof SalesStaff>;

export const SalesStaffRequest = request({
  staffNo: StaffNo.optional(),
  staffName: StaffName.optional(),
  branchName: OutletName.optional(),
  ...challengeAnswer,
})
  .check(({ value, issues }) => {
    const { staffNo, staffName, branchName } = value;
    const missing = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    if (staffNo !== undefined) {
      if (staffName !== undefined) missing('staffName', 'either staffNo, or staffName with branchName');
      if (branchName !== undefined) missing('branchName', 'either staffNo, or staffName with branchName');
    } else if (staffName === undefined && branchName === undefined) {
      missing('staffNo', 'staffNo, or staffName with branchName');
    } else if (staffName === undefined) missing('staffName', 'needed with branchName');
    else if (branchName === undefined) missing('branchName', 'needed with staffName');
  })
  .meta({
    description: 'By number, or by name together with the outlet',
    oneOf: [
      { required: ['staffNo'], not: { anyOf: [{ required: ['staffName'] }, { required: ['branchName'] }] } },
      { required: ['staffName', 'branchName'], not: { required: ['staffNo'] } },
    ],
  });
/** STAFF-2. */
export const STAFF_AT_MOST = 10;
export const SalesStaffList = z.array(SalesStaff).max(STAFF_AT_MOST);

export const SalesOutlet = z.object({
  branchName: OutletName,
  branchNameEn: z.string().min(1).max(120),
  city: z.string().min(1),
  cityEn: z.string().min(1),
});
export type SalesOutlet = z.infer<typeof SalesOutlet>;
export const SalesOutletsRequest = request({});
export const SalesOutlets = z.array(SalesOutlet);
