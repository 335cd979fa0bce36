import type { RouteDef } from '@bank/contract';

/** A page record whose every name is its path. */
export const aRoute = (path: string, more: Partial<RouteDef> = {}): RouteDef => ({
  id: path,
  name: path,
  code: path,
  path,
  url: path,
  urlType: '1',
  component: 'list',
  dataType: 2,
  levels: 1,
  layout: 'base',
  title: path,
  keepAlive: false,
  ...more,
});
