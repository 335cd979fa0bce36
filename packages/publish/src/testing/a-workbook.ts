import { aZip } from './a-zip.ts';

type Cell = string | number | boolean | Date | null;

interface NamedSheet {
  name: string;
  rows: Cell[][];
}

export const named = (name: string, rows: Cell[][]): NamedSheet => ({ name, rows });

/** A minimal Excel workbook (ECMA-376) with one sheet for each list of rows, S1 and so on unless it has a name. */
export function aWorkbook(...given: (Cell[][] | NamedSheet)[]): Buffer {
  const sheets = given.map((one, index) => (Array.isArray(one) ? named(`S${index + 1}`, one) : one));
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`;
  const sheetPart = (rows: Cell[][]) =>
    xml(`<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`);
  return aZip({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
        .map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packageRelations}">${sheets
        .map(
          (_rows, index) =>
            `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetPart(rows)]),
    ),
  });
}

function rowXml(cells: Cell[], index: number): string {
  const row = index + 1;
  return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row}`)).join('')}</row>`;
}

const letter = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column);
const DAY_MS = 86_400_000;

function cellXml(cell: Cell, place: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) {
    const days = (cell.getTime() - Date.UTC(1899, 11, 30)) / DAY_MS;
    return `<c r="${place}" s="1"><v>${days}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
