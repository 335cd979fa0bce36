/**
 * Terms come cut and spelled by our own analysis, as for the embedded index, so the cluster needs no Chinese plugin:
 * every field of terms is split at spaces and nothing else.
 */
export const TERM_FIELDS = {
  title: 'title_t',
  tags: 'tags_t',
  code: 'code_t',
  lead: 'lead_t',
  body: 'body_t',
  tsub: 'tsub_t',
  bsub: 'bsub_t',
} as const;

const terms = { type: 'text', analyzer: 'whitespace', index_options: 'positions' } as const;
const shownOnly = { type: 'keyword', index: false, doc_values: false } as const;

export function indexTemplate(alias: string, { shards = 1, replicas = 1 } = {}) {
  return {
    index_patterns: [`${alias}-*`],
    template: {
      settings: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: '-1' },
      mappings: {
        dynamic: 'strict',
        properties: {
          ...Object.fromEntries(Object.values(TERM_FIELDS).map((field) => [field, terms])),
          id: { type: 'keyword' },
          language: { type: 'keyword' },
          shownIn: { type: 'keyword' },
          docType: { type: 'keyword' },
          kind: { type: 'keyword' },
          publishDate: { type: 'keyword' },
          publishAt: { type: 'long' },
          expireAt: { type: 'long' },
          popularity: { type: 'float', index: false },
          url: { type: 'keyword' },
          urlType: shownOnly,
          columnId: shownOnly,
          columnName: shownOnly,
          title: shownOnly,
          tags: shownOnly,
          summary: shownOnly,
          body: shownOnly,
          headings: { type: 'object', enabled: false },
          fileExt: shownOnly,
          business: { type: 'keyword' },
          city: { type: 'keyword' },
          fileType: { type: 'keyword' },
          year: { type: 'keyword' },
          fileSize: { type: 'long', index: false },
        },
      },
    },
  };
}
