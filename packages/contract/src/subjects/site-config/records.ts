import { z } from 'zod';
import { one, recordType } from '../../base/record-type.ts';
import { Id, Moment } from '../../base/schemas.ts';
import { storySources } from '../articles/story.ts';
import { Cover, FileRef } from '../files/schemas.ts';
import { serviceGuideFields } from './service-guide.ts';
import { NetOption, SiteConfig, WebsiteInfo } from './schemas.ts';

const LinkPageRecordBody = z.strictObject({
  id: Id,
  name: z.string().min(1),
  /** Id of the footer group it stands in. */
  group: Id.optional(),
  updateTime: Moment,
  /** Of the page of its own that shows it, whose code is the id. */
  url: z.string().startsWith('/').optional(),
  ...storySources,
  ...serviceGuideFields,
  /** The banner over it. */
  cover: Cover.optional(),
  phoneCover: Cover.optional(),
  /** Rich text, sanitised at import. */
  content: z.string().min(1),
});
const QrRecordBody = z.strictObject({
  /** '' is the default list; other values follow the menu's titleId. */
  titleId: z.string().default(''),
  title: z.string().min(1),
  link: z.string().min(1),
  /** Path of the picture made when the bundle was packed. */
  path: z.string().min(1),
  sort: z.number().int(),
});

const WebsiteInfoRecordBody = WebsiteInfo.omit({ pinyinPath: true, today: true });
/** Made when the bundle is packed: the file that gives the pinyin of the release's texts. */
const PinyinRecordBody = z.strictObject({ dictionary: FileRef });

export const siteConfigRecords = {
  'link-page': recordType('site', LinkPageRecordBody, {
    richText: ['content'],
    section: (l) => l.group ?? '',
    rank: () => 0,
  }),
  qr: recordType('site', QrRecordBody, { section: (q) => q.titleId, rank: (q) => q.sort }),
  'site-config': recordType('site', SiteConfig, one),
  'website-info': recordType('site', WebsiteInfoRecordBody, one),
  'net-option': recordType('site', NetOption, one),
  pinyin: recordType('site', PinyinRecordBody, one),
};
