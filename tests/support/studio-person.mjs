/** What somebody's browser asks of the studio, without what it draws: tests/attacks and bench/studio. */
export class StudioPerson {
  #url;
  #cookie = '';

  /** @param url the studio's own */
  constructor(url) {
    this.#url = url;
  }

  /** Of the demo people; resolves to the person signed in. */
  static async signIn(url, name) {
    const person = new StudioPerson(url);
    const { headers } = await person.ask('/sign-in', { form: { person: name } });
    person.#cookie = headers.getSetCookie()[0].split(';', 1)[0];
    [, person.token] = /name="token" value="([^"]+)"/.exec((await person.ask('/')).text);
    return person;
  }

  get cookie() {
    return this.#cookie;
  }

  /** A page, or with `form` what a form of it sends. Answers are not followed. */
  async ask(path, { form, headers = {} } = {}) {
    const answer = await fetch(new URL(path, this.#url), {
      method: form === undefined ? 'GET' : 'POST',
      headers: { origin: new URL(this.#url).origin, cookie: this.#cookie, ...headers },
      body: form && new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** With the token of the session. Resolves to where it leads on. */
  async send(path, form, how) {
    const answer = await this.ask(path, { ...how, form: { ...form, token: this.token } });
    if (answer.status >= 400)
      throw new Error(`${path} was answered with ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer.headers.get('location') ?? answer.text;
  }
}

/** What a form has read of each field, which tells the studio whether somebody else has written there since. */
export const basesIn = (html) =>
  Object.fromEntries(
    [...html.matchAll(/name="(base\.[^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
