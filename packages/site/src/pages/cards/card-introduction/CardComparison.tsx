import { COLUMNS, COMPARED_AT_MOST, type CreditCard } from '@bank/contract';
import { Icon, TextLink } from '@bank/ui';
import { CardFace } from '../parts/face/CardFace.tsx';
import { cardKind } from '../parts/card-names.ts';
import { cardColumn, cardPath } from '../parts/card-paths.ts';
import { CompareHead } from '../../../parts/compare/CompareHead.tsx';
import { useAddress } from '../../../parts/links/use-address.ts';
import { listed } from '../../../base/format/punctuation.ts';
import styles from '../../../parts/compare/ComparePage.module.css';
import { CompareTable } from '../../../parts/compare/CompareTable.tsx';
import { CompareTools } from '../../../parts/compare/CompareTools.tsx';
import { compareAddress } from '../../../parts/compare/compare-address.ts';
import { keptPair, shownPair, swapsFor } from '../../../parts/compare/shown-pair.ts';
import { onlyDifferent } from '../../../parts/compare/compared.ts';
import { PageTools } from '../../../parts/reading/PageTools.tsx';
import type { PageQuery } from '../../../base/page/page-module.ts';
import own from './CardComparison.module.css';
import { cardGroups } from './card-groups.ts';
import { cardWords } from '../../../words/cards/cards/words.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';

interface CardComparisonProps {
  cards: readonly CreditCard[];
  unknown: readonly string[];
  path: string;
  query: PageQuery;
}

/** Up to four cards side by side; the address holds them, so the comparison can be shared and needs no script. */
export function CardComparison({ cards, unknown, path, query }: CardComparisonProps) {
  const to = useAddress();
  const { language } = useSite();
  const words = useWords(cardWords);
  const codes = cards.map(({ id }) => id);
  // One card differs from nothing, and would have no rows left.
  const isOnly = query['only'] === 'different' && cards.length > 1;
  const state = isOnly ? { only: 'different' } : {};
  const pair = shownPair(codes, query);
  const products = cards.map(({ id, cardName }) => ({ code: id, name: cardName }));
  const groups = cardGroups(cards, words, language);
  return (
    <div className={styles.page}>
      <CompareTools
        count={cards.length}
        groups={groups}
        isOnly={isOnly}
        onlyHref={compareAddress(path, codes, {
          ...(isOnly ? {} : { only: 'different' }),
          ...keptPair(pair, query),
        })}
        words={words}
      >
        <PageTools />
      </CompareTools>
      {unknown.length === 0 ? null : (
        <p className={styles.unknown}>{words['compare.unknown'](listed(unknown, language))}</p>
      )}
      {cards.length === 0 ? (
        <p>
          <TextLink href={to(cardColumn(COLUMNS.cards))}>{words.backToCards}</TextLink>
        </p>
      ) : (
        <CompareTable
          caption={words['compare.caption']}
          corner={<span className={styles.title}>{words['compare.title']}</span>}
          heads={cards.map((card) => ({
            key: card.id,
            content: (
              <>
                <div className={own.face}>
                  <CardFace card={card} />
                </div>
                <CompareHead
                  kind="card"
                  kindName={cardKind(card, words)}
                  code={card.id}
                  showsCode={false}
                  name={card.cardName}
                  href={to(cardPath(card.id))}
                  swaps={swapsFor(card.id, { path, products, pair, state })}
                  withoutHref={compareAddress(
                    path,
                    codes.filter((code) => code !== card.id),
                    state,
                  )}
                  words={words}
                />
              </>
            ),
          }))}
          {...(cards.length < COMPARED_AT_MOST && {
            slot: (
              <a className={own.add} href="#cards">
                <Icon name="plus" size={24} />
                <b>{words['compare.add']}</b>
                <span>{words['compare.addHint']}</span>
              </a>
            ),
          })}
          shown={pair}
          groups={isOnly ? onlyDifferent(groups) : groups}
          different={words['compare.different']}
        />
      )}
    </div>
  );
}
