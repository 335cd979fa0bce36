import { useWords } from '../../../../base/state/site-context.ts';
import { SiteLink } from '../../../../parts/links/SiteLink.tsx';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { AnswerCard } from './AnswerCard.tsx';

export function CareersAnswer({ url }: { url: string }) {
  const words = useWords(searchWords);
  return (
    <AnswerCard
      title={words.careers}
      lead={words.careersLead}
      figures={[
        {
          name: words.careersSite,
          value: (
            <SiteLink url={url} urlType="2" externalIcon>
              {url.replace(/^https?:\/\/|\/$/g, '')}
            </SiteLink>
          ),
        },
      ]}
    />
  );
}
