import type { TextareaHTMLAttributes } from 'react';
import { Button } from '@bank/ui';
import type { Words } from '../../words/words.ts';
import type { GroupModel } from '../page-model.ts';
import styles from './GroupField.module.css';

interface Props {
  native: TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string };
  group: GroupModel;
  label: string;
  /** The address of the edition, `/editions/7`. */
  edition: string;
  token: string;
  language: 'CN' | 'EN';
  words: Words;
}

const ROWS = 6;

/** A group of fields: as a form where script runs, as YAML where none does or somebody wants to write it so. */
export function GroupField({ native, group, label, edition, token, language, words }: Props) {
  const { id } = native;
  const { parts: _inShape, ...groupWords } = words.group;
  const given = {
    label,
    ...group,
    words: {
      ...groupWords,
      add: words.group.add('{label}'),
      cell: words.group.cell('{row}', '{cell}'),
      yes: words.yes,
      no: words.no,
      notGiven: words.notGiven,
      pick: words.media.pick,
    },
  };
  const isFigures = /(?:^|\.)figures$/.test(id);
  return (
    <div
      className={styles.group}
      data-group={JSON.stringify(given)}
      data-label={`${id}-label`}
      data-token={token}
      data-preview={isFigures ? `${edition}/figure?language=${language}` : undefined}
    >
      <div data-group-mount="" hidden className={styles.form} />
      <textarea {...native} rows={ROWS} spellCheck={false} />
      <div hidden data-group-shown="">
        <Button compact variant="quiet" data-group-text="">
          {words.group.asText}
        </Button>
      </div>
    </div>
  );
}
