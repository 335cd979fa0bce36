import { COLUMNS, COMPARED_AT_MOST, type CreditCard } from '@bank/contract';
import { Icon, TextLink } from '@bank/ui';
import { CardFace } from '../parts/CardFace.tsx';
import { cardKind } from '../parts/card-names.ts';
import { cardColumn, cardPath } from '../parts/card-paths.ts';
import { CompareHead } from '../../../parts/compare/CompareHead.tsx';
import styles from '../../../parts/compare/ComparePage.module.css';
import { CompareTable } from '../../../parts/compare/CompareTable.tsx';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { isDifferent, onlyDifferent } from '../../../parts/compare/compared.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import own from './CardComparison.module.css';
import { cardGroups } from './card-groups.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface CardComparisonProps {
  cards: readonly CreditCard[];
  unknown: readonly string[];
  path: string;
  query: PageQuery;
}

/** Up to four cards side by side; the address holds them, so the comparison can be shared and needs no script. */
export function CardComparison({ cards, unknown, path, query }: CardComparisonProps) {
  const words = useWords(cardWords);
  const codes = cards.map(({ id }) => id);
  // One card differs from nothing, and would have no rows left.
  const isOnly = query['only'] === 'different' && cards.length > 1;
  const state = isOnly ? { only: 'different' } : {};
  const groups = cardGroups(cards, words);
  const differences = groups.flatMap(({ rows }) => rows).filter(isDifferent).length;
  const head = {
    add: words.compareAdd,
    addHint: words.compareAddHint,
    addPlaceholder: words.cardPlaceholder,
    addSearch: words.search,
    join: words.compareAdd,
    detail: words.compareDetail,
    remove: words.compareRemove,
    fromTray: words.fromTray,
  };
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <p className={styles.chosen} role="status">
          <b>{words.compareChosen(cards.length)}</b>
          <span className={styles.hint}>
            {cards.length > 1 ? words.compareDifferences(differences) : words.compareHowTo}
          </span>
        </p>
        {cards.length > 1 ? (
          <p data-stay="">
            <a
              className={styles.only}
              href={compareAddress(path, codes, isOnly ? {} : { only: 'different' })}
              aria-current={isOnly ? 'true' : undefined}
            >
              <span className={styles.box}>{isOnly ? <Icon name="check" size={13} /> : null}</span>
              {words.compareOnly}
            </a>
          </p>
        ) : null}
        <PageTools />
      </div>
      {unknown.length === 0 ? null : (
        <p className={styles.unknown}>{words.compareUnknown(unknown.join('、'))}</p>
      )}
      {cards.length === 0 ? (
        <p>
          <TextLink href={cardColumn(COLUMNS.cards)}>{words.backToCards}</TextLink>
        </p>
      ) : (
        <CompareTable
          caption={words.compareCaption}
          corner={<span className={styles.title}>{words.compareTitle}</span>}
          heads={cards.map((card) => ({
            key: card.id,
            content: (
              <>
                <div className={own.face}>
                  <CardFace cover={card.cover} />
                </div>
                <CompareHead
                  kind="card"
                  kindName={cardKind(card, words)}
                  code={card.id}
                  showsCode={false}
                  name={card.cardName}
                  href={cardPath(card.id)}
                  withoutHref={compareAddress(
                    path,
                    codes.filter((code) => code !== card.id),
                    state,
                  )}
                  words={head}
                />
              </>
            ),
          }))}
          {...(cards.length < COMPARED_AT_MOST && {
            slot: (
              <a className={own.add} href="#cards">
                <Icon name="plus" size={24} />
                <b>{words.compareAdd}</b>
                <span>{words.compareAddHint}</span>
              </a>
            ),
          })}
          groups={isOnly ? onlyDifferent(groups) : groups}
          different={words.compareDifferent}
        />
      )}
    </div>
  );
}
