import type { Article } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { PageOpinion } from '../../../parts/reading/PageOpinion.tsx';
import { ArticleView } from '../../../parts/articles/ArticleView.tsx';
import { articlePath } from '../../../parts/articles/article-path.ts';

/** /bobbank/seconddetail and its English twin. */
export function NewsDetailPage(props: PageProps<Article>) {
  const { data, record } = props;
  return (
    <ArticleView {...props}>
      <PageOpinion key={data.id} path={articlePath(record.path, data)} />
    </ArticleView>
  );
}
