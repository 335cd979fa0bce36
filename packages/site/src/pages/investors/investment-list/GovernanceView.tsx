import { DIRECTOR_KINDS, type Announcement, type Governance } from '@bank/contract';
import { AnnouncementRows } from '../parts/AnnouncementRows.tsx';
import { TableFrame } from '../../../parts/reading/TableFrame.tsx';
import { Part } from '../../../parts/reading/Part.tsx';
import { investmentWords } from '../../../words/investors/investment/words.ts';
import { monthAndYear } from '../../../base/format/day.ts';
import { useSite, useWords } from '../../../base/state/site-context.ts';
import styles from './GovernanceView.module.css';

interface GovernanceViewProps {
  board: Governance;
  documents: readonly Announcement[];
}

/** Board, committees, management, articles and rules (IR-6). */
export function GovernanceView({ board: { directors, committees }, documents }: GovernanceViewProps) {
  const words = useWords(investmentWords);
  const board = directors.filter(({ kind }) => kind !== 'MANAGEMENT');
  const management = directors.filter(({ kind }) => kind === 'MANAGEMENT');
  const independent = board.filter(({ kind }) => kind === 'INDEPENDENT').length;
  return (
    <>
      <Part id="board" title={words.board} note={words.boardNote(board.length, independent)}>
        <People
          caption={words.board}
          people={DIRECTOR_KINDS.flatMap((kind) => board.filter((one) => one.kind === kind))}
        />
      </Part>
      <Part id="committees" title={words.committees}>
        <TableFrame caption={words.committees}>
          <thead>
            <tr>
              <th scope="col">{words.committee}</th>
              <th scope="col">{words.chair}</th>
              <th scope="col">{words.members}</th>
            </tr>
          </thead>
          <tbody>
            {committees.map(({ name, duties, chair, members }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Detail>{duties}</Detail>
                </th>
                <td>{chair}</td>
                <td>{members.join(words.nameSeparator)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Part>
      <Part id="management" title={words.management}>
        <People caption={words.management} people={management} />
      </Part>
      <Part id="documents" title={words.documents}>
        <AnnouncementRows announcements={documents} withType={false} />
      </Part>
    </>
  );
}

function People({ caption, people }: { caption: string; people: Governance['directors'] }) {
  const { language } = useSite();
  const words = useWords(investmentWords);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.position}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.resume}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, position, since, resume }) => (
          <tr key={name}>
            <th scope="row" className={styles.person}>
              {name}
            </th>
            <td>{position}</td>
            <td className={styles.since}>{monthAndYear(`${since}-01`, language)}</td>
            <td>{resume}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Detail({ children }: { children: string }) {
  return <span className={styles.detail}>{children}</span>;
}
