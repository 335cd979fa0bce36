/* For tests of other packages and journeys: files as a bank's own systems send them, small sites, spoilt bundles. */
export { aWorkbook } from './testing/a-workbook.ts';
export { siteSources, writeFiles } from './testing/site-sources.ts';
export { addFile, editManifest, editRecords, removeFile, rewriteFile } from './testing/repack.ts';
export { aSiteFolder } from './testing/source-folder.ts';
export { syllablesOf } from './formats/pinyin/reading-of.ts';
