import type { WordsLike } from '../../loading/messages.ts';
import type { siteMap as chinese } from './zh-cn.ts';

export const siteMap = {
  lead: (pages: number) => `All ${pages} sections and pages of this site, in the order of the main menu.`,
  find: 'Not sure where it stands? Search for it',
  keyword: 'Search the whole site',
  go: 'Search',
  sections: 'Jump to a section',
  wholeSite: 'About this website',
  more: 'More pages',
  general: 'General',
} satisfies WordsLike<typeof chinese>;
