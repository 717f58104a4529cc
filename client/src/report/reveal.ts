/** Navigation in the report: to sections, with focus and highlight, and along the section links with the arrow keys. */

/** Milliseconds of the highlight. */
const highlightTime = 1400;

/** The section to focus once the view has the focus. */
let pendingSection: string | undefined;

window.addEventListener('focus', () => {
  if (pendingSection !== undefined) focus(pendingSection);
});

/**
 * Scrolls to a section, expands it if it is collapsed, and highlights it.
 * @param takesFocus moves the focus from the editor; otherwise the section gets it when the view is focused
 */
export function reveal(id: string, takesFocus: boolean): void {
  const section = document.getElementById(id);
  if (!section) return;
  const folded = section.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  if (takesFocus || document.hasFocus()) focus(id);
  else pendingSection = id;
  // Sections in the header are shown with its title.
  if (section.closest('header')) scrollToTop();
  // `scrollIntoView` would also scroll the surrounding page.
  else {
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    window.scrollTo(0, window.scrollY + section.getBoundingClientRect().top - margin);
  }
  section.classList.remove('lit');
  // Reading a layout property restarts the animation.
  void section.offsetWidth;
  section.classList.add('lit');
  setTimeout(() => section.classList.remove('lit'), highlightTime);
}

/** Scrolls to the first line of the report. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** A button beside the outcome keeps the focus, to be pressed again. */
function focus(id: string): void {
  pendingSection = undefined;
  if (id === 'outcome' && document.activeElement?.matches('button.action') === true) return;
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Passes the height of the sticky section links to the style sheet: in a narrow view they wrap. */
export function measureLinks(): void {
  const links = document.querySelector<HTMLElement>('nav.sections');
  document.documentElement.style.setProperty('--links', `${links?.offsetHeight ?? 0}px`);
}

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys move between the section links. */
export function moveAlongLinks(event: KeyboardEvent): void {
  const step = directions[event.key];
  const link = (event.target as HTMLElement | null)?.closest('nav.sections a');
  if (step === undefined || !link) return;
  const links = [...link.parentElement!.querySelectorAll<HTMLElement>('a')];
  const next = links[(links.indexOf(link as HTMLElement) + step + links.length) % links.length];
  next?.focus();
  event.preventDefault();
}
