export const search = {
  'search.placeholder': 'Type a keyword...',
  'search.field': 'Search keyword',
  'search.recent': 'Recent searches',
  'search.clear': 'Clear',
  'search.noRecent': 'No searches yet',
  'search.remove': (keyword: string) => `Remove ${keyword} from recent searches`,
  'search.hot': 'Popular searches',
  'search.quick': 'Quick links',
  'search.news': '{short} Today',
  'search.branches': 'Branches',
  'search.contact': 'Contact us',
} as const;
