import { z } from 'zod';
import { Day } from '../../base/schemas.ts';
import { Figure, FigureSources } from './figures.ts';

/** One number of a text, short enough for the head of its page or a plate in a list: 绿色贷款余额 862.4 亿元. */
export const Fact = z.strictObject({
  label: z.string().min(1).max(40),
  value: z.string().min(1).max(16),
  unit: z.string().min(1).max(20).optional(),
});
export type Fact = z.infer<typeof Fact>;

/** The number that stands large beside a text, and what to make of it. */
export const Pull = z.strictObject({
  value: z.string().min(1).max(12),
  unit: z.string().min(1).max(20).optional(),
  text: z.string().min(1).max(160),
});
export type Pull = z.infer<typeof Pull>;

export const Note = z.strictObject({
  title: z.string().min(1).max(60),
  text: z.string().min(1).max(400),
  /** Stands beside this second-level heading, 0 being the beginning. */
  after: z.number().int().min(0).default(0),
  /** Numbered; the text refers to it by [^1]. */
  mark: z.boolean().default(false),
});
export type Note = z.infer<typeof Note>;

/** What was changed in a text after it was published. */
export const Change = z.strictObject({
  date: Day,
  /** The department that answers for it. */
  by: z.string().min(1).max(40),
  text: z.string().min(1).max(400),
});
export type Change = z.infer<typeof Change>;

/** What stands around a text, besides the text. */
export const storyFields = {
  /** For the head of the page, where the title is too wide for it. */
  shortTitle: z.string().min(1).max(80).optional(),
  facts: z.array(Fact).max(5).optional(),
  pull: Pull.optional(),
  notes: z.array(Note).max(12).optional(),
  changes: z.array(Change).max(20).optional(),
  figures: z.array(Figure).optional(),
};

/** The same as authors write it. */
export const storySources = { ...storyFields, figures: FigureSources.optional() };

const Story = z.object(storyFields);
export type Story = z.infer<typeof Story>;
