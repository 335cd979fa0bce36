import { SAVED } from './page-beside.ts';
import { forgetTyped, keepTyped } from './kept-text.ts';

/** Long enough for a thought, short enough that little is lost. */
const PAUSE_MS = 900;
/** Of 64 KB that browsers send on behalf of a page that is gone. */
const LAST_BYTES = 60_000;
const NONE = -1;

/** Of each field, in the person's language. */
type Findings = Record<string, { level: 'error' | 'warning'; text: string }[]>;

interface Told {
  /** Stamps of the fields that are stored now. */
  bases: Record<string, string>;
  /** Of the fields that were not stored, why. */
  findings: Findings;
  /** Fields of which nothing was stored: somebody else wrote them meanwhile, or they cannot be read. */
  refused: string[];
}

/** Saves a form while somebody writes in it, and shows what is found at each field. Without script its button does both. */
export function saveWhileTyping(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-autosave]')) new Saving(form).listen();
}

class Saving {
  readonly #form: HTMLFormElement;
  /** Says that what stands at the fields is not what is found in them now. */
  readonly #checking: HTMLElement | null;
  #checks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #isAgain = false;
  /** Counts what is typed, and says how much of it is stored, kept, or on a way that outlives the page. */
  #typed = 0;
  #safe = 0;
  /** The last attempt stored not all. */
  #isRefused = false;
  /** The person sends the form themselves, as soon as what is being stored is. */
  #sending: { by: HTMLElement | null } | undefined;
  #isSignedOut = false;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#checking = form.querySelector('[data-check-status]');
  }

  listen(): void {
    if (this.#checking?.hidden === false) void this.#check({});
    this.#form.addEventListener('input', () => {
      this.#say('unsaved');
      this.#typed += 1;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#save(), PAUSE_MS);
    });
    this.#form.addEventListener('submit', (event) => {
      clearTimeout(this.#timer);
      this.#safe = this.#typed;
      if (!this.#isSaving) return;
      // It would say of these fields that they are as they were, and be told that somebody else wrote them.
      event.preventDefault();
      this.#sending = { by: event.submitter };
    });
    addEventListener('beforeunload', (event) => this.#leave(event));
    // With what was typed since the last attempt to store it.
    this.#form.querySelector('[data-sign-in-again]')?.addEventListener('click', () => this.#keep());
  }

  /** Sends what was typed last ahead of whatever comes next; asks whether to stay where that cannot be done. */
  #leave(event: BeforeUnloadEvent): void {
    // Asked for all there is, an editor gives what it had not told of yet.
    const body = this.#body();
    if (this.#safe === this.#typed) return;
    clearTimeout(this.#timer);
    // What is under way has the stamps of before: what followed it would be refused.
    const isPossible = !this.#isSaving && !this.#isRefused && outlivesPage(body);
    if (!isPossible) event.preventDefault();
    void this.#save();
  }

  #body(): URLSearchParams {
    return new URLSearchParams(
      [...new FormData(this.#form)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]),
    );
  }

  async #save(): Promise<void> {
    if (this.#isSaving) {
      this.#isAgain = true;
      return;
    }
    this.#isSaving = true;
    this.#say('saving');
    try {
      const body = this.#body();
      const typed = this.#typed;
      const keepalive = outlivesPage(body);
      if (keepalive) this.#safe = typed;
      const answer = await fetch(this.#form.action, {
        method: 'POST',
        body,
        keepalive,
        headers: { accept: 'application/json' },
      });
      if (answer.status === 401) this.#askToSignIn();
      if (!answer.ok) throw new Error(answer.statusText);
      forgetTyped();
      const told = (await answer.json()) as Told;
      this.#remember(told.bases);
      this.#form.dispatchEvent(new Event(SAVED, { bubbles: true }));
      this.#isRefused = told.refused.length > 0;
      this.#safe = this.#isRefused ? NONE : typed;
      this.#say(this.#isRefused ? 'unsaved' : 'saved');
      if (!this.#isAgain) void this.#check(told.findings);
    } catch {
      this.#isRefused = true;
      if (!this.#isSignedOut) this.#safe = NONE;
      this.#say(this.#isSignedOut ? 'signedOut' : 'notSaved');
    }
    this.#isSaving = false;
    if (this.#sending !== undefined) {
      const { by } = this.#sending;
      this.#sending = undefined;
      this.#isAgain = false;
      this.#form.requestSubmit(by);
    } else if (this.#isAgain) {
      this.#isAgain = false;
      await this.#save();
    }
  }

  #keep(): void {
    keepTyped(this.#form);
    this.#safe = this.#typed;
  }

  /** The session has ended: what stands here waits in this tab until the person is back. */
  #askToSignIn(): void {
    this.#keep();
    this.#isSignedOut = true;
    this.#form.querySelector('[data-sign-in-again]')?.removeAttribute('hidden');
  }

  /**
   * What is found in all of it now; `known` is of fields that the store does not have as they stand here. It takes seconds, in which
   * somebody writes on: only the newest one is shown.
   */
  async #check(known: Findings): Promise<void> {
    const check = (this.#checks += 1);
    this.#tellChecking(true);
    const answer = await fetch(`${this.#form.dataset['autosave']}/findings.json`).catch(() => undefined);
    const found = answer?.ok === true ? ((await answer.json()) as Findings) : undefined;
    if (check !== this.#checks) return;
    if (found !== undefined) this.#show({ ...found, ...known });
    this.#tellChecking(false);
  }

  #tellChecking(isChecking: boolean): void {
    if (this.#checking !== null) this.#checking.hidden = !isChecking;
  }

  #remember(bases: Record<string, string>): void {
    for (const [field, base] of Object.entries(bases)) {
      const input = this.#form.elements.namedItem(`base.${field}`);
      if (input instanceof HTMLInputElement) input.value = base;
    }
  }

  #show(findings: Findings): void {
    // It was counted when the page came.
    document.querySelector('[data-finding-sum]')?.remove();
    for (const place of this.#form.querySelectorAll<HTMLElement>('[data-field]')) {
      const field = place.dataset['field'] ?? '';
      const list = place.querySelector('[data-findings]');
      const own = findings[field] ?? [];
      const control = this.#form.elements.namedItem(field);
      if (control instanceof HTMLElement) {
        if (own.some(({ level }) => level === 'error')) control.setAttribute('aria-invalid', 'true');
        else control.removeAttribute('aria-invalid');
      }
      list?.replaceChildren(
        ...own.map(({ level, text }) => {
          const line = document.createElement('li');
          line.dataset['level'] = level;
          line.textContent = text;
          return line;
        }),
      );
    }
  }

  #say(what: 'saved' | 'saving' | 'unsaved' | 'notSaved' | 'signedOut'): void {
    const status = this.#form.querySelector('[data-save-status]');
    if (status !== null) status.textContent = this.#form.dataset[what] ?? '';
  }
}

/** Written as forms are, it is ASCII. */
const outlivesPage = (body: URLSearchParams) => body.toString().length <= LAST_BYTES;
