import { beijingDay } from '@bank/contract';
import { FigureSources } from '@bank/contract/schemas';
import { findEdition } from '../../editions/edition.ts';
import { refuse, type Door } from '../asking.ts';
import { FRAMED } from '../security.ts';

/** A figure as the page would draw it, while it is being written. */
export function figure({ studio, post }: Door): void {
  post('/editions/:id/figure', (one) => {
    if (findEdition(studio.database, Number(one.params['id'])) === undefined)
      return refuse(one, 'not-found', 404);
    const language = one.query.get('language') === 'EN' ? 'EN' : 'CN';
    const parsed = FigureSources.safeParse([read(one.form.get('figure') ?? '')]);
    one.reply.headers(FRAMED);
    return one.show({
      page: 'figure',
      language,
      today: beijingDay(Date.now()),
      figure: parsed.data?.[0],
      problems: parsed.success
        ? []
        : parsed.error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`),
    });
  });
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
