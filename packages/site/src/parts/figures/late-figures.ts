import type { Story } from '@bank/contract';
import { latePart } from '../../base/state/LatePart.tsx';

/** A figure answers nothing by script: in a document that arrived as HTML its own never comes by itself. */
export const lateFigure = latePart(
  'figures',
  () => import('./FigureView.tsx').then(({ FigureView }) => FigureView),
  'never',
);

/** What pages of texts await before they are drawn. */
export async function withFigures<Text extends Story>(coming: Promise<Text>): Promise<Text> {
  const text = await coming;
  if (text.figures !== undefined && text.figures.length > 0) await lateFigure.fetch();
  return text;
}
