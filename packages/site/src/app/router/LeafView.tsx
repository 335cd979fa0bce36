import type { RouteDef } from '@bank/contract';
import { layouts } from '../../frame/layouts/layouts.ts';
import { useDocument, useSite } from '../../base/state/site-context.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import { shownComponent } from './shown-component.ts';

export interface LeafViewProps {
  record: RouteDef;
  leaf: LeafData;
}

/** The layout that the record names, around the page that its component names. */
export function LeafView({ record, leaf }: LeafViewProps) {
  const { registry } = useDocument();
  const { language } = useSite();
  const { Page, Banner, Shared } = registry.loaded(shownComponent({ record, leaf }));
  const around = { language, record, query: leaf.query };
  if (leaf.kind === 'missing') {
    return <Page data={{ withdrawn: leaf.status === 410, second: leaf.second }} {...around} />;
  }
  const Layout = layouts[record.layout];
  const whole = (
    <Layout
      record={record}
      query={leaf.query}
      head={leaf.head}
      second={leaf.second}
      banner={Banner && <Banner data={leaf.data} {...around} />}
    >
      <Page data={leaf.data} {...around} />
    </Layout>
  );
  if (Shared === undefined) return whole;
  return (
    <Shared data={leaf.data} {...around}>
      {whole}
    </Shared>
  );
}
