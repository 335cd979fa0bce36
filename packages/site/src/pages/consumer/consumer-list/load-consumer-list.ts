import {
  COLUMNS,
  SECTIONS,
  articleTree,
  eduList,
  protectionTexts,
  shortcutList,
  type EduAudience,
  type EduList,
  type EduMediaType,
  type Shortcut,
  type TextList,
} from '@bank/contract';
import type { ListQuery } from '../parts/zone-address.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';

/** Three in a row with pictures, and rows of text alone. */
const LESSONS_PER_PAGE = 9;
const TEXTS_PER_PAGE = 8;
/** What is taught stands in these columns; the others hold what the bank or the law states (content/README.md). */
const LESSON_COLUMNS: ReadonlySet<string> = new Set([COLUMNS.riskCases, COLUMNS.knowledge]);

interface Column {
  columnId: string;
  columnName: string;
}
export type ConsumerListData = Column &
  (
    | { kind: 'lessons'; found: EduList }
    | { kind: 'texts'; found: TextList; complaint: { steps: Shortcut[]; channels: Shortcut[] } }
  );

export async function loadConsumerList({
  client,
  query,
  record,
  signal,
}: PageRequest): Promise<ConsumerListData> {
  const columnId = query['column'] ?? record.columnId ?? COLUMNS.knowledge;
  const wanted = { columnId, keyword: query['keyword'] ?? '', pageNum: Number(query['page'] ?? 1) };
  const columns = client.call(articleTree, { columnId }, signal);
  const nameOf = async () => (await columns).find(({ id }) => id === columnId)?.name ?? record.name;
  if (LESSON_COLUMNS.has(columnId)) {
    const [columnName, found] = await Promise.all([
      nameOf(),
      client.call(
        eduList,
        {
          ...wanted,
          pageSize: LESSONS_PER_PAGE,
          // The page's parameters let only these codes through.
          audience: query['audience'] as EduAudience | undefined,
          mediaType: query['media'] as EduMediaType | undefined,
        },
        signal,
      ),
    ]);
    return { kind: 'lessons', columnId, columnName, found };
  }
  const shortcuts = (position: 'STEP' | 'CHANNEL') =>
    client.call(shortcutList, { pageId: SECTIONS.protection, position }, signal);
  const [columnName, found, steps, channels] = await Promise.all([
    nameOf(),
    client.call(protectionTexts, { ...wanted, pageSize: TEXTS_PER_PAGE }, signal),
    shortcuts('STEP'),
    columnId === COLUMNS.complaints ? shortcuts('CHANNEL') : [],
  ]);
  return { kind: 'texts', columnId, columnName, found, complaint: { steps, channels } };
}

/** Whether less than the whole column is asked for. */
export function isNarrowed({ keyword, audience, media }: ListQuery): boolean {
  return [keyword, audience, media].some((value) => value !== undefined);
}
