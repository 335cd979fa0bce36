import type { RouteDef } from '@bank/contract';
import { MissingPage } from '../layouts/MissingPage.tsx';
import { layouts } from '../layouts/layouts.ts';
import { useDocument, useSite } from '../state/site-context.ts';
import type { LeafData } from './leaf-data.ts';

export interface LeafViewProps {
  record: RouteDef;
  leaf: LeafData;
}

/** The layout that the record names, around the page that its component names. */
export function LeafView({ record, leaf }: LeafViewProps) {
  const { registry } = useDocument();
  const { language } = useSite();
  if (leaf.kind === 'missing') return <MissingPage withdrawn={leaf.status === 410} />;
  const { Page } = registry.loaded(record.component);
  const Layout = layouts[record.layout];
  return (
    <Layout record={record} query={leaf.query} head={leaf.head} second={leaf.second}>
      <Page data={leaf.data} language={language} record={record} query={leaf.query} />
    </Layout>
  );
}
