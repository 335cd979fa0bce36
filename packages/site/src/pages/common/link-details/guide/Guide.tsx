import type { FxRates, SiteConfigDetail } from '@bank/contract';
import { VisuallyHidden } from '@bank/ui';
import { useWords } from '../../../../base/state/site-context.ts';
import { Changes } from '../../../../parts/articles/Changes.tsx';
import { Story } from '../../../../parts/articles/Story.tsx';
import { NumberedSteps } from '../../../../parts/blocks/NumberedSteps.tsx';
import { PageTools } from '../../../../parts/reading/PageTools.tsx';
import { serviceGuideWords } from '../../../../words/common/service-guide/words.ts';
import { Updated } from '../../../../parts/reading/Updated.tsx';
import { GuideAside } from './GuideAside.tsx';
import styles from './Guide.module.css';
import { Materials } from './Materials.tsx';
import { Questions } from './Questions.tsx';

interface GuideProps {
  detail: SiteConfigDetail;
  quotes: FxRates | undefined;
}

/** How a service is had: its steps, what it is about, what to have ready, what people ask. */
export function Guide({ detail, quotes }: GuideProps) {
  const words = useWords(serviceGuideWords);
  const { steps, materials, questions } = detail;
  return (
    <article className={styles.guide}>
      {steps === undefined ? null : (
        <section aria-labelledby="steps-title">
          <VisuallyHidden>
            <h2 id="steps-title">{words.steps}</h2>
          </VisuallyHidden>
          <NumberedSteps steps={steps} />
        </section>
      )}
      <div className={styles.band}>
        <div className={styles.text}>
          <div className={styles.story}>
            <Story story={detail} place="text" />
          </div>
          {materials === undefined ? null : <Materials materials={materials} />}
          {questions === undefined ? null : <Questions questions={questions} />}
          <Changes changes={detail.changes} />
          <div className={styles.foot}>
            <Updated at={detail.updateTime} />
            <PageTools />
          </div>
        </div>
        <GuideAside contact={detail.contact} quotes={quotes} related={detail.related} />
      </div>
    </article>
  );
}
