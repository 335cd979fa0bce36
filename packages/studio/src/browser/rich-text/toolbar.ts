import type { Editor } from '@tiptap/core';
import { isInTable } from '@tiptap/pm/tables';
import { COMMANDS } from './commands.ts';

/** One stop for the Tab key, with arrows inside, as the pattern of toolbars has it. */
export class Toolbar {
  readonly #place: HTMLElement;
  readonly #editor: Editor;
  readonly #special: Readonly<Record<string, () => void>>;

  /** `special` are commands that open something of their own. */
  constructor(place: HTMLElement, editor: Editor, special: Readonly<Record<string, () => void>>) {
    this.#place = place;
    this.#editor = editor;
    this.#special = special;
  }

  listen(): void {
    this.#place.hidden = false;
    for (const button of this.#place.querySelectorAll<HTMLButtonElement>('[data-command]')) {
      button.addEventListener('click', () => {
        this.#enter(button);
        const name = button.dataset['command'] ?? '';
        const special = this.#special[name];
        if (special === undefined) COMMANDS[name]?.run(this.#editor);
        else special();
      });
    }
    this.#place.addEventListener('keydown', (event) => this.#move(event));
    this.#editor.on('transaction', () => this.show());
    this.#enter(this.#buttons[0]);
    this.show();
  }

  focus(): void {
    (this.#buttons.find(({ tabIndex }) => tabIndex === 0) ?? this.#buttons[0])?.focus();
  }

  /** What is on where the cursor stands, and what cannot be done there. */
  show(): void {
    const group = this.#place.querySelector<HTMLElement>('[data-in-table]');
    if (group !== null) group.hidden = !isInTable(this.#editor.state);
    for (const button of this.#buttons) {
      const { isOn, isPossible } = COMMANDS[button.dataset['command'] ?? ''] ?? {};
      if (isOn) button.setAttribute('aria-pressed', String(isOn(this.#editor)));
      // Still to be reached and heard, where a disabled one would drop out of the row.
      if (isPossible) button.setAttribute('aria-disabled', String(!isPossible(this.#editor)));
    }
  }

  get #buttons(): HTMLButtonElement[] {
    const all = this.#place.querySelectorAll<HTMLButtonElement>('[data-command]');
    return [...all].filter(({ parentElement }) => parentElement?.hidden !== true);
  }

  #enter(button: HTMLButtonElement | undefined): void {
    for (const one of this.#buttons) one.tabIndex = one === button ? 0 : -1;
  }

  #move(event: KeyboardEvent): void {
    const buttons = this.#buttons;
    const at = buttons.findIndex((one) => one === document.activeElement);
    const next: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    if (event.key === 'Escape') this.#editor.commands.focus();
    const button = buttons[next[event.key] ?? -1];
    if (button === undefined) return;
    event.preventDefault();
    this.#enter(button);
    button.focus();
  }
}
