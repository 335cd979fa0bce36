/* For tests of other packages and journeys: files as a bank's own systems send them. */
export { aWorkbook } from './testing/a-workbook.ts';
