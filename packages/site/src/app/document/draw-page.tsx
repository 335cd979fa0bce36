import { renderToString } from 'react-dom/server';
import type { BootData } from '../../base/page/boot-data.ts';
import type { PageRegistry } from '../../base/page/page-registry.ts';
import { RouteContext } from '../../base/page/route-context.ts';
import type { View } from '../../base/page/view.ts';
import type { RenderPage } from '../../base/render-contract.ts';
import { MarkupMarks } from '../../base/state/KeptMarkup.tsx';
import { DocumentContext } from '../../base/state/site-context.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import type { RecordIndex } from '../router/record-index.ts';
import { shownComponent } from '../router/shown-component.ts';
import { Document } from './Document.tsx';
import { withAssets } from './document-text.ts';
import { forMachines } from './for-machines.ts';
import { headElements, headText } from './head-elements.ts';
import { MarkupKeeper } from './markup-keeper.ts';

interface Drawing extends Pick<RenderPage, 'environment' | 'origin' | 'assets'> {
  /** Has the view's page. */
  registry: PageRegistry;
  records: RecordIndex;
  /** Of the address, with its question mark. */
  search: string;
}

/** The text of a document. */
export function drawPage(
  view: View,
  { environment, origin, assets, registry, records, search }: Drawing,
): string {
  const keeper = new MarkupKeeper();
  const html = renderToString(
    <DocumentContext value={{ ...environment, origin, registry, messagesOf: serverMessages }}>
      <MarkupMarks value={keeper}>
        <RouteContext
          value={{
            place: { pathname: view.record.path, search, hash: '', key: '' },
            view,
            problem: undefined,
            arrival: 'START',
            stays: false,
            reload: () => Promise.resolve(),
          }}
        >
          <Document />
        </RouteContext>
      </MarkupMarks>
    </DocumentContext>,
  );
  const boot: BootData = { ...view, environment, origin };
  const component = shownComponent(view);
  const words = serverMessages(view.language);
  const told = { origin, imageBase: environment.imageBase, records, words };
  const part = registry.loaded(component).part?.(view.leaf.query)?.file;
  return withAssets(keeper.finished(html), assets, { component, part }, boot, {
    ofPage: headText(headElements(view, words, origin)),
    forPrograms: forMachines(view, told),
  });
}
