import { Editor } from '@tiptap/core';
import { openPicker } from '../media/media-picker.ts';
import { uploadFile } from '../media/upload.ts';
import { putPicture } from './commands.ts';
import { KeptText } from './kept-text.ts';
import { LinkDialog } from './link-dialog.ts';
import { copied, takePasted, type Pasting } from './pasting.ts';
import type { RichNode } from './rich-node.ts';
import { siteText } from './extensions.ts';
import { Toolbar } from './toolbar.ts';

/** Long enough for a word: writing a text anew at each letter would be felt. */
const PAUSE_MS = 250;

/** Puts an editor in the place of a text area, which stays the field that is sent and saved. */
export function openEditor(place: HTMLElement): void {
  const area = place.querySelector('textarea');
  const mount = place.querySelector<HTMLElement>('[data-rich-mount]');
  const tools = place.querySelector<HTMLElement>('[data-rich-toolbar]');
  if (area !== null && mount !== null && tools !== null) new RichText(place, area, mount, tools).open();
}

class RichText {
  readonly #place: HTMLElement;
  readonly #area: HTMLTextAreaElement;
  readonly #mount: HTMLElement;
  readonly #tools: HTMLElement;
  readonly #editor: Editor;
  #kept = new KeptText('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInexact = false;

  constructor(place: HTMLElement, area: HTMLTextAreaElement, mount: HTMLElement, tools: HTMLElement) {
    this.#place = place;
    this.#area = area;
    this.#mount = mount;
    this.#tools = tools;
    const { mediaBase = '', clean = '', token = '' } = place.dataset;
    const pasting: Pasting = {
      address: clean,
      token,
      editor: () => this.#editor,
      upload: (file) => {
        const to = document.querySelector<HTMLElement>('[data-picker] [data-upload]');
        return to === null ? Promise.reject(new Error()) : uploadFile(to, file);
      },
      say: (what, more) => this.#say(what, more),
    };
    this.#editor = new Editor({
      element: mount,
      extensions: siteText(mediaBase),
      // A text, even an empty one, the library would parse as HTML.
      content: { type: 'doc', content: [{ type: 'paragraph' }] },
      // Styles come with the page: its policy takes none from a script.
      injectCSS: false,
      enablePasteRules: false,
      editorProps: {
        attributes: this.#attributes(),
        clipboardTextSerializer: copied,
        handleDOMEvents: {
          // Before the library reads it: that would make elements of a text, which the policy refuses.
          paste: (_view, event) => {
            event.preventDefault();
            takePasted(pasting, event.clipboardData);
            return true;
          },
          drop: (view, event) => {
            if (view.dragging) return false;
            event.preventDefault();
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (at !== null) this.#editor.commands.setTextSelection(at.pos);
            takePasted(pasting, event.dataTransfer);
            return true;
          },
          keydown: (_view, event) => {
            if (!event.altKey || event.key !== 'F10') return false;
            event.preventDefault();
            toolbar.focus();
            return true;
          },
        },
      },
    });
    const dialog = place.querySelector<HTMLDialogElement>('[data-rich-link]');
    const link = dialog && new LinkDialog(dialog, this.#editor, place.dataset['addresses'] ?? '');
    link?.listen();
    const toolbar = new Toolbar(tools, this.#editor, {
      link: () => link?.open(),
      picture: () => this.#pickPicture(),
      source: () => this.#toSource(),
    });
    toolbar.listen();
  }

  open(): void {
    this.#toEditor();
    this.#editor.on('update', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#put(), PAUSE_MS);
    });
    // What was written last goes along with a form that is sent at once.
    this.#area.form?.addEventListener('formdata', (event) => {
      if (this.#mount.hidden) return;
      this.#put();
      event.formData.set(this.#area.name, this.#area.value);
    });
    const back = this.#place.querySelector<HTMLButtonElement>('[data-rich-back]');
    back?.addEventListener('click', () => {
      this.#toEditor();
      this.#editor.commands.focus();
    });
    new MutationObserver(() => {
      const isWrong = this.#area.getAttribute('aria-invalid') ?? 'false';
      this.#editor.view.dom.setAttribute('aria-invalid', isWrong);
    }).observe(this.#area, { attributeFilter: ['aria-invalid'] });
  }

  /** The one that is chosen in the text, or a new one at the cursor. */
  #pickPicture(): void {
    const { alt = '' } = this.#editor.getAttributes('picture') as { alt?: string };
    openPicker({
      kind: 'pictures',
      alt,
      take: ({ path, alt: said }) => putPicture(this.#editor, { src: path, alt: said }),
    });
  }

  #attributes(): Record<string, string> {
    const { label = '' } = this.#place.dataset;
    return {
      id: `${this.#area.id}-editor`,
      'aria-labelledby': label,
      'aria-multiline': 'true',
      'aria-describedby': this.#area.getAttribute('aria-describedby') ?? '',
      lang: this.#area.lang,
    };
  }

  #toEditor(): void {
    this.#kept = new KeptText(this.#area.value);
    const { state, view } = this.#editor;
    const shown = this.#kept.nodes.length > 0 ? this.#kept.nodes : [{ type: 'paragraph' }];
    const nodes = shown.map((node) => state.schema.nodeFromJSON(node));
    // Nothing to take back to before it was opened.
    const filled = state.tr.setMeta('addToHistory', false).replaceWith(0, state.doc.content.size, nodes);
    view.dispatch(filled);
    this.#show('editor');
  }

  #toSource(): void {
    this.#put();
    this.#show('source');
    this.#area.focus();
  }

  #show(which: 'editor' | 'source'): void {
    const isEditor = which === 'editor';
    this.#mount.hidden = !isEditor;
    this.#tools.hidden = !isEditor;
    this.#area.hidden = isEditor;
    for (const one of this.#place.querySelectorAll<HTMLElement>('[data-rich-shown]'))
      one.hidden = one.dataset['richShown'] !== which;
    const label = document.getElementById(this.#place.dataset['label'] ?? '');
    // One label, for what is there to be written in.
    if (isEditor) label?.removeAttribute('for');
    else label?.setAttribute('for', this.#area.id);
  }

  /** Into the field that is saved, where it differs. */
  #put(): void {
    clearTimeout(this.#timer);
    if (this.#mount.hidden) return;
    const { content = [] } = this.#editor.getJSON() as RichNode;
    const { text, isExact } = this.#kept.write(content);
    // Said until it is so no more.
    if (!isExact || this.#isInexact) this.#say(isExact ? '' : 'inexact');
    this.#isInexact = !isExact;
    if (text === this.#area.value) return;
    this.#area.value = text;
    this.#area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #say(what: string, more = ''): void {
    const note = this.#place.querySelector('[data-rich-note]');
    const said = what === '' ? '' : (this.#place.dataset[what] ?? '');
    if (note !== null) note.textContent = `${said} ${more}`.trim();
  }
}
