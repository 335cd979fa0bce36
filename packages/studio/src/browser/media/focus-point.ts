const FOCUS = /^(\d{1,3})% (\d{1,3})%$/;

/** Shows where the eye should land in the cover, and lets it be set by a click or with two sliders. */
export function listenForFocus(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-focus]')) {
    const field = document.getElementById(place.dataset['focus'] ?? '');
    const cover = document.getElementById('cover');
    if (field instanceof HTMLInputElement && cover instanceof HTMLInputElement)
      new FocusPoint(place, field, cover).listen();
  }
}

class FocusPoint {
  readonly #place: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #cover: HTMLInputElement;

  constructor(place: HTMLElement, field: HTMLInputElement, cover: HTMLInputElement) {
    this.#place = place;
    this.#field = field;
    this.#cover = cover;
  }

  listen(): void {
    this.#picture?.addEventListener('click', (event) => {
      const { width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      this.#set(percent(event.offsetX, width), percent(event.offsetY, height));
    });
    // The sliders are no fields of the form: what they set is.
    this.#place.addEventListener('input', (event) => {
      event.stopPropagation();
      this.#set(Number(this.#slider('x')?.value), Number(this.#slider('y')?.value));
    });
    this.#field.addEventListener('input', () => this.#show());
    this.#cover.addEventListener('input', () => this.#show());
    this.#show();
  }

  get #picture(): HTMLImageElement | null {
    return this.#place.querySelector('img');
  }

  #slider(axis: 'x' | 'y'): HTMLInputElement | null {
    return this.#place.querySelector(`[data-axis="${axis}"]`);
  }

  #set(x: number, y: number): void {
    this.#field.value = `${x}% ${y}%`;
    this.#field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #show(): void {
    const path = this.#cover.value.trim();
    this.#place.hidden = !path.startsWith('images/');
    const address = `${this.#place.dataset['base'] ?? ''}${path}`;
    if (!this.#place.hidden && this.#picture?.getAttribute('src') !== address)
      this.#picture?.setAttribute('src', address);
    const [, x = '50', y = '50'] = FOCUS.exec(this.#field.value.trim()) ?? [];
    const mark = this.#place.querySelector<HTMLElement>('[data-mark]');
    if (mark) {
      mark.style.insetInlineStart = `${x}%`;
      mark.style.insetBlockStart = `${y}%`;
    }
    for (const [axis, value] of [
      ['x', x],
      ['y', y],
    ] as const) {
      const slider = this.#slider(axis);
      if (slider) slider.value = value;
    }
  }
}

const percent = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((at / of) * 100)));
