/** Moves the entries of a list by its buttons or by dragging, says where each is now, and saves. */
export function listenForOrder(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-order]')) new OrderList(form).listen();
}

class OrderList {
  readonly #form: HTMLFormElement;
  #saving: Promise<void> = Promise.resolve();

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  listen(): void {
    this.#form.addEventListener('click', (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLButtonElement>('button[name="move"]')
          : null;
      const entry = button?.closest('li');
      if (!button || !entry) return;
      event.preventDefault();
      if (button.value.startsWith('up:')) entry.previousElementSibling?.before(entry);
      else entry.nextElementSibling?.after(entry);
      // Moving it in the page takes the focus away.
      button.focus();
      this.#settle(entry);
    });
    for (const entry of this.#entries) {
      entry.draggable = entry.querySelector('button') !== null;
      entry.addEventListener('dragstart', () => {
        entry.dataset['dragged'] = '';
      });
      entry.addEventListener('dragover', (event) => {
        const dragged = this.#form.querySelector('[data-dragged]');
        if (dragged === null) return;
        event.preventDefault();
        if (dragged === entry) return;
        const { top, height } = entry.getBoundingClientRect();
        if (event.clientY < top + height / 2) entry.before(dragged);
        else entry.after(dragged);
      });
      entry.addEventListener('drop', (event) => event.preventDefault());
      entry.addEventListener('dragend', () => {
        delete entry.dataset['dragged'];
        this.#settle(entry);
      });
    }
  }

  get #entries(): HTMLLIElement[] {
    return [...this.#form.querySelectorAll('li')];
  }

  #settle(entry: HTMLLIElement): void {
    const entries = this.#entries;
    const { moved = '', saved = '', failed = '' } = this.#form.dataset;
    const place = moved
      .replace('{title}', entry.dataset['title'] ?? '')
      .replace('{place}', String(entries.indexOf(entry) + 1))
      .replace('{count}', String(entries.length));
    this.#say(place);
    // One after the other: the last order is what stays.
    this.#saving = this.#saving
      .then(() => this.#save())
      .then(
        () => this.#say(`${place} ${saved}`),
        () => this.#say(failed),
      );
  }

  async #save(): Promise<void> {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(this.#form))
      if (typeof value === 'string') body.append(name, value);
    const answer = await fetch(this.#form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(answer.statusText);
  }

  #say(text: string): void {
    const status = this.#form.querySelector('[data-order-status]');
    if (status !== null) status.textContent = text;
  }
}
