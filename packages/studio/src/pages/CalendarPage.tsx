import type { Words } from '../words/words.ts';
import type { CalendarModel } from './page-model.ts';
import { Panel } from './parts/Panel.tsx';
import { languageOf } from './parts/language-of.ts';
import styles from './CalendarPage.module.css';

interface Props {
  calendar: CalendarModel;
  words: Words;
}

const linkTo = (month: string) => `/calendar?month=${month}`;

export function CalendarPage({ calendar, words }: Props) {
  const { month, before, after, months, weeks, days } = calendar;
  return (
    <>
      <p>{words.calendarLead}</p>
      <div className={styles.sides}>
        <Panel title={month}>
          <nav aria-label={words.calendarMonths} className={styles.turn}>
            <a href={linkTo(before)}>{words.monthBefore}</a>
            <a href={linkTo(after)}>{words.monthAfter}</a>
          </nav>
          <table className={styles.sheet}>
            <caption className={styles.caption}>{words.calendarSheet(month)}</caption>
            <thead>
              <tr>
                {words.weekdays.split(' ').map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={week.find((cell) => cell !== undefined)?.day ?? index}>
                  {week.map((cell, weekday) => (
                    <td
                      key={cell?.day ?? `beside ${weekday}`}
                      data-filled={cell && cell.count > 0 ? '' : undefined}
                    >
                      {cell && cell.count > 0 && (
                        <a href={`#day-${cell.day}`}>
                          {Number(cell.day.slice(8))} <small>{words.dayCount(cell.count)}</small>
                        </a>
                      )}
                      {cell && cell.count === 0 && Number(cell.day.slice(8))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel title={words.calendarMonths}>
          {months.length === 0 ? (
            <p>{words.calendarNothing}</p>
          ) : (
            <ul className={styles.months}>
              {months.map(({ month: name, count }) => (
                <li key={name}>
                  <a href={linkTo(name)} aria-current={name === month ? 'true' : undefined}>
                    {name}
                  </a>{' '}
                  {count}
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      <Panel title={words.calendarList(month)}>
        {days.length === 0 && <p>{words.calendarNothing}</p>}
        <ol className={styles.days}>
          {days.map(({ day, entries }) => (
            <li key={day} id={`day-${day}`}>
              <h3 className={styles.day}>{day}</h3>
              <ul className={styles.entries}>
                {entries.map(({ time, kind, scope, title, link }, index) => (
                  <li key={`${time} ${kind} ${title} ${index}`} className={styles.entry}>
                    <span className={styles.time}>{time}</span>
                    <span className={styles.kind}>{words.calendarKinds[kind]}</span>
                    <span lang={languageOf(title)}>
                      {link === undefined ? title : <a href={link}>{title}</a>}
                    </span>
                    <span className={styles.scope}>{words.scopes[scope] ?? scope}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
