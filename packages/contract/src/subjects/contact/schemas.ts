import { z } from 'zod';
import { request } from '../../base/schemas.ts';

const Line = z.string().min(1).max(120);
/** What a tel: link carries. */
export const Dial = z.string().regex(/^\+?\d{3,15}$/, 'digits to dial, such as 95526 or +861095526');
const Mail = z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'a mail address');
const degrees = (least: number, most: number) => z.number().min(least).max(most);

/** Where the bank is reached. Coordinates are degrees, WGS-84 and GCJ-02 as named. */
export const Contact = z.strictObject({
  hotlines: z
    .array(
      z.strictObject({
        name: Line,
        number: z.string().min(1).max(30),
        dial: Dial,
        hours: Line,
        note: z.string().max(200).default(''),
      }),
    )
    .min(1)
    .max(8),
  offices: z
    .array(
      z.strictObject({
        name: Line,
        /** The Chinese name and address are shown to a driver, whatever the language of the page. */
        nameZh: Line,
        address: Line,
        addressZh: Line,
        postcode: z.string().regex(/^\d{6}$/, 'six digits'),
        phone: z.string().max(30).default(''),
        hours: Line,
        lngWgs: degrees(73, 136),
        latWgs: degrees(3, 54),
        lngGcj: degrees(73, 136),
        latGcj: degrees(3, 54),
      }),
    )
    .min(1)
    .max(6),
  complaints: z
    .array(
      z.strictObject({
        name: Line,
        text: z.string().min(1).max(200),
        url: z.string().max(300).default(''),
        linkText: z.string().max(60).default(''),
      }),
    )
    .min(1)
    .max(8),
  /** How long each step of a complaint may take. */
  limits: z
    .array(z.strictObject({ step: Line, limit: Line }))
    .min(1)
    .max(8),
  departments: z
    .array(z.strictObject({ name: Line, email: Mail, text: z.string().max(160).default('') }))
    .max(8),
});
export type Contact = z.infer<typeof Contact>;
export const ContactRequest = request({});
