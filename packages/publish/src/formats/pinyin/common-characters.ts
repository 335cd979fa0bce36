/** The 3755 characters of GB 2312 level 1, which cover 99.7 % of modern text. */
export function commonCharacters(): string {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    const last = row === 0xd7 ? 0xf9 : 0xfe;
    for (let cell = 0xa1; cell <= last; cell += 1) bytes.push(row, cell);
  }
  return new TextDecoder('gbk').decode(Uint8Array.from(bytes));
}
