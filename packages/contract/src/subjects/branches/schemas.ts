import { z } from 'zod';
import { Day, Id, Keyword, paged, paging, request } from '../../base/schemas.ts';
import { BRANCH_SERVICES, BRANCH_THEMES, BRANCH_TYPES, HOLIDAY_CODES } from './constants.ts';

/** A division of China by the six digits of GB/T 2260: 110000 Beijing, 110108 Haidian. */
export const AreaCode = z.string().regex(/^[1-9]\d{5}$/, 'an area code of six digits such as 110108');
/** `HH:mm` in Beijing; the end of a day may be 24:00. */
export const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time such as 09:00, or 24:00 for the end of the day');

export const BranchType = z.enum(BRANCH_TYPES);
export const BranchService = z.enum(BRANCH_SERVICES);
export const BranchTheme = z.enum(BRANCH_THEMES);

export const DayHours = z.object({
  /** 1 is Monday. */
  day: z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day))),
  open: ClockTime,
  close: ClockTime,
});
export type DayHours = z.infer<typeof DayHours>;

/** What takes the place of the week's hours on one day: a public holiday, or a weekend that is worked for one. */
export const BranchHoliday = z.object({
  date: Day,
  /** The holiday that the day belongs to; without it a day with hours of its own. */
  holiday: z.enum(HOLIDAY_CODES).optional(),
  open: ClockTime.optional(),
  close: ClockTime.optional(),
  closed: z.boolean(),
});
export type BranchHoliday = z.infer<typeof BranchHoliday>;

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';
/** `1-5 09:00-17:00`: days of the week from Monday, 1, and the hours on each of them. */
export const BranchHoursText = z
  .string()
  .regex(
    new RegExp(`^[1-7](?:-[1-7])? ${TIME}-(?:${TIME}|24:00)$`),
    'days and hours such as 1-5 09:00-17:00',
  );
/** `2027-01-01 closed NEW_YEAR`, or a day with its own hours; the holiday may be left out. */
export const BranchHolidayText = z
  .string()
  .regex(
    new RegExp(
      `^20\\d{2}-\\d{2}-\\d{2} (?:closed|${TIME}-(?:${TIME}|24:00))(?: (?:${HOLIDAY_CODES.join('|')}))?$`,
    ),
    `a day such as 2027-01-01 closed, or 2027-01-02 10:00-15:00, and its holiday, one of ${HOLIDAY_CODES.join(', ')}`,
  );

export const Branch = z.object({
  id: Id,
  /** Chinese in both languages, as it stands over the door. */
  name: z.string(),
  nameEn: z.string(),
  branchType: BranchType,
  /** What a specialty branch is for. */
  themes: z.array(BranchTheme).optional(),
  /** In the language of the request. */
  province: z.string(),
  city: z.string(),
  district: z.string(),
  provinceCode: AreaCode,
  cityCode: AreaCode,
  districtCode: AreaCode,
  address: z.string(),
  addressEn: z.string(),
  /** Empty where nobody answers: self-service and machines. */
  phone: z.string(),
  lngWgs: z.number(),
  latWgs: z.number(),
  lngGcj: z.number(),
  latGcj: z.number(),
  /** Several entries of a day are its morning and afternoon. Empty: not served there. */
  hours: z.object({ personal: z.array(DayHours), corp: z.array(DayHours) }),
  holidays: z.array(BranchHoliday),
  services: z.array(BranchService),
  notice: z.string().optional(),
  /** Metres from the place in the request, as the crow flies. */
  distance: z.number().int().optional(),
});
export type Branch = z.infer<typeof Branch>;

export const AreaTreeRequest = request({});
const Area = z.object({
  code: AreaCode,
  name: z.string(),
  /** Staffed places, and self-service and machines. */
  branches: z.number().int(),
  selfService: z.number().int(),
});
const City = Area.extend({ children: z.array(Area) });
export const Province = Area.extend({ children: z.array(City) });
export type Province = z.infer<typeof Province>;
export const AreaTree = z.array(Province);
export type AreaTree = z.infer<typeof AreaTree>;

const degrees = (largest: number) => z.number().min(-largest).max(largest);
const limits = {
  province: AreaCode.optional(),
  city: AreaCode.optional(),
  district: AreaCode.optional(),
  /** Any of them. */
  branchTypes: z.array(BranchType).max(BRANCH_TYPES.length).default([]),
  /** All of them. */
  services: z.array(BranchService).max(BRANCH_SERVICES.length).default([]),
  /** Any of them. */
  themes: z.array(BranchTheme).max(BRANCH_THEMES.length).default([]),
  /** Looked for in names and addresses of both languages, and in pinyin and its initials. */
  keyword: Keyword.default(''),
  /** Only what serves personal customers at this minute in Beijing, `2026-11-20T10:05`. */
  openAt: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, 'a minute')
    .optional(),
};
export const BranchListRequest = request({
  ...limits,
  /** A place in WGS-84, as browsers give it: the list is in order of distance from it. Both or neither. */
  lng: degrees(180).optional(),
  lat: degrees(90).optional(),
  ...paging,
})
  .refine(({ lng, lat }) => (lng === undefined) === (lat === undefined), 'lng and lat together')
  .meta({ dependentRequired: { lng: ['lat'], lat: ['lng'] } });
export const BranchList = paged(Branch);
export type BranchList = z.infer<typeof BranchList>;

export const BranchPointsRequest = request(limits);
/** What a map draws and says of a mark: where, what, and when it is open. Services are left to the list. */
export const BranchPoint = Branch.pick({
  id: true,
  name: true,
  nameEn: true,
  branchType: true,
  cityCode: true,
  district: true,
  districtCode: true,
  address: true,
  addressEn: true,
  phone: true,
  hours: true,
  holidays: true,
  lngWgs: true,
  latWgs: true,
  lngGcj: true,
  latGcj: true,
});
export type BranchPoint = z.infer<typeof BranchPoint>;
export const BranchPoints = z.array(BranchPoint);

export const BranchDetailRequest = request({ id: Id });
export const BranchDetail = Branch.extend({
  /** The nearest others, with their distance from this one. */
  nearby: z.array(Branch),
});
export type BranchDetail = z.infer<typeof BranchDetail>;
