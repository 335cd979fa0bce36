import { StudioPerson } from '../../../support/studio-person.mjs';
import { payloads } from '../payloads.mjs';
import { each } from '../result.mjs';

export const ELSEWHERE = payloads('redirects');
export const BREAKS = payloads('line-breaks');
const INJECTED = ['x-injected', 'refresh', 'clear-site-data', 'link', 'access-control-allow-origin'];
/** In short, every so many of them. */
const SHARE = 4;

/** Where the studio leads on to what it was told. */
export async function tryWaysBack({ url, auditor, isFast, findings }) {
  const { host } = new URL(url);
  const isOwn = (location) => /^\/(?![/\\])[^\r\n]*$/.test(location) && new URL(location, url).host === host;
  const nobody = new StudioPerson(url);
  const all = [...ELSEWHERE, ...BREAKS.map((row) => `/${row}`)];
  const rows = isFast ? all.filter((_, at) => at % SHARE === 0) : all;
  let tried = 0;
  await each(rows, async (row) => {
    const answers = [
      await nobody.ask('/sign-in', { form: { person: 'Zhou Tao', back: row } }),
      await auditor.ask('/language', { form: { token: auditor.token, language: 'CN', path: row } }),
      await nobody.ask(`/sign-in?back=${encodeURIComponent(row)}`),
    ];
    tried += answers.length;
    for (const { status, headers, text } of answers) {
      const location = headers.get('location');
      if (status >= 500) findings.push(`${status} with the way back ${row}`);
      if (location !== null && !isOwn(location)) findings.push(`${row} leads to ${location}`);
      if (/name="back" value="(?:https?:|\/\/|\\)/.test(text))
        findings.push(`${row} stands in the form of the sign-in`);
      for (const name of INJECTED) if (headers.has(name)) findings.push(`${row} makes a header ${name}`);
    }
  });
  return tried;
}
