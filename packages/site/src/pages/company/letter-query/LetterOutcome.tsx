import type { LetterResult } from '@bank/contract';
import { ButtonLink, Icon } from '@bank/ui';
import { useHotlines } from '../../../parts/links/hotlines.ts';
import { momentInProse } from '../../../base/format/moment.ts';
import { Answered } from '../../../parts/forms/challenge/Answered.tsx';
import { dayInData } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import { letterWords } from '../../../words/company/letters/words.ts';
import styles from './LetterOutcome.module.css';

export function LetterOutcome({ result }: { result: LetterResult }) {
  const { language } = useSite();
  const words = useWords(letterWords);
  return (
    <Answered id="letter-result" title={words['letters.result']}>
      {result.matched ? <Match letter={result} /> : <NoMatch letterNo={result.letterNo} />}
      <p className={styles.time}>{words['letters.asked'](momentInProse(result.queryTime, language))}</p>
    </Answered>
  );
}

function Match({ letter }: { letter: Extract<LetterResult, { matched: true }> }) {
  const { language } = useSite();
  const words = useWords(letterWords);
  const chinese = language === 'EN' ? 'zh-CN' : undefined;
  const facts = [
    { name: words['letters.state'], text: words[`letters.state.${letter.status}`] },
    { name: words['letters.type'], text: words[`letters.type.${letter.guaranteeType}`] },
    { name: words['letters.issued'], text: dayInData(letter.issueDate, language), isFigure: true },
    { name: words['letters.expires'], text: dayInData(letter.expiryDate, language), isFigure: true },
    {
      name: words['letters.branch'],
      // The letter has the Chinese name, to compare with.
      english: chinese === undefined ? undefined : letter.issuingBranchEn,
      text: letter.issuingBranch,
      lang: chinese,
      width: 'all',
    },
    { name: words['letters.applicant'], text: letter.applicantMasked, lang: chinese, width: 'half' },
    { name: words['letters.beneficiary'], text: letter.beneficiaryMasked, lang: chinese, width: 'half' },
  ];
  return (
    <div className={styles.card} data-status={letter.status}>
      <h3 className={styles.verdict}>
        <Icon name={letter.status === 'VALID' ? 'check' : 'info'} size={22} />
        {words['letters.matched']}
        <span className={styles.number}>{letter.letterNo}</span>
      </h3>
      <p className={styles.meaning}>{words[`letters.status.${letter.status}`]}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, english, text, lang, isFigure, width }) => (
          <div key={name} data-width={width}>
            <dt>{name}</dt>
            {english === undefined || english === '' ? null : <dd>{english}</dd>}
            <dd lang={lang} className={isFigure ? styles.figure : undefined}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.compare}>{words['letters.compare']}</p>
    </div>
  );
}

function NoMatch({ letterNo }: { letterNo: string }) {
  const words = useWords(letterWords);
  const hotlines = useHotlines();
  return (
    <div className={styles.card} data-status="NONE">
      <h3 className={styles.verdict}>
        <Icon name="close" size={22} />
        {words['letters.unmatched']}
        <span className={styles.number}>{letterNo}</span>
      </h3>
      <p>{words['letters.unmatchedText']}</p>
      <p>{words['letters.unmatchedStill']}</p>
      <ButtonLink href={`tel:${hotlines.service.dial}`} variant="quiet" compact>
        <Icon name="hotline" size={18} />
        {words['letters.call']}
      </ButtonLink>
    </div>
  );
}
