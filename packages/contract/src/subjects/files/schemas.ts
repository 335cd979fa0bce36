import { z } from 'zod';
import { request } from '../../base/schemas.ts';

/** Where the eye should land, from the left and from the top: a crop keeps it in sight. */
export const FOCUS = /^(?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/;

/** A stored file. `path` is relative to the image or file base; `size` is in bytes. */
export const FileRef = z.object({
  path: z.string(),
  name: z.string(),
  size: z.number().int(),
  ext: z.string(),
  pages: z.number().int().optional(),
  /** Whole seconds of a film. */
  duration: z.number().int().optional(),
  /** CSS pixels of a picture, so that pages can reserve its box. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  focus: z.string().regex(FOCUS, 'a place in the picture such as 62% 40%').optional(),
  /** The same picture in other widths and formats, the best format first; `path` is the one that every program can draw. */
  variants: z
    .array(z.object({ path: z.string(), width: z.number().int().positive() }))
    .max(24)
    .optional(),
});
export type FileRef = z.infer<typeof FileRef>;

/** What a browser may choose from of a picture that a page knows by its address: formats, the best first, and widths. */
const PictureForms = z.object({
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  srcSet: z.string().optional(),
});
/** The same of a banner, and of its crop for phones. */
export const BannerForms = z.object({ wide: PictureForms.optional(), phone: PictureForms.optional() });
export type BannerForms = z.infer<typeof BannerForms>;

/** JSON text of a FileRef list (S5-image); '' when there is no picture. */
export const Cover = z.string();

export const PaperRequest = request({
  /** Of a stored file, as a `FileRef` has it. */
  path: z.string().max(60),
});
const Paper = FileRef.pick({ path: true, name: true });
/** The same paper as pages of each language carry it: the same file twice where only one was published; none where no page has it. */
export const PaperInLanguages = z.object({ CN: Paper.optional(), EN: Paper.optional() });
export type PaperInLanguages = z.infer<typeof PaperInLanguages>;
