import { StudioPerson } from '../../../support/studio-person.mjs';
import { valuesOf } from './places.mjs';

const EVERYBODYS = ['/language', '/sign-out', '/key'];

const isSignOut = ({ action }) => action === '/sign-out';
const stepsOf = async (auditor) => JSON.parse((await auditor.ask('/log.json')).text).studio.steps;

/** Nobody's form is taken from elsewhere, and nobody takes a step of others by a form that they have seen. */
export async function tryOthersForms({ url, places, writer, auditor, findings }) {
  const nobody = new StudioPerson(url);
  const stranger = await StudioPerson.signIn(url, 'Li Na');
  const before = (await stepsOf(auditor)).length;
  let sent = 0;
  const refused = async (who, { action }, how, what) => {
    sent += 1;
    const { status, headers } = await who.ask(action, how);
    const isSentToSignIn = status < 400 && headers.get('location')?.startsWith('/sign-in') === true;
    if ((status < 400 && !isSentToSignIn) || status >= 500)
      findings.push(`${action} ${what} was answered with ${status}`);
  };
  // Whoever is signed out by it is refused all that comes after.
  const forms = places.forms.toSorted((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)));
  for (const form of forms) {
    const filled = { ...valuesOf(form), token: writer.token };
    const from = (origin) => ({ form: filled, headers: { origin } });
    const as = ({ token }) => ({ form: { ...filled, token } });
    await refused(nobody, form, { form: filled }, 'without a session');
    await refused(writer, form, from('https://evil.example'), 'from another page');
    await refused(writer, form, from('null'), 'from a page of nobody');
    await refused(writer, form, as(auditor), 'with another token');
    await refused(writer, form, { form: valuesOf(form) }, 'without a token');
    if (EVERYBODYS.includes(form.action)) continue;
    await refused(auditor, form, as(auditor), 'by an auditor');
    if (form.action.includes('/item/'))
      await refused(stranger, form, as(stranger), 'by a writer of other columns');
  }
  if ((await writer.ask('/')).status !== 200) findings.push('the writer was signed out by a form of others');
  const after = await stepsOf(auditor);
  for (const { person, step } of after.slice(before)) findings.push(`${person} ${step} by a form of others`);
  return sent;
}
