import { z } from 'zod';
import { bySort, one, recordType } from '../../base/record-type.ts';
import { OneWay, SearchSettings } from './settings.ts';

/** A search that the editors put forward. */
const HotSearchRecordBody = z.strictObject({
  keyword: z.string().min(1).max(50),
  sort: z.number().int(),
});

/** What a bank's content adds to the settings that come with the engine; an editor's pins are only here. */
const SearchSettingsRecordBody = z.strictObject({
  words: SearchSettings.shape.words.default([]),
  equal: SearchSettings.shape.equal.default([]),
  oneWay: z.array(OneWay).default([]),
  stopWords: SearchSettings.shape.stopWords.default([]),
  bestBets: SearchSettings.shape.bestBets.default([]),
  blockedHotSearches: SearchSettings.shape.blockedHotSearches.default([]),
});

export const searchRecords = {
  'hot-search': recordType('site', HotSearchRecordBody, bySort),
  'search-settings': recordType('site', SearchSettingsRecordBody, one),
};
