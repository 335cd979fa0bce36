import { definePage } from '../../../base/page/page-module.ts';
import { ConsumerZonePage } from './ConsumerZonePage.tsx';
import { loadConsumerZone } from './load-consumer-zone.ts';

export const page = definePage({
  parameters: {},
  load: (request) => loadConsumerZone(request, { tolerant: !import.meta.env.SSR }),
  Page: ConsumerZonePage,
});
