import type { Language } from '@bank/contract';
import { dayNumber } from '@bank/ui';
import { daySpan, shortDay } from '../../base/format/day.ts';
import { sizesIn, type Room } from './drawing.ts';
import { HEAD_LINE, headLines } from './head-lines.ts';
import { linesOf, textWidth } from './text-width.ts';

interface Span {
  name: string;
  from: string;
  to: string;
  about: string;
}

interface Scale {
  room: Room;
  /** Where the scale of time begins. */
  left: number;
  x: (day: number) => number;
  language: Language;
  today: string;
}

export type GanttRowLayout = ReturnType<typeof ganttRow>;

/** Where everything of a day or a period stands; its days are beside it where they have room, else above it. */
export function ganttRow({ name, from, to, about }: Span, { room, left, x, language, today }: Scale) {
  const sizes = sizesIn(room);
  const isDay = from === to;
  const [at, until] = [x(dayNumber(from)), x(dayNumber(to) + 1)];
  const label = isDay ? shortDay(from, { language, today }) : daySpan(from, to, { language, today });
  const width = textWidth(label, sizes.note) + 12;
  const isAfter = until + width <= room.width;
  const isBefore = !isAfter && at - width >= left;
  const isInside = !isAfter && !isBefore && until - at >= width;
  const isAbove = !isAfter && !isBefore && !isInside;
  const own = { name, from, isDay, at, until, label, isAfter, isInside, isAbove };
  const labelX = isAfter ? until + 9 : isBefore ? at - 9 : isInside ? until - 8 : room.width;

  if (!room.isNarrow) {
    const column = left - 24;
    return {
      ...own,
      labelX,
      names: linesOf(name, sizes.label, column, 1),
      about: linesOf(about, sizes.note, column, 1)[0] ?? '',
      nameY: about === '' ? 32 : 24,
      aboutY: 43,
      isAboutAfterName: false,
      labelY: isAbove ? 11 : 32,
      middle: 27,
      height: 54,
    };
  }
  const aboutPiece = about === '' ? [] : [{ text: about, size: sizes.note }];
  const labelPiece = isAbove ? [{ text: label, size: sizes.note }] : [];
  const head = headLines({ text: name, size: sizes.label }, [...aboutPiece, ...labelPiece], room.width);
  const yOf = (line: number) => 24 + HEAD_LINE * line;
  const middle = yOf(head.count - 1) + 18;
  return {
    ...own,
    labelX,
    names: head.names,
    about: linesOf(about, sizes.note, room.width, 1)[0] ?? '',
    nameY: yOf(0),
    aboutY: yOf(head.after[0] ?? 0),
    isAboutAfterName: about !== '' && head.after[0] === head.names.length - 1,
    labelY: isAbove ? yOf(head.after.at(-1) ?? 0) : middle + 5,
    middle,
    height: middle + 24,
  };
}
