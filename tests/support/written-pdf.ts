/** A PDF made by hand, for what no document of the demo bank has. `contents` are drawing instructions, one page each. */
export interface WrittenPdf {
  contents: string[];
  /** Resources of every page; `/F1` is Helvetica unless they say otherwise. */
  resources?: string;
  /** Further objects, numbered from 10. */
  objects?: Buffer[];
  /** Bytes that only make the file longer. */
  ballast?: number;
}

const FIRST_OBJECT = 10;

export function writtenPdf({ contents, resources, objects = [], ballast = 0 }: WrittenPdf): Buffer {
  const firstPage = FIRST_OBJECT + objects.length;
  const pageOf = (index: number) => firstPage + index * 2;
  const kids = contents.map((_, index) => `${pageOf(index)} 0 R`);
  const all = new Map<number, Buffer>([
    [1, plain('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, plain(`<< /Type /Pages /Count ${contents.length} /Kids [${kids.join(' ')}] >>`)],
    [3, plain('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')],
    ...objects.map((object, index): [number, Buffer] => [FIRST_OBJECT + index, object]),
    ...contents.flatMap((content, index): [number, Buffer][] => [
      [
        pageOf(index),
        plain(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${pageOf(index) + 1} 0 R ` +
            `/Resources << ${resources ?? '/Font << /F1 3 0 R >>'} >> >>`,
        ),
      ],
      [pageOf(index) + 1, stream('', plain(content))],
    ]),
  ]);
  if (ballast > 0) all.set(9, stream('', Buffer.alloc(ballast, 0x20)));
  return assemble(all);
}

export function plain(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

export function stream(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    plain(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    plain('\nendstream'),
  ]);
}

function assemble(objects: ReadonlyMap<number, Buffer>): Buffer {
  const parts: Buffer[] = [plain('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n')];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, body] of objects) {
    offsets.set(number, length);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const count = Math.max(...offsets.keys()) + 1;
  const table = Array.from({ length: count }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${count}\n${table.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, plain(end)]);
}
