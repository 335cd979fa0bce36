import { readPart } from './workbook-xml.ts';

/** Of ECMA-376, 18.8.30: the formats of days and moments that every program knows by number, those of Chinese among them. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** 'yyyy"年"m"月"' → true, '#,##0.00"d"' → false: what stands in quotes, in brackets or behind a backslash says nothing. */
const isDateCode = (code: string) => /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''));

/** Which of the styles that cells name by number show a day or a moment. */
export function dateStyles(styles: Buffer): ReadonlySet<number> {
  const dateCodes = new Map<number, boolean>();
  const dates = new Set<number>();
  let isCellFormats = false;
  let count = 0;
  readPart(styles, {
    open({ name, attributes }) {
      if (name === 'numFmt')
        dateCodes.set(Number(attributes['numFmtId']), isDateCode(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      if (dateCodes.get(id) ?? isBuiltInDate(id)) dates.add(count);
      count += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return dates;
}
