import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './request-refused.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
// More fields than any form of ours has.
const FIELDS_AT_MOST = 30;

/** Takes the fields of forms, and knows no other type of body. */
export function acceptFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, readFields(String(body))),
  );
}

/** Throws {@link RequestRefused} for a field that comes twice: nobody could say which of them counts. */
function readFields(body: string): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const given = [...new URLSearchParams(body)];
  if (given.length > FIELDS_AT_MOST) throw new RequestRefused(400, 'The form has too many fields.');
  for (const [name, value] of given) {
    if (name in fields) throw new RequestRefused(400, 'A field of the form comes twice.');
    fields[name] = value;
  }
  return fields;
}
