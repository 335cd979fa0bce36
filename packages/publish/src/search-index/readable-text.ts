export interface TextRun {
  text: string;
  endsLine: boolean;
}

/** Shorter lines end by themselves: headings, rows of tables. */
const FULL_LINE = 24;

/**
 * Radicals that Unicode does not lead back to the character they look like, and the one other form that fonts draw by the same glyph;
 * browsers print PDFs with them.
 */
const RADICALS: Readonly<Record<string, string>> = {
  '⺠': '民',
  '⺟': '母',
  '⺫': '目',
  '⺮': '竹',
  '⻁': '虎',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻙': '韦',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⻳': '龟',
  戶: '户',
};

/** Lines that only the width of the paper parted are joined; radicals become characters: 理⼈ → 理人. */
export function readableText(runs: readonly TextRun[]): string {
  const paragraphs: string[] = [];
  let line = '';
  let open = '';
  for (const { text, endsLine } of runs) {
    line += text;
    if (!endsLine) continue;
    const written = withoutRadicals(line).replace(/\s+/g, ' ').trim();
    line = '';
    if (written === '') {
      if (open !== '') paragraphs.push(open);
      open = '';
      continue;
    }
    open =
      open === ''
        ? written
        : `${open}${/[\p{L}\p{N},.]$/u.test(open) && isLatinEdge(open, written) ? ' ' : ''}${written}`;
    if (Array.from(written).length < FULL_LINE || /[。！？：；.!?:;]$/.test(written)) {
      paragraphs.push(open);
      open = '';
    }
  }
  const rest = open + withoutRadicals(line).trim();
  if (rest !== '') paragraphs.push(rest);
  return paragraphs.join('\n');
}

function isLatinEdge(before: string, after: string): boolean {
  return /[\p{Script=Latin}\d,.]$/u.test(before) && /^[\p{Script=Latin}\d(]/u.test(after);
}

function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2fdf戶]/gu, (radical) => RADICALS[radical] ?? radical.normalize('NFKC'));
}
