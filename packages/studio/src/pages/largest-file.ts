/** What goes up at once: a file for the site, as large as publishing takes one, or a workbook of rates. Texts are shorter. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;
