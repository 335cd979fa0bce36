import type { Drawing, Figure, FigureType } from '@bank/contract';
import type { ReactNode } from 'react';
import { useSite, useWords } from '../../base/state/site-context.ts';
import { Clauses } from '../blocks/Clauses.tsx';
import { figureWords } from '../../words/articles/figures/words.ts';
import { Bars } from './Bars.tsx';
import { Dots } from './Dots.tsx';
import type { DrawingProps, Room } from './drawing.ts';
import { conclusionOf } from './figure-conclusion.ts';
import { figureTable } from './figure-table.ts';
import { Gantt } from './Gantt.tsx';
import { Line } from './Line.tsx';
import { Ribbon } from './Ribbon.tsx';
import { Sky } from './Sky.tsx';
import { Stack } from './Stack.tsx';
import { Timeline } from './Timeline.tsx';
import { Numbers, PlateFigure, Steps, TableFigure } from './WordFigures.tsx';

type Draw = (props: DrawingProps) => ReactNode;

/** Drawn for two rooms; on a screen one of them is shown. */
const DRAWN: Partial<Record<FigureType, Draw>> = {
  ribbon: Ribbon,
  line: Line,
  bars: Bars,
  dots: Dots,
  stack: Stack,
  gantt: Gantt,
  timeline: Timeline,
  sky: Sky,
};
const WRITTEN: Partial<Record<FigureType, Draw>> = {
  steps: Steps,
  numbers: Numbers,
  plate: PlateFigure,
  table: TableFigure,
};

/** Width of the page, of the text, and of the two drawings that share the page. */
const WIDTHS = { page: 1144, text: 646, first: 640, second: 465 } as const;
/** The narrowest screens show it in 280 px, where 14 are still more than 12. */
const NARROW: Room = { width: 320, isNarrow: true };

export interface FigureViewProps {
  figure: Figure;
  /** The whole page, or the column of the text. */
  place: 'page' | 'text';
}

/** A figure with its conclusion, its drawing, where its numbers come from, and the same numbers as a table. */
export function FigureView({ figure, place }: FigureViewProps) {
  const { language } = useSite();
  const words = useWords(figureWords);
  const { title, sub, note, beside } = figure;
  const drawings = [
    { title, drawing: figure as Drawing },
    ...(beside === undefined ? [] : [{ title: beside.title, drawing: beside }]),
  ];
  const tables = drawings.flatMap(({ title: caption, drawing }) => {
    const table = figureTable(drawing, language, words);
    return table === undefined ? [] : [{ caption, ...table }];
  });
  const isPair = beside !== undefined && place === 'page';
  return (
    <figure>
      <figcaption data-ink="title">
        <strong>
          <Clauses text={title} />
        </strong>
        {sub === undefined ? null : <span>{sub}</span>}
      </figcaption>
      <div data-ink="drawings" data-pair={isPair ? '' : undefined}>
        {drawings.map(({ title: conclusion, drawing }, index) => (
          <OneDrawing
            key={conclusion}
            title={conclusion}
            drawing={drawing}
            width={isPair ? (index === 0 ? WIDTHS.first : WIDTHS.second) : WIDTHS[place]}
          />
        ))}
      </div>
      {note === undefined && tables.length === 0 ? null : (
        <div data-ink="foot">
          {note === undefined ? null : <p>{note}</p>}
          {tables.length === 0 ? null : (
            <details>
              <summary>{words['figure.asTable']}</summary>
              {tables.map(({ caption, heads, rows }) => (
                <div key={caption} data-ink="scroll" role="group" aria-label={caption} tabIndex={0}>
                  <table data-ink="table">
                    <caption>{caption}</caption>
                    <thead>
                      <tr>
                        {heads.map((head) => (
                          <th key={head} scope="col">
                            {head}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {rows.map(([name, ...cells]) => (
                        <tr key={name}>
                          <th scope="row">{name}</th>
                          {cells.map((cell, column) => (
                            <td key={heads[column + 1]}>{cell}</td>
                          ))}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              ))}
            </details>
          )}
        </div>
      )}
    </figure>
  );
}

interface OneDrawingProps {
  title: string;
  drawing: Drawing;
  width: number;
}

function OneDrawing({ title, drawing, width }: OneDrawingProps) {
  const { language, today } = useSite();
  const words = useWords(figureWords);
  const around = { drawing, language, today, words };
  const Written = WRITTEN[drawing.type];
  if (Written !== undefined) return <Written {...around} room={NARROW} />;
  const Drawn = DRAWN[drawing.type];
  if (Drawn === undefined) return null;
  return (
    <div role="img" aria-label={conclusionOf(title, drawing, { language, today, words })} data-ink="picture">
      <div data-room="wide">
        <Drawn {...around} room={{ width, isNarrow: false }} />
      </div>
      <div data-room="narrow">
        <Drawn {...around} room={NARROW} />
      </div>
    </div>
  );
}
