import { z } from 'zod';

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
});
export type FileRef = z.infer<typeof FileRef>;

/** JSON text of a FileRef list (S5-image); '' when there is no picture. */
export const Cover = z.string();
