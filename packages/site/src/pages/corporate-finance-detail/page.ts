import { corporateDetailPage } from '../../corporate/corporate-detail.ts';
import { definePage } from '../../routing/page-module.ts';

export const page = definePage(corporateDetailPage);
