import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls, trackingCalls, visitorCalls, type CallSchema } from '@bank/contract/schemas';
import { examples, trackingExamples } from './examples.ts';
import { openApiDocument } from './open-api.ts';
import { TAGS } from './tags.ts';

const COMMITTED = resolve(import.meta.dirname, '../../../../docs/openapi.json');

interface Operation {
  tags: string[];
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: { 'application/json': { example?: unknown } } };
}
interface OpenApi {
  servers: unknown[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}
const document = openApiDocument() as OpenApi;

/** Every `$ref` within. */
function* references(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '$ref') yield String(inner);
    else yield* references(inner);
  }
}

describe('the OpenAPI document', () => {
  it('is the one that stands in the repository: `npm run openapi` writes it', () => {
    expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('refers to nothing that is not in it', () => {
    const found = new Set(references(document));
    expect(found.size).toBeGreaterThan(100);
    for (const reference of found) {
      const parts = reference.replace(/^#\//, '').split('/');
      const target = parts.reduce<unknown>(
        (at, part) => (at as Record<string, unknown> | undefined)?.[part],
        document,
      );
      expect(target, reference).toBeDefined();
    }
  });

  it('says where the calls are and what each is about', () => {
    expect(document.servers).toHaveLength(1);
    const used = new Set(
      Object.values(document.paths).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags)),
    );
    expect([...used].sort()).toEqual(Object.keys(TAGS).sort());
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  it.each(Object.entries<CallSchema>({ ...calls, ...visitorCalls, ...trackingCalls }))(
    'has an example of %s that the call takes',
    (name, { request, endpoint }) => {
      const given: Readonly<Record<string, unknown>> = { ...examples, ...trackingExamples };
      expect(request.safeParse(given[name]).error?.issues).toBeUndefined();
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const shown =
        operation?.requestBody?.content['application/json'].example ??
        Object.fromEntries(
          (operation?.parameters ?? []).flatMap((one) =>
            one.example === undefined ? [] : [[one.name, one.example]],
          ),
        );
      expect(shown).toEqual(given[name]);
    },
  );

  it('says of fields that exclude or need each other what the calls do', () => {
    const { components } = document as unknown as { components: { schemas: Record<string, object> } };
    expect(components.schemas['SalesStaffRequest']).toMatchObject({ oneOf: [{ required: ['staffNo'] }, {}] });
    expect(components.schemas['GuaranteeLetterRequest']).toMatchObject({
      oneOf: [{ required: ['issueDate'] }, { required: ['checkCode'] }],
    });
    expect(components.schemas['BranchListRequest']).toMatchObject({
      dependentRequired: { lng: ['lat'], lat: ['lng'] },
    });
    expect(components.schemas['FxHistoryRequest']).toMatchObject({ not: { required: ['window'] } });
    expect(components.schemas['SubmitFeedbackRequest']).toMatchObject({
      anyOf: [{}, { required: ['phone'] }, { required: ['email'] }],
    });
  });
});
