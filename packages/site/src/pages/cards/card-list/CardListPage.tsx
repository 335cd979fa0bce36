import type { PageProps } from '../../../base/page/page-module.ts';
import type { CardListData } from './card-list-data.ts';
import { viewPart } from './view-parts.ts';

export function CardListPage({ data, record, query }: PageProps<CardListData>) {
  return viewPart(query).draw({ data, record, query });
}
