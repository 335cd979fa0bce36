import { z } from 'zod';

/** An amount or a time with its unit, or in words where it is no number: 20 年, 按项目. */
const Measure = z.strictObject({
  value: z.string().min(1).max(16),
  unit: z.string().min(1).max(20).optional(),
});
export type Measure = z.infer<typeof Measure>;

/** A scheme of special finance at a glance: a row in the table of its industry, the head of its page. */
export const Scheme = z.strictObject({
  name: z.string().min(1).max(24),
  /** The most that one borrower gets. */
  limit: Measure,
  /** The longest. */
  term: Measure,
  /** What the limit goes by: 年研发费用的 1.5 倍. */
  basis: z.string().min(1).max(48),
});
export type Scheme = z.infer<typeof Scheme>;

export const specialFields = {
  scheme: Scheme.optional(),
  /** What a case came to, with its numbers: half a sentence that follows the customer. */
  outcome: z.string().min(1).max(80).optional(),
};
