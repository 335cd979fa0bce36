/** An SVG of this size, as heavy as is asked: one line of many steps. */
export function aDrawing({ width, height, bytes }: { width: number; height: number; bytes: number }): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0`;
  const end = '"/></svg>\n';
  return `${head}${'h1v1'.repeat(Math.ceil((bytes - head.length - end.length) / 4))}${end}`;
}
