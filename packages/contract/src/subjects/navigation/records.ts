import { z } from 'zod';
import { recordType } from '../../base/record-type.ts';
import { ColumnId, Url, UrlType } from '../../base/schemas.ts';
import { Cover } from '../files/schemas.ts';
import { LAYOUTS } from './constants.ts';

const Path = z.string().regex(/^\/[a-zA-Z0-9/_-]*$/, 'a site path such as /bobbank/secondlist');
const Code = z.string().regex(/^[a-zA-Z0-9-]{1,64}$/, 'a code of letters, digits and -');

/** One page or menu entry. Its place in the menu tree is `parent`; a page without `menu` is reachable only by links. */
const PageRecordBody = z.strictObject({
  code: Code,
  parent: Code.optional(),
  name: z.string().min(1),
  title: z.string().min(1),
  path: Path.optional(),
  component: z.string().default(''),
  layout: z.enum(LAYOUTS).default('second'),
  keepAlive: z.boolean().default(false),
  columnId: ColumnId.optional(),
  description: z.string().optional(),
  redirect: Path.optional(),
  hidden: z.boolean().default(false),
  dataType: z.union([z.literal(1), z.literal(2)]).default(2),
  banner: z
    .strictObject({
      title: z.string().min(1),
      subTitle: z.string().optional(),
      cover: Cover,
      phoneCover: Cover.optional(),
      isTall: z.boolean().optional(),
    })
    .optional(),
  /** Present when the entry stands in the main menu. `url` defaults to the page's own path. */
  menu: z
    .strictObject({
      sort: z.number().int(),
      url: Url.optional(),
      urlType: UrlType.default('1'),
      summary: z.string().optional(),
      cover: Cover.optional(),
      titleId: z.string().default(''),
    })
    .optional(),
  /** Present when the entry stands in the left menu of its section. */
  left: z
    .strictObject({ sort: z.number().int(), url: Url.optional(), urlType: UrlType.default('1') })
    .optional(),
});

export const ColumnRecordBody = z.strictObject({
  columnId: ColumnId,
  name: z.string().min(1),
  subTitle: z.string().optional(),
  /** Code of the page record that lists it; its ancestors make the breadcrumb. */
  page: Code,
  /** Where an article of this column is read, without query: `/bobbank/seconddetail`. */
  detailPath: Path,
  cover: Cover.default(''),
  phoneCover: Cover.optional(),
});

export const navigationRecords = {
  page: recordType('site', PageRecordBody, {
    section: (p) => p.parent ?? '',
    rank: (p) => p.menu?.sort ?? 0,
  }),
  column: recordType('site', ColumnRecordBody, { section: (c) => c.page, rank: () => 0 }),
};
