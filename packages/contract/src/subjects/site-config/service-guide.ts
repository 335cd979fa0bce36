import { z } from 'zod';
import { FOREIGN_CURRENCIES } from '../rates/constants.ts';

const Way = z.strictObject({
  name: z.string().min(1).max(30),
  /** A page of this site, an http(s) address, tel: or mailto:. */
  url: z.string().min(1),
});

const Named = z.strictObject({ name: z.string().min(1).max(60), text: z.string().min(1).max(240) });

const Question = z.strictObject({
  question: z.string().min(1).max(100),
  answer: z.string().min(1).max(600),
});

const Contact = z.strictObject({
  /** Who answers, and when. */
  desk: z.string().min(1).max(80),
  /** As it is shown: 95526, 4006 601 169. */
  phone: z.string().regex(/^\+?[\d\s-]{5,20}$/, 'a telephone number'),
  text: z.string().min(1).max(160).optional(),
});

const RelatedPage = z.strictObject({
  name: z.string().min(1).max(80),
  url: z.string().min(1),
  /** Under the name: what kind of page, until when. */
  note: z.string().min(1).max(60).optional(),
});

/** What a page about a service answers at a glance, around its text. */
export const serviceGuideFields = {
  /** In the head of the page: the answer itself, in one or two sentences. */
  answer: z.string().min(1).max(200).optional(),
  /** Where it is done. */
  action: Way.optional(),
  /** What else helps before that: a calculator, a price list. */
  more: Way.optional(),
  steps: z.array(Named).min(2).max(6).optional(),
  /** What to have at hand or to bring. */
  materials: z.array(Named).min(2).max(12).optional(),
  questions: z.array(Question).min(1).max(8).optional(),
  contact: Contact.optional(),
  /** Their exchange rates of the moment stand beside the text. */
  currencies: z.array(z.enum(FOREIGN_CURRENCIES)).min(1).max(6).optional(),
  related: z.array(RelatedPage).min(1).max(6).optional(),
};

const ServiceGuide = z.object(serviceGuideFields);
export type ServiceGuide = z.infer<typeof ServiceGuide>;
