import type { Article } from '@bank/contract';
import type { PageProps } from '../../routing/page-module.ts';
import { PageOpinion } from '../../reading/PageOpinion.tsx';
import { ArticleView } from './ArticleView.tsx';
import { articlePath } from './article-path.ts';

/** /bobbank/seconddetail and its English twin. */
export function NewsDetailPage(props: PageProps<Article>) {
  const { data, record } = props;
  return (
    <ArticleView {...props}>
      <PageOpinion key={data.id} path={articlePath(record.path, data.id, data.columnId)} />
    </ArticleView>
  );
}
