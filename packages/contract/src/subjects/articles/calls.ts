import type { z } from 'zod';
import { get, post } from '../../base/endpoint.ts';
import type { MenuNode } from '../navigation/schemas.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const articleTree = get<In<typeof s.ArticleTreeRequest>, MenuNode[]>('/api/webListModel/getTree');
export const articleList = post<In<typeof s.ArticleListRequest>, s.ArticleList>(
  '/api/webListModel/queryList',
);
export const finInfoList = post<In<typeof s.FinInfoRequest>, s.FinInfoList>('/api/webListModel/queryFinInfo');
/** The specification names no call for an article's text; this one is ours. */
export const articleDetail = get<In<typeof s.ArticleDetailRequest>, s.Article>('/api/webListModel/detail');
