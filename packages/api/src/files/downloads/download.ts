import type { Language } from '@bank/contract';
import { Language as LanguageField } from '@bank/contract/schemas';
import { z } from 'zod';
import type { HandlerDeps } from '../../base/handler.ts';
import type { CsvRow } from './csv-text.ts';

/** One table that visitors can take away as a CSV file. */
export interface Download<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** What the address may ask for beside the language; anything else in it is ignored. */
  parameters: z.ZodObject<Shape>;
  /** It stands for as long as the content does: nothing in it comes from a source outside. */
  isKept: boolean;
  /** Throws NotFound where there is nothing under these parameters. */
  table(
    deps: HandlerDeps,
    query: z.output<z.ZodObject<Shape>> & { language: Language },
  ): Promise<DownloadTable>;
}

interface DownloadTable {
  /** For people, without `.csv`: `TX26090 净值 2026-11-20`. */
  fileName: string;
  header: readonly string[];
  /** Days as `YYYY-MM-DD`, figures as they are stored: without separators and signs of their unit. */
  rows: Iterable<CsvRow>;
}

/** Keeps the parameters' types inside the definition and erases them in the registry. */
export function defineDownload<Shape extends z.ZodRawShape>(
  parameters: Shape,
  table: Download<Shape>['table'],
  { isKept }: Pick<Download, 'isKept'> = { isKept: true },
): Download {
  const shape = { ...parameters, language: LanguageField.default('CN') };
  return { parameters: z.object(shape), isKept, table };
}
