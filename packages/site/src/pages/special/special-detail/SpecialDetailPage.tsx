import type { Article } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { LoanHotline } from '../parts/LoanHotline.tsx';
import { ArticleView } from '../../../parts/articles/ArticleView.tsx';

export function SpecialDetailPage(props: PageProps<Article>) {
  return (
    <ArticleView {...props}>
      <LoanHotline />
    </ArticleView>
  );
}
