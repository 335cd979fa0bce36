import { corporateDetailPage } from '../../../parts/corporate/corporate-detail.ts';
import { definePage } from '../../../base/page/page-module.ts';

export const page = definePage(corporateDetailPage);
