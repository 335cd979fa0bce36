import type { HistoryFormat } from '@bank/ui';

/** Figures and axis of a history; days follow the page's language. */
export type FigureFormat = Pick<HistoryFormat, 'value' | 'axis'>;
