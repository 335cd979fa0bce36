/*
 * What a content release holds: one schema for each record type, as stored for one language
 * (common fields and that language's fields merged). Publishing checks against these; the API reads them.
 */
import type { z } from 'zod';
import { articleRecords } from './articles/records.ts';
import { bannerRecords } from './banners/records.ts';
import { branchRecords } from './branches/records.ts';
import { cardRecords } from './cards/records.ts';
import { consumerRecords } from './consumer/records.ts';
import { contactRecords } from './contact/records.ts';
import { feeRecords } from './fees/records.ts';
import { fundRecords } from './funds/records.ts';
import { homeRecords } from './home/records.ts';
import { investorRecords } from './investors/records.ts';
import { letterRecords } from './letters/records.ts';
import { navigationRecords } from './navigation/records.ts';
import { rateRecords } from './rates/records.ts';
import { searchRecords } from './search/records.ts';
import { siteConfigRecords } from './site-config/records.ts';
import { staffRecords } from './staff/records.ts';
import { wealthRecords } from './wealth/records.ts';

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
