import { TextLink } from '@bank/ui';
import { COLUMNS, type WealthDetail } from '@bank/contract';
import { dayInData } from '../../../../base/format/day.ts';
import type { PageProps } from '../../../../base/page/page-module.ts';
import { Allocation } from '../../../../parts/charts/allocation/Allocation.tsx';
import { ProductDocuments } from './ProductDocuments.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductNotices } from './ProductNotices.tsx';
import { ProductTimeline } from './ProductTimeline.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import { ReturnEstimator } from './ReturnEstimator.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { WealthDetailData } from './wealth-detail-data.ts';
import type { Messages } from '../../../../words/loading/messages.ts';
import { wealthWords, type WealthWords } from '../../../../words/wealth/wealth/words.ts';
import { wealthDetailWords, type WealthDetailWords } from '../../../../words/wealth/wealth-detail/words.ts';
import { wealthTermsWords, type WealthTermsWords } from '../../../../words/wealth/wealth-terms/words.ts';
import { useWords } from '../../../../base/state/site-context.ts';
import { useAddress } from '../../../../parts/links/use-address.ts';
import styles from './ProductTerms.module.css';

const ENDED = '5';

/** What follows the history: dates, terms, papers, register, an estimate, notices, and who is responsible. */
export function ProductTerms(props: PageProps<WealthDetailData>) {
  const to = useAddress();
  const words = useWords(wealthWords, wealthDetailWords, wealthTermsWords);
  const { data, language, record, query } = props;
  const { product, notices } = data;
  const { allocation, allocationDate, registerCode } = product;
  const columnSearch = query['column'] === undefined ? '' : `?column=${query['column']}`;
  return (
    <div className={styles.terms}>
      <DetailSection id="timeline" title={words['detail.timeline']}>
        <ProductTimeline product={product} language={language} />
      </DetailSection>
      <DetailSection id="facts" title={words['detail.facts']}>
        <ProductFacts product={product} language={language} />
      </DetailSection>
      {allocation === undefined || allocation.length === 0 ? null : (
        <DetailSection
          id="allocation"
          title={words['detail.allocation']}
          aside={
            allocationDate === undefined
              ? undefined
              : words['detail.asOf'](dayInData(allocationDate, language))
          }
        >
          <Allocation allocation={allocation} />
        </DetailSection>
      )}
      <DetailSection id="documents" title={words['detail.documents']}>
        <ProductDocuments documents={product.documents} />
      </DetailSection>
      <DetailSection id="register" title={words['detail.register']}>
        <RegisterCode code={registerCode} />
      </DetailSection>
      {product.status === ENDED ? null : (
        <DetailSection id="estimate" title={words['detail.estimate']}>
          <ReturnEstimator {...props} />
        </DetailSection>
      )}
      <DetailSection
        id="notices"
        title={words['detail.notices']}
        aside={
          <a href={to(`/bobbank/secondlist?column=${COLUMNS.wealthNotices}`)}>{words['detail.allNotices']}</a>
        }
      >
        <ProductNotices notices={notices} />
      </DetailSection>
      <DetailSection id="responsibility" title={words['detail.responsibility']}>
        <p className={styles.responsibility}>{responsibility(product, words)}</p>
        <p className={styles.responsibility}>{words['detail.riskHint']}</p>
        <p className={styles.back} data-back>
          <TextLink href={`${record.path}${columnSearch}`}>{words['detail.toList']}</TextLink>
        </p>
      </DetailSection>
    </div>
  );
}

/** WLTH-7: whose product it is, in the fixed wording of its way of sale. */
function responsibility(
  { disclaimerCode, saleMode, organName }: WealthDetail,
  words: Messages & WealthWords & WealthDetailWords & WealthTermsWords,
): string {
  const isAgency = (disclaimerCode ?? saleMode) === 'AGENCY';
  return words[isAgency ? 'detail.soldAsAgent' : 'detail.soldOwn'](organName);
}
