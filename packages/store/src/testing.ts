/* For tests, here and in other packages: databases to run them on, and content with meaning. */
export {
  aPicture,
  aRecord,
  aRelease,
  anArticle,
  publish,
  type RecordParts,
} from './testing/content-builders.ts';
export { collected } from './testing/collected.ts';
export { openTestStore, type TestStore } from './testing/open-test-store.ts';
export { DIALECTS, type TestDatabase, type TestDialect } from './testing/test-databases.ts';
export { openTestVisits, type TestVisits } from './testing/open-test-visits.ts';
export { SmallDisk, whyNoSmallDisk } from './testing/small-disk.ts';
export { aVisitRecord } from './testing/visit-record-builder.ts';
