import { typeName } from '../../words/record-name.ts';
import type { Words } from '../../words/words.ts';
import type { ItemRow } from '../page-model.ts';
import { Rows } from './Rows.tsx';

export function ItemRows({ items, words }: { items: readonly ItemRow[]; words: Words }) {
  return (
    <Rows
      caption={words.content}
      heads={[words.title, words.inEnglish, words.type, words.column, words.changedHere]}
      long={[0, 1]}
      rows={items.map(({ name, link, zh, en, type, column, isChanged }) => ({
        key: name,
        cells: [
          <a key="title" href={link} lang="zh-CN">
            {zh}
          </a>,
          <span key="english" lang="en">
            {en}
          </span>,
          typeName(words, type),
          column,
          isChanged ? words.yes : '',
        ],
      }))}
    />
  );
}
