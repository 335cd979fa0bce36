import type { ReactElement } from 'react';
import type { RouteDef } from '@bank/contract';
import type { FundNewsData } from '../../pages/funds/fund-news/load-fund-news.ts';
import { layouts } from '../../frame/layouts/layouts.ts';
import type { PageProps } from '../../base/page/page-module.ts';
import { pageRegistry } from '../../base/page/page-registry.ts';
import { DocumentContext, LanguageContext } from '../../base/state/site-context.ts';
import { tellOfBank } from '../../words/loading/bank-facts.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import type { DraftPlace, TextDraft } from './text-draft.ts';
import { layoutOf, textPages } from './text-pages.ts';

export { prepareTexts } from './text-pages.ts';

interface TextPreviewProps extends DraftPlace {
  draft: TextDraft;
}

const registry = pageRegistry(() =>
  Promise.reject(new Error('A text that is being written leads to no page')),
);

/** A text as its page draws it below the header, for whoever writes it. {@link prepareTexts} comes first. No page of the site has it. */
export function TextPreview({
  draft,
  language,
  name,
  today,
  mediaBase,
  bank,
}: TextPreviewProps): ReactElement {
  tellOfBank(language, bank);
  const page = textPages[draft.page];
  const { Page, Banner } = page;
  const layout = layoutOf(draft.page);
  const record: RouteDef = {
    id: '',
    code: '',
    name,
    title: name,
    path: '',
    url: '',
    urlType: '1',
    component: '',
    dataType: 2,
    levels: 2,
    layout,
    keepAlive: false,
  };
  const props: PageProps<unknown> = { data: dataOf(draft), language, record, query: {} };
  const Layout = layouts[layout];
  return (
    <DocumentContext
      value={{
        imageBase: mediaBase,
        fileBase: mediaBase,
        navigation: '',
        origin: '',
        registry,
        messagesOf: serverMessages,
      }}
    >
      <LanguageContext value={{ language, words: serverMessages(language), officialHost: '', today }}>
        <Layout
          record={record}
          query={{}}
          head={page.head?.(props.data, { language, record, query: {} }) ?? {}}
          second={undefined}
          banner={Banner === undefined ? undefined : <Banner {...props} />}
        >
          <Page {...props} />
        </Layout>
      </LanguageContext>
    </DocumentContext>
  );
}

/** What the page's own loader would have given it. */
function dataOf(draft: TextDraft): unknown {
  if (draft.page !== 'fund-news') return draft.data;
  return { column: draft.data.columnId, article: draft.data } satisfies FundNewsData;
}
