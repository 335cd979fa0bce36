import { UnreadableText, pastedMarkdown } from '@bank/publish/editing';
import { findEdition } from '../../editions/edition.ts';
import { readOnce } from '../../editions/readings.ts';
import type { Asked, Door } from '../asking.ts';

/** What the editor of long texts asks for. */
export function texts({ studio, get, post }: Door): void {
  const { database, folders } = studio;

  /** HTML of a clipboard, cleaned: no script of ours makes elements of a text. */
  post('/paste', (one: Asked) => {
    const { body } = one.request;
    if (!Buffer.isBuffer(body)) return one.reply.code(400).send();
    try {
      return one.reply.send(pastedMarkdown(body.toString('utf8')));
    } catch (error) {
      if (error instanceof UnreadableText) return one.reply.code(413).send();
      throw error;
    }
  });

  /** Pages that a text of this edition may lead to, new articles too. */
  get('/editions/:id/addresses.json', async (one) => {
    const edition = findEdition(database, Number(one.params['id']));
    if (edition === undefined) return one.reply.code(404).send();
    const language = one.query.get('language') === 'EN' ? 'EN' : 'CN';
    const folder = await folders.of(edition);
    const place = edition.scope === 'site' ? await folder.place() : folders.sourceOf('site');
    const listed = await readOnce('addresses', folder, { folder: place, scope: 'site' });
    const own = listed.filter((address) => address.language === language);
    return one.reply.send(own.map(({ address, title }) => ({ address, title })));
  });
}
