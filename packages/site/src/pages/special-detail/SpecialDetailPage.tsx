import type { Article } from '@bank/contract';
import type { PageProps } from '../../routing/page-module.ts';
import { AskUs } from '../../special/AskUs.tsx';
import { ArticleView } from '../news-detail/ArticleView.tsx';
import styles from './SpecialDetailPage.module.css';

export function SpecialDetailPage(props: PageProps<Article>) {
  return (
    <div className={styles.page}>
      <ArticleView {...props} />
      <AskUs />
    </div>
  );
}
