import { COLUMNS, MARKET_LINES } from '@bank/contract';
import { TextLink } from '@bank/ui';
import { Desks } from '../../../parts/corporate/Desks.tsx';
import { NoticeLines } from '../../../parts/corporate/NoticeLines.tsx';
import { MARKET_LIST, corporateListPath, corporatePath } from '../../../parts/corporate/corporate-paths.ts';
import { LINE_COLUMNS } from '../../../parts/corporate/market-lines.ts';
import { momentInProse } from '../../../base/format/moment.ts';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { BlockNote } from '../../../parts/blocks/BlockNote.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Section } from '../../../parts/blocks/Section.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { useWords } from '../../../base/state/site-context.ts';
import { useAddress } from '../../../parts/links/use-address.ts';
import styles from './FinanceHomePage.module.css';
import { LprPanel } from './LprPanel.tsx';
import { MarketFigures } from './MarketFigures.tsx';
import { MiddleRates } from './MiddleRates.tsx';
import type { FinanceHomeData } from './load-finance-home.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** Four lines with their services, the prices they refer to, what each line announced, whom to ring. */
export function FinanceHomePage({ data, record, language }: PageProps<FinanceHomeData>) {
  const to = useAddress();
  const failed = useWords()['home.failed'];
  const words = useWords(corporateWords);
  const { banners, shortcuts, services, lpr, middle, drawn, notices, desks } = data;
  const noneOf = (block: unknown) => <BlockNote>{block === undefined ? failed : words.nothing}</BlockNote>;
  return (
    <>
      <BlockBoundary failed={failed}>
        <Hero banners={banners} heading={record.title} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Shortcuts shortcuts={shortcuts} label={words.marketShortcuts} />
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section id="lines" title={words.linesTitle} caption={words.linesCaption}>
          {services === undefined || services.list.length === 0 ? (
            noneOf(services)
          ) : (
            <div className={styles.lines}>
              {MARKET_LINES.map((line) => (
                <div key={line} className={styles.line}>
                  <h3>
                    <a href={to(corporateListPath(LINE_COLUMNS[line]))}>{words.lines[line]}</a>
                  </h3>
                  <p>{words.lineTexts[line]}</p>
                  <ul>
                    {services.list
                      .filter(({ columnId }) => columnId === LINE_COLUMNS[line])
                      .map((service) => (
                        <li key={service.id}>
                          <a href={to(corporatePath(service))}>{service.title}</a>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section
          id="prices"
          title={words.prices}
          caption={
            middle === undefined
              ? undefined
              : words.pricesCaption(momentInProse(middle.publishTime, language))
          }
          ground="surface"
        >
          <div className={styles.prices}>
            {lpr === undefined || lpr.length === 0 ? noneOf(lpr) : <LprPanel rates={lpr} />}
            {middle === undefined || middle.lines.length === 0 ? (
              noneOf(middle)
            ) : (
              <MiddleRates lines={middle.lines} />
            )}
          </div>
        </Section>
      </BlockBoundary>
      {drawn?.length === 0 ? null : (
        <BlockBoundary failed={failed}>
          <Section id="drawn" title={words.drawn} caption={words.drawnCaption}>
            {drawn === undefined ? noneOf(drawn) : <MarketFigures notices={drawn} />}
          </Section>
        </BlockBoundary>
      )}
      <BlockBoundary failed={failed}>
        <Section
          id="notices"
          title={words.marketNotices}
          caption={words.marketNoticesCaption}
          ground="surface"
          more={{
            wide: words.noticesMore,
            narrow: words.noticesMore,
            url: to(corporateListPath(COLUMNS.marketNotices)),
          }}
        >
          {notices === undefined ? (
            noneOf(notices)
          ) : (
            <div className={styles.notices}>
              {notices.map(({ line, list }) => (
                <div key={line} className={styles.noticesOf}>
                  <h3>{words.lines[line]}</h3>
                  <NoticeLines notices={list} withSummary />
                  <TextLink
                    href={to(MARKET_LIST + searchText({ column: COLUMNS.marketNotices, category: line }))}
                  >
                    {words.lineNoticesMore(words.lines[line] ?? '')}
                  </TextLink>
                </div>
              ))}
            </div>
          )}
        </Section>
      </BlockBoundary>
      <BlockBoundary failed={failed}>
        <Section id="desks" title={words.desk}>
          {desks === undefined || desks.length === 0 ? noneOf(desks) : <Desks desks={desks} />}
        </Section>
      </BlockBoundary>
    </>
  );
}
