import type { Article } from '@bank/contract';
import type { PageProps } from '../../../base/page/page-module.ts';
import { LoanHotline } from '../parts/LoanHotline.tsx';
import { ArticleView } from '../../../parts/articles/ArticleView.tsx';
import styles from './SpecialDetailPage.module.css';

export function SpecialDetailPage(props: PageProps<Article>) {
  return (
    <div className={styles.page}>
      <ArticleView {...props} />
      <LoanHotline />
    </div>
  );
}
