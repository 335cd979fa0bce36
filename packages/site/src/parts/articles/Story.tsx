import { noteId, type Story as StoryFields } from '@bank/contract';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../base/state/site-context.ts';
import { FigurePlace } from '../figures/FigurePlace.tsx';
import { headingsOf } from '../rich-text/headings.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { heightOfNote, heightOfSection, marginBands } from './margin-bands.ts';
import { storySections, type NumberedNote, type StorySection } from './story-sections.ts';
import styles from './Story.module.css';

/** Fewer headings than this need no contents list (NAV-13). */
const CONTENTS_FROM = 3;
/** A text this long has one also where its margin begins with a number or notes. */
const CONTENTS_BESIDE_NOTES_FROM = 6;
const CONTENTS_LINE = 36;
const PULL_HEIGHT = 210;
const RELATED_HEIGHT = 280;

interface StoryProps {
  story: StoryFields & { content: string };
  /** The whole page, or beside a menu of the section, where the margin follows its text. */
  place?: 'page' | 'text';
  /** Stands last in the margin, and after the text on a phone. */
  related?: ReactNode;
  /** In the column of the text, after it. */
  children?: ReactNode;
}

/** A text with its figures, and beside it what is said in the margin. */
export function Story({ story, place = 'page', related, children }: StoryProps) {
  const { content, pull, notes = [], figures = [] } = story;
  const opening = figures.find(({ after }) => after === undefined);
  const sections = storySections({ content, notes, figures });
  const headings = headingsOf(content);
  const isBeginningFree = pull === undefined && sections[0]?.notes.length === 0;
  const hasContents =
    place === 'page' && headings.length >= (isBeginningFree ? CONTENTS_FROM : CONTENTS_BESIDE_NOTES_FROM);

  const beside: { at: number; height: number; items: ReactNode }[] = sections.flatMap((section, at) => {
    const isFirst = at === 0;
    const height =
      (isFirst && hasContents ? headings.length * CONTENTS_LINE + 60 : 0) +
      (isFirst && pull !== undefined ? PULL_HEIGHT : 0) +
      section.notes.reduce((sum, { text }) => sum + heightOfNote(text), 0);
    if (height === 0) return [];
    const items = (
      <>
        {isFirst && hasContents ? <Contents headings={headings} /> : null}
        {isFirst && pull !== undefined ? <Pull {...pull} /> : null}
        {section.notes.map((note) => (
          <MarginNote key={note.title} note={note} />
        ))}
      </>
    );
    return [{ at, height, items }];
  });
  const groups = related === undefined ? beside : [...beside, { at: 0, height: RELATED_HEIGHT }];
  const bands = marginBands(sections.map(heightOfSection), groups);

  return (
    <>
      {opening === undefined ? null : <FigurePlace figure={opening} place={place} />}
      <div data-place={place}>
        {bands.map(({ from, to, groups: own }, index) => {
          const isLast = index === bands.length - 1;
          const margin = own.flatMap((group) => beside[group] ?? []);
          const hasRelated = own.includes(beside.length);
          // On a phone a note follows its own part of the text, and what else to read the whole of it.
          const first = sections.slice(from, margin.length === 0 ? to : from + 1);
          const rest = sections.slice(from + first.length, to);
          return (
            <div key={from} className={styles.band}>
              <div className={styles.first}>
                <Sections sections={first} />
              </div>
              {margin.length === 0 ? null : (
                <div className={styles.margin} data-over={hasRelated ? '' : undefined}>
                  {margin.map(({ at, items }) => (
                    <Fragment key={at}>{items}</Fragment>
                  ))}
                </div>
              )}
              {rest.length === 0 && !(isLast && children !== undefined) ? null : (
                <div className={styles.rest}>
                  <Sections sections={rest} />
                  {isLast && children !== undefined ? (
                    <div className={styles.children}>{children}</div>
                  ) : null}
                </div>
              )}
              {hasRelated ? (
                <div className={styles.margin} data-under={margin.length === 0 ? undefined : ''}>
                  {related}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
    </>
  );
}

function Sections({ sections }: { sections: readonly StorySection[] }) {
  const words = useWords();
  const table = words['article.table'];
  return sections.map(({ heading, html, figures }, index) => (
    <div key={index} className={styles.section} data-section="">
      <RichText html={html} tableLabel={heading === '' ? table : words['article.tableOf'](heading, table)} />
      {figures.map((figure) => (
        <FigurePlace key={figure.title} figure={figure} place="text" />
      ))}
    </div>
  ));
}

function Contents({ headings }: { headings: { id: string; text: string }[] }) {
  const words = useWords();
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{words['article.contents']}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Pull({ value, unit, text }: NonNullable<StoryFields['pull']>) {
  return (
    <p className={styles.pull}>
      <span className={styles.pullValue}>
        {value}
        {unit === undefined ? null : <span className={styles.pullUnit}>{unit}</span>}
      </span>{' '}
      <span className={styles.pullText}>{text}</span>
    </p>
  );
}

function MarginNote({ note: { title, text, number } }: { note: NumberedNote }) {
  return (
    <aside className={styles.note} id={number === undefined ? undefined : noteId(number)} aria-label={title}>
      <p className={styles.noteTitle}>
        {number === undefined ? null : <span className={styles.noteNumber}>{number}</span>}
        {title}
      </p>
      <p>{text}</p>
    </aside>
  );
}
