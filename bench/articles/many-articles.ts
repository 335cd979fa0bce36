import type { NewItem } from '@bank/store';
import { seeded } from '../random.ts';

const SEED = 17;
const FIRST_DAY = Date.parse('2016-01-04');
const LAST_DAY = Date.parse('2026-11-20');
const DAY_MS = 86_400_000;

interface ArticleBody {
  title: string;
  publishDate: string;
  startDate?: string;
  docKind?: string;
  prodCode?: string;
}

type Article = NewItem & { body: ArticleBody };
type Twins = [Article, Article];

const TITLE_OF = {
  CN: (title: string, number: number) => `${title}（第 ${number} 号）`,
  EN: (title: string, number: number) => `${title} (no. ${number})`,
};

/** Events, papers and articles of products stand on pages of their own, which only a matching record gives a place. */
const isPlain = ({ docKind, startDate, prodCode }: ArticleBody) =>
  docKind === undefined && startDate === undefined && prodCode === undefined;

/** Articles that stand in both languages. */
function templatesIn(items: readonly NewItem[]): Twins[] {
  const articles = items.filter(
    (item): item is Article => item.type === 'article' && isPlain(item.body as ArticleBody),
  );
  const english = new Map(
    articles.filter(({ language }) => language === 'EN').map((item) => [item.key, item]),
  );
  return articles.flatMap((item): Twins[] => {
    const twin = english.get(item.key);
    return item.language === 'CN' && twin ? [[item, twin]] : [];
  });
}

/**
 * The items of a release with articles added until there are `count` different ones. Each new one is a seeded choice
 * among those that stand in both languages, under a key, a number and a day of its own, so that pages are as long and
 * words as frequent as they were.
 */
export function* withManyArticles(items: readonly NewItem[], count: number): Generator<NewItem> {
  yield* items;
  const templates = templatesIn(items);
  const random = seeded(SEED);
  const days = (LAST_DAY - FIRST_DAY) / DAY_MS + 1;
  const present = new Set(items.filter(({ type }) => type === 'article').map(({ key }) => key)).size;
  for (let number = present + 1; number <= count; number += 1) {
    const twins = templates[Math.floor(random() * templates.length)];
    const publishDate = new Date(FIRST_DAY + Math.floor(random() * days) * DAY_MS).toISOString().slice(0, 10);
    for (const article of twins ?? []) {
      const title = TITLE_OF[article.language](article.body.title, number);
      yield {
        ...article,
        key: `many-${number}`,
        rank: 1,
        date: publishDate,
        title,
        text: `${article.text} ${number}`,
        body: { ...article.body, title, publishDate, top: false },
      };
    }
  }
}
