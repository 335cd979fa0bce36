import type { BannerDetail } from '@bank/contract';
import { ReadingColumns } from '../../../parts/reading/ReadingColumns.tsx';
import { RichText } from '../../../parts/rich-text/RichText.tsx';
import type { PageProps } from '../../../base/page/page-module.ts';
import { useWords } from '../../../base/state/site-context.ts';

export function BannerDetailPage({ data: banner }: PageProps<BannerDetail>) {
  const words = useWords();
  return (
    <ReadingColumns html={banner.content}>
      <RichText html={banner.content} tableLabel={words['article.table']} />
    </ReadingColumns>
  );
}
