/*
 * What a content release holds: one schema for each record type, as stored for one language
 * (common fields and that language's fields merged). Publishing checks against these; the API reads them.
 */
import type { z } from 'zod';
import { articleRecords } from './subjects/articles/records.ts';
import { bannerRecords } from './subjects/banners/records.ts';
import { branchRecords } from './subjects/branches/records.ts';
import { cardRecords } from './subjects/cards/records.ts';
import { consumerRecords } from './subjects/consumer/records.ts';
import { contactRecords } from './subjects/contact/records.ts';
import { feeRecords } from './subjects/fees/records.ts';
import { fundRecords } from './subjects/funds/records.ts';
import { homeRecords } from './subjects/home/records.ts';
import { investorRecords } from './subjects/investors/records.ts';
import { letterRecords } from './subjects/letters/records.ts';
import { navigationRecords } from './subjects/navigation/records.ts';
import { rateRecords } from './subjects/rates/records.ts';
import { searchRecords } from './subjects/search/records.ts';
import { siteConfigRecords } from './subjects/site-config/records.ts';
import { staffRecords } from './subjects/staff/records.ts';
import { wealthRecords } from './subjects/wealth/records.ts';

export const recordTypes = {
  ...navigationRecords,
  ...articleRecords,
  ...consumerRecords,
  ...bannerRecords,
  ...searchRecords,
  ...siteConfigRecords,
  ...contactRecords,
  ...wealthRecords,
  ...fundRecords,
  ...homeRecords,
  ...investorRecords,
  ...feeRecords,
  ...branchRecords,
  ...rateRecords,
  ...cardRecords,
  ...staffRecords,
  ...letterRecords,
} as const;

export type RecordTypeName = keyof typeof recordTypes;
export type RecordBody<Name extends RecordTypeName> = z.output<(typeof recordTypes)[Name]['body']>;
