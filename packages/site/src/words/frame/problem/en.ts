export const problem = {
  'notFound.title': 'Page prompt',
  'notFound.heading': 'We could not find this page',
  'notFound.lead':
    'The address may be mistyped, or the page may have moved. Check the address, or carry on from here.',
  'notFound.list': (name: string) => `Back to ${name}`,
  'notFound.withdrawn': 'This item has been withdrawn. To confirm anything it said, call {hotline}.',
  'problem.title': 'This page did not open',
  'problem.general':
    'The page could not be shown. Nothing you entered has been lost. Try again shortly, or call {hotline}.',
  'problem.network': 'Network problem. Check your connection and try again.',
  'problem.timeout': 'The request timed out. Try again shortly.',
  'problem.chunk': 'The site was updated. Reload the page to carry on.',
  'problem.missing': 'Part of this page did not load. The rest still works.',
  'problem.retry': 'Try again',
  'problem.reload': 'Reload',
  'problem.home': 'Back to home',
  'problem.empty': 'Nothing here yet',
} as const;
