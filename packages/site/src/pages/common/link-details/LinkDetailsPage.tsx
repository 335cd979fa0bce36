import type { PageProps } from '../../../base/page/page-module.ts';
import { Changes } from '../../../parts/articles/Changes.tsx';
import { Story } from '../../../parts/articles/Story.tsx';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { Guide } from './guide/Guide.tsx';
import { Updated } from '../../../parts/reading/Updated.tsx';
import type { LinkPageData } from './link-page-data.ts';

/** A service as a guide, or a text such as the legal notice with its contents beside it. */
export function LinkDetailsPage({ data: { detail, quotes } }: PageProps<LinkPageData>) {
  if ((detail.steps ?? detail.materials ?? detail.questions) !== undefined) {
    return <Guide key={detail.id} detail={detail} quotes={quotes} />;
  }
  return (
    <ReadingColumns html={detail.content}>
      <Story key={detail.id} story={detail} place="text" />
      <Changes changes={detail.changes} />
      <Updated at={detail.updateTime} />
    </ReadingColumns>
  );
}
