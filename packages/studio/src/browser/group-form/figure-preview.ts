import { freeId, make } from './elements.ts';

const PAUSE_MS = 500;

interface Parts {
  address: string;
  token: string;
  title: string;
  read: () => unknown;
}

/** A figure as the page draws it. The studio draws it in a frame of its own: no script here makes elements of a text. */
export class FigurePreview {
  readonly #parts: Parts;
  readonly #field = make('input', { type: 'hidden', name: 'figure' });
  readonly #form: HTMLFormElement;
  readonly #frame: HTMLIFrameElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    const name = freeId();
    this.#frame = make('iframe', { name, title: parts.title, loading: 'lazy' });
    const token = make('input', { type: 'hidden', name: 'token', value: parts.token });
    this.#form = make(
      'form',
      { method: 'post', action: parts.address, target: name, hidden: '' },
      this.#field,
      token,
    );
  }

  /** It is drawn anew when something in `changing` changes. */
  open(changing: HTMLElement): HTMLElement {
    // Forms do not stand in each other.
    document.body.append(this.#form);
    changing.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#draw(), PAUSE_MS);
    });
    setTimeout(() => this.#draw());
    return this.#frame;
  }

  #draw(): void {
    if (!this.#frame.isConnected) {
      this.#form.remove();
      return;
    }
    const text = JSON.stringify(this.#parts.read() ?? {});
    if (text === this.#field.value) return;
    this.#field.value = text;
    this.#form.submit();
  }
}
