import { beforeAll, describe, expect, it } from 'vitest';
import type { Language, RouteDef } from '@bank/contract';
import { elementsOf, renderPage } from '../../../parts/blocks/testing/render-page.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { AnnouncementRows } from './AnnouncementRows.tsx';
import { sampleAnnouncements } from './testing/sample-investors.ts';

beforeAll(() => Promise.all([investmentWords.load('CN'), investmentWords.load('EN')]));

const draw = (language: Language, announcements = sampleAnnouncements(language)) =>
  elementsOf(
    renderPage<undefined>(() => <AnnouncementRows announcements={announcements} />, {
      data: undefined,
      language,
      query: {},
      record: {} as RouteDef,
    }),
    'a',
  );

describe('a list of announcements', () => {
  it('names a Chinese document in English, and says of the link that it leads to Chinese [IR-1] [S1-lang]', () => {
    const [english = '', , chinese = '', file = ''] = draw('EN');
    expect(chinese).toContain('(in Chinese)');
    for (const link of [chinese, file]) expect(link).toMatch(/ hrefLang="zh-CN"/i);
    expect(chinese).not.toMatch(/ lang=/);
    expect(english).not.toMatch(/lang=/i);
  });

  it('marks names that are in the other language than the page [IR-1] [S1-lang]', () => {
    const [, , notice = ''] = draw('EN', sampleAnnouncements('CN'));
    expect(notice).toMatch(/ lang="zh-CN"/);
    expect(draw('CN').join('')).not.toMatch(/lang=/i);
  });
});
