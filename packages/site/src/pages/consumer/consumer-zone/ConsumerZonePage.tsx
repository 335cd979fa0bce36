import { COLUMNS } from '@bank/contract';
import { BlockBoundary } from '../../../parts/blocks/BlockBoundary.tsx';
import { Hero } from '../../../parts/blocks/Hero/Hero.tsx';
import { Shortcuts } from '../../../parts/blocks/Shortcuts.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { Cases } from './Cases.tsx';
import { ZoneComplaints } from './ZoneComplaints.tsx';
import { Films } from './Films.tsx';
import { Learners } from './Learners.tsx';
import { OfficialLinks } from './OfficialLinks.tsx';
import { Posters } from './Posters.tsx';
import { Rights } from './Rights.tsx';
import { Statements } from './Statements.tsx';
import type { ConsumerZoneData } from './load-consumer-zone.ts';
import { protectionWords } from '../../../words/consumer/protection/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

/** /personal/consumerEducation (CP-1): what to do now, then what to learn, then where to turn to. */
export function ConsumerZonePage({ data, record }: PageProps<ConsumerZoneData>) {
  const words = useWords(protectionWords);
  const failed = words['home.failed'];
  const entriesOf = (columnId: string) =>
    data.zone && (data.zone.blocks.find((block) => block.columnId === columnId)?.list ?? []);
  const blocks = {
    hero: <Hero banners={data.banners} heading={record.title} />,
    situations: <Shortcuts shortcuts={data.situations} label={words['protection.situations']} />,
    cases: <Cases items={entriesOf(COLUMNS.riskCases)} />,
    films: <Films items={data.films} />,
    learners: <Learners learners={data.learners} />,
    posters: <Posters items={data.posters} />,
    complaints: <ZoneComplaints steps={data.steps} channels={data.channels} />,
    rights: <Rights rights={data.rights} />,
    statements: <Statements laws={entriesOf(COLUMNS.consumerLaws)} events={entriesOf(COLUMNS.eduEvents)} />,
    links: <OfficialLinks items={data.links} />,
  };
  return Object.entries(blocks).map(([name, block]) => (
    <BlockBoundary key={name} failed={failed}>
      {block}
    </BlockBoundary>
  ));
}
