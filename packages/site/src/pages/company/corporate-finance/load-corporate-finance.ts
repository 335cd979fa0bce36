import {
  COLUMNS,
  COMPANY_NEEDS,
  SECTIONS,
  corporateList,
  shortcutList,
  type CompanyNeed,
  type CorporateArticle,
  type Shortcut,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';

const CASES_SHOWN = 3;
/** More services than the column will have. */
const ALL = 50;

export interface CorporateFinanceData {
  services: CorporateArticle[];
  cases: CorporateArticle[];
  steps: Shortcut[];
  /** How many services of all columns answer a need. */
  needs: { need: CompanyNeed; count: number }[];
}

export async function loadCorporateFinance({ client, signal }: PageRequest): Promise<CorporateFinanceData> {
  const columnIds = [COLUMNS.corporateFinance, COLUMNS.tradeFinance, COLUMNS.cashManagement];
  const [services, cases, steps] = await Promise.all([
    client.call(corporateList, { columnIds, kind: 'SERVICE', pageSize: ALL }, signal),
    client.call(corporateList, { columnIds, kind: 'CASE', pageSize: CASES_SHOWN }, signal),
    client.call(shortcutList, { pageId: SECTIONS.company, position: 'STEP' }, signal),
  ]);
  return {
    services: services.list.filter(({ columnId }) => columnId === COLUMNS.corporateFinance),
    cases: cases.list,
    steps,
    needs: COMPANY_NEEDS.map((need) => ({
      need,
      count: services.list.filter(({ service }) => service.needs.includes(need)).length,
    })),
  };
}
