import type { Editor } from '@tiptap/core';

/** Asks where a link leads: an address that is typed, or a page of the site that is chosen by its title. */
export class LinkDialog {
  readonly #dialog: HTMLDialogElement;
  readonly #editor: Editor;
  readonly #addresses: string;
  #isFilled = false;

  constructor(dialog: HTMLDialogElement, editor: Editor, addresses: string) {
    this.#dialog = dialog;
    this.#editor = editor;
    this.#addresses = addresses;
  }

  listen(): void {
    // It stands inside the form of the record, of which it is no field.
    for (const event of ['input', 'change'])
      this.#dialog.addEventListener(event, (one) => one.stopPropagation());
    this.#dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.target !== this.#input) return;
      event.preventDefault();
      this.#take();
    });
    this.#button('take')?.addEventListener('click', () => this.#take());
    this.#button('out')?.addEventListener('click', () => {
      this.#dialog.close();
      this.#editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    });
    this.#button('close')?.addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('close', () => this.#editor.commands.focus());
  }

  open(): void {
    if (this.#input === null) return;
    this.#input.value = String(this.#editor.getAttributes('link')['href'] ?? '');
    this.#dialog.showModal();
    this.#input.focus();
    if (this.#isFilled) return;
    this.#isFilled = true;
    this.#fill().catch(() => {
      // An address can still be typed.
      this.#isFilled = false;
    });
  }

  get #input(): HTMLInputElement | null {
    return this.#dialog.querySelector('input');
  }

  #button(name: string): HTMLButtonElement | null {
    return this.#dialog.querySelector(`[data-link="${name}"]`);
  }

  async #fill(): Promise<void> {
    const answer = await fetch(this.#addresses);
    if (!answer.ok) throw new Error(answer.statusText);
    const pages = (await answer.json()) as { address: string; title: string }[];
    this.#dialog.querySelector('datalist')?.replaceChildren(
      ...pages.map(({ address, title }) => {
        const option = document.createElement('option');
        option.value = address;
        option.label = title;
        return option;
      }),
    );
  }

  #take(): void {
    const href = this.#input?.value.trim() ?? '';
    this.#dialog.close();
    const chain = this.#editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetMark('link').run();
    else if (this.#editor.state.selection.empty && !this.#editor.isActive('link'))
      chain
        .command(({ tr, state: { schema } }) => {
          const text = schema.text(href, [schema.mark('link', { href })]);
          return tr.replaceSelectionWith(text, false).docChanged;
        })
        .run();
    else chain.setMark('link', { href }).run();
  }
}
