/** Shows what somebody writes as its page would, beside the form, and again whenever something of it was stored. */
export function showPageBeside(): void {
  const toggle = document.querySelector<HTMLElement>('[data-beside-toggle]');
  const place = document.querySelector<HTMLElement>('[data-beside]');
  const frame = place?.querySelector('iframe');
  const language = place?.querySelector('select');
  if (!toggle || !place || !frame || !language) return;
  const address = () => `${place.dataset['beside']}?language=${language.value}`;
  let scrolled = 0;
  let isComing = false;
  const draw = () => {
    const view = frame.contentWindow;
    if (place.hidden || view === null) return;
    // What comes has not been scrolled yet.
    if (!isComing) scrolled = view.scrollY;
    isComing = true;
    // Another `src` would be a step of the browser's own way back.
    view.location.replace(address());
  };
  frame.addEventListener('load', () => {
    isComing = false;
    frame.contentWindow?.scrollTo(0, scrolled);
  });
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    place.hidden = !place.hidden;
    toggle.setAttribute('aria-expanded', String(!place.hidden));
    draw();
    // Under a form of some length nobody would see that it came.
    if (!place.hidden && place.getBoundingClientRect().top > innerHeight) place.scrollIntoView();
  });
  language.addEventListener('change', draw);
  document.addEventListener(SAVED, draw);
}

/** Tells that something of a form was stored. */
export const SAVED = 'studio-saved';
