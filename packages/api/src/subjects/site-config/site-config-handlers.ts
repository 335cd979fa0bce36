import { beijingDay, firstLine, otherLanguage, serviceGuideOf, storyOf } from '@bank/contract';
import { bannerPictures } from '../../base/banner-pictures.ts';
import type { HandlersOf } from '../../base/handler.ts';
import { NotFound } from '../../base/problems.ts';
import { singleRecord } from '../../base/single-record.ts';

export const siteConfigHandlers = {
  async websiteInfo({ content }, { language }) {
    const info = await singleRecord(content, 'website-info', language);
    const [pinyin] = await content.list('pinyin', language, { limit: 1 });
    return {
      ...info,
      today: beijingDay(content.version.at),
      ...(pinyin && { pinyinPath: pinyin.body.dictionary.path }),
    };
  },

  netOption({ content }, { language }) {
    return singleRecord(content, 'net-option', language);
  },

  /** A menu title without a list of its own shows the default list. */
  async qrList({ content, imageBase }, { language, titleId }) {
    const own = await content.list('qr', language, { section: titleId });
    const items =
      own.length > 0 || titleId === '' ? own : await content.list('qr', language, { section: '' });
    return {
      qrUrlList: items.map(({ body }) => ({
        url: imageBase + body.path,
        title: body.title,
        link: body.link,
      })),
    };
  },

  siteConfig({ content }, { language }) {
    return singleRecord(content, 'site-config', language);
  },

  async siteConfigLower({ content }, { language, id }) {
    const config = await singleRecord(content, 'site-config', language);
    const group = [...config.bottomConfigList, ...config.friendlyLinkList].find((entry) => entry.id === id);
    if (group === undefined) throw new NotFound(`The footer has no entry ${id} in ${language}`);
    return group.links;
  },

  async siteConfigDetail({ content, imageBase }, { language, id }) {
    const [page, twin] = await Promise.all([
      content.find('link-page', language, id),
      content.find('link-page', otherLanguage(language), id),
    ]);
    if (page === undefined) throw new NotFound(`There is no link page ${id} in ${language}`);
    const { name, content: text, updateTime, url } = page.body;
    return {
      id,
      name,
      summary: firstLine(text),
      content: text,
      updateTime,
      ...(url !== undefined && { url }),
      ...storyOf(page.body),
      ...serviceGuideOf(page.body),
      ...(page.body.cover && bannerPictures(page.body, imageBase)),
      hasTwin: twin !== undefined,
    };
  },
} satisfies HandlersOf<
  'websiteInfo' | 'netOption' | 'qrList' | 'siteConfig' | 'siteConfigLower' | 'siteConfigDetail'
>;
