import fastify from 'fastify';
import { expect, it } from 'vitest';
import { framing, guard } from './security.ts';

it('the page that frames previews may frame these two origins, and differs in nothing else', async () => {
  const app = fastify();
  guard(app, undefined);
  app.get('/other', async () => '');
  app.get('/look', async (_request, reply) => {
    framing(reply, ['http://localhost:40001/_preview/abc', 'http://localhost:40002/_preview/def']);
    return '';
  });
  const headersOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'localhost' } })).headers as Record<string, string>;
  const policyOf = ({ 'content-security-policy': policy = '' }: Record<string, string>) => policy.split('; ');

  const [look, other] = [await headersOf('/look'), await headersOf('/other')];
  const [lookPolicy, otherPolicy] = [policyOf(look), policyOf(other)];
  expect(otherPolicy).toContain("frame-src 'self'");
  expect(lookPolicy.filter((one) => !otherPolicy.includes(one))).toEqual([
    'frame-src http://localhost:40001 http://localhost:40002',
  ]);
  expect(lookPolicy).toHaveLength(otherPolicy.length);
  const { 'content-security-policy': _look, ...lookElse } = look;
  expect(other).toMatchObject({ ...lookElse, date: expect.any(String) });
});
