import { findEdition } from '../../editions/edition.ts';
import { findEditionMedia } from '../../editions/edition-media.ts';
import { changesOf } from '../../editions/publishing.ts';
import type { Door } from '../asking.ts';
import { mediaNamesIn } from '../change-models.ts';

/** A drawing may hold script and links: opened by itself it is shown and nothing more. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of the comparison, old and new: those that it names alone. */
export function editionMedia({ studio, get }: Door): void {
  const { database, publishing, config } = studio;
  get('/editions/:id/compared/:name', async ({ params, reply }) => {
    const edition = findEdition(database, Number(params['id']));
    const name = params['name'] ?? '';
    if (edition === undefined || !mediaNamesIn(changesOf(edition)).has(name)) return reply.code(404).send();
    const media = await findEditionMedia(config.settings, publishing.bundleOf(edition), name);
    if (media === undefined) return reply.code(404).send();
    return reply
      .header('content-security-policy', PICTURE_POLICY)
      .type(media.type)
      .send(Buffer.from(media.bytes));
  });
}
