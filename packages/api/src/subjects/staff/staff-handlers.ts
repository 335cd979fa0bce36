import { STAFF_AT_MOST } from '@bank/contract/schemas';
import { beijingDay } from '@bank/contract';
import type { HandlersOf, VisitorHandlersOf } from '../../base/handler.ts';
import { redeemChallenge } from '../challenge/redeem-challenge.ts';
import { nameAndOutlet, sameSpelling, staffIndex } from './staff-index.ts';
import { toSalesStaff } from './to-sales-staff.ts';

export const outletHandlers = {
  async salesOutlets({ content }) {
    const outlets = await content.list('sales-outlet', 'CN');
    return outlets.map(({ body: { branchName, branchNameEn, city, cityEn } }) => ({
      branchName,
      branchNameEn,
      city,
      cityEn,
    }));
  },
} satisfies HandlersOf<'salesOutlets'>;

export const staffHandlers = {
  /** The code is used up before anything is looked for: who fails it learns nothing about the staff. */
  async salesStaff(deps, { staffNo, staffName = '', branchName = '', captchaKey, captcha }) {
    await redeemChallenge(deps, 'staff', { captchaKey, captcha });
    const { byNumber, byNameAndOutlet, outlets } = await staffIndex(deps.content, 'CN');
    const found =
      staffNo === undefined
        ? byNameAndOutlet.get(nameAndOutlet(staffName, branchName))
        : byNumber.get(sameSpelling(staffNo));
    const today = beijingDay(deps.now());
    return (found ?? [])
      .slice(0, STAFF_AT_MOST)
      .map((body) => toSalesStaff(body, outlets.get(body.branchName), today));
  },
} satisfies VisitorHandlersOf<'salesStaff'>;
