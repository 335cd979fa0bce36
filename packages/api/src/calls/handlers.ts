import type { Handlers, VisitorHandlers } from '../base/handler.ts';
import { activityHandlers } from '../subjects/activities/activity-handlers.ts';
import { articleHandlers } from '../subjects/articles/article-handlers.ts';
import { bannerHandlers } from '../subjects/banners/banner-handlers.ts';
import { branchHandlers } from '../subjects/branches/branch-handlers.ts';
import { cardHandlers } from '../subjects/cards/card-handlers.ts';
import { challengeHandlers } from '../subjects/challenge/challenge-handlers.ts';
import { companyHandlers } from '../subjects/company/company-handlers.ts';
import { consumerHandlers } from '../subjects/consumer/consumer-handlers.ts';
import { contactHandlers } from '../subjects/contact/contact-handlers.ts';
import { disclosureHandlers } from '../subjects/disclosure/disclosure-handlers.ts';
import { fileHandlers } from '../subjects/files/file-handlers.ts';
import { feedbackHandlers } from '../subjects/feedback/feedback-handlers.ts';
import { feeHandlers } from '../subjects/fees/fee-handlers.ts';
import { fundArticleHandlers } from '../subjects/funds/fund-article-handlers.ts';
import { fundHandlers } from '../subjects/funds/fund-handlers.ts';
import { homeHandlers } from '../subjects/home/home-handlers.ts';
import { investorHandlers } from '../subjects/investors/investor-handlers.ts';
import { letterHandlers } from '../subjects/letters/letter-handlers.ts';
import { navigationHandlers } from '../subjects/navigation/navigation-handlers.ts';
import { ratesHandlers } from '../subjects/rates/rates-handlers.ts';
import { hotSearchHandlers } from '../subjects/search/hot-search-handlers.ts';
import { searchHandlers } from '../subjects/search/search-handlers.ts';
import { siteConfigHandlers } from '../subjects/site-config/site-config-handlers.ts';
import { outletHandlers, staffHandlers } from '../subjects/staff/staff-handlers.ts';
import { speedHandlers } from '../subjects/tracking/speed-handlers.ts';
import { wealthHandlers } from '../subjects/wealth/wealth-handlers.ts';

export const handlers: Handlers = {
  ...siteConfigHandlers,
  ...contactHandlers,
  ...navigationHandlers,
  ...articleHandlers,
  ...activityHandlers,
  ...branchHandlers,
  ...cardHandlers,
  ...companyHandlers,
  ...feeHandlers,
  ...disclosureHandlers,
  ...fileHandlers,
  ...fundHandlers,
  ...fundArticleHandlers,
  ...bannerHandlers,
  ...homeHandlers,
  ...investorHandlers,
  ...consumerHandlers,
  ...ratesHandlers,
  ...searchHandlers,
  ...wealthHandlers,
  ...outletHandlers,
};

export const visitorHandlers: VisitorHandlers = {
  ...challengeHandlers,
  ...feedbackHandlers,
  ...speedHandlers,
  ...letterHandlers,
  ...staffHandlers,
  ...hotSearchHandlers,
};
