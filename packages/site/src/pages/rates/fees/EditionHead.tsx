import type { FeeList } from '@bank/contract';
import { Icon, TextLink } from '@bank/ui';
import { dayInProse } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { FileLink } from './FileLink.tsx';
import { editionAddress, noticeAddress } from './edition-address.ts';
import { editionsOf } from './editions-of.ts';
import { feeWords } from '../../../words/rates/fees/words.ts';
import styles from './EditionHead.module.css';

interface EditionHeadProps {
  data: FeeList;
  path: string;
  csv: string;
}

/** Which edition this is, its copies, and what is to come. */
export function EditionHead({ data, path, csv }: EditionHeadProps) {
  const { language } = useSite();
  const words = useWords(feeWords);
  const { version, versions, today } = data;
  const shown = versions.find(({ effectiveDate }) => effectiveDate === version);
  const { current, coming } = editionsOf(data);
  const isCurrent = current?.effectiveDate === version;
  const day = dayInProse(version, language);
  const kind = version > today ? words.editionToCome : words.editionPast;
  return (
    <div className={styles.head}>
      <p className={styles.edition}>
        <span className={styles.kind}>{isCurrent ? words.editionNow : kind}</span>
        {words.edition(day, data.edition.items, data.edition.free)}
      </p>
      <p className={styles.copies}>
        {shown?.file === undefined ? null : <FileLink file={shown.file} />}
        <a className={styles.copy} href={csv} data-reload="">
          <Icon name="download" size={16} />
          {words.csv}
        </a>
      </p>
      {isCurrent ? null : (
        <p className={styles.aside} role="note">
          <Icon name="info" size={18} />
          <span>{words.notInForce(day)}</span>
          <TextLink variant="action" href={path}>
            {words.toCurrent}
          </TextLink>
        </p>
      )}
      {coming === undefined || !isCurrent ? null : (
        <p className={styles.aside} role="note">
          <Icon name="notice" size={18} />
          <span>
            <b>{words.coming(dayInProse(coming.effectiveDate, language))}</b> {coming.summary}
          </span>
          {coming.notice === undefined ? null : (
            <TextLink variant="action" href={noticeAddress(language, coming.notice)}>
              {words.comingNotice}
            </TextLink>
          )}
          <TextLink variant="action" href={editionAddress(path, coming.effectiveDate, undefined)}>
            {words.comingList}
          </TextLink>
        </p>
      )}
    </div>
  );
}
