/* For tests of other packages and journeys: files as a bank's own systems send them, small sites, spoilt bundles; the Chinese words. */
export { aBank, anArticle } from './testing/a-bank.ts';
export { aPhoto } from './testing/a-photo.ts';
export { aWorkbook } from './testing/a-workbook.ts';
export { aZip } from './testing/a-zip.ts';
export { A_PICTURE, siteSources, writeFiles } from './testing/site-sources.ts';
export { addFile, editManifest, editRecords, removeFile, rewriteFile } from './testing/repack.ts';
export { ATTACKS } from './testing/rich-text-attacks.ts';
export { aSiteFolder } from './testing/source-folder.ts';
export { shortMemory } from './formats/media/memory/memory.ts';
export { syllablesOf } from './formats/pinyin/reading-of.ts';
export { wordsIn, worded } from './base/words.ts';
export { CHINESE } from './base/words.zh.ts';
export { contract as ofSchemas } from './base/words.zh/contract.ts';
export { argumentsOfNode, elsewhere } from './base/words.zh/elsewhere.ts';
export { LED_TO_BY_THE_SITE } from './check/rules/orphan-rules.ts';
