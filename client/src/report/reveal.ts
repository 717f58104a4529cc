/** Ways about the report: to a section, which takes the focus and lights up for a moment, and along the links by the arrows. */

/** How long a section is lit up, in milliseconds. */
const lit = 1400;

/** The section that takes the focus once the view has it. */
let waiting: string | undefined;

window.addEventListener('focus', () => {
  if (waiting !== undefined) focus(waiting);
});

/**
 * Scrolls to a section, opens it where it is folded, and lights it up.
 * @param takesFocus it takes the focus from the editor; otherwise it has it once the reader comes here
 */
export function reveal(id: string, takesFocus: boolean): void {
  const found = document.getElementById(id);
  if (!found) return;
  const folded = found.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  if (takesFocus || document.hasFocus()) focus(id);
  else waiting = id;
  // What stands in the head of the report is seen with its title.
  if (found.closest('header')) toTop();
  // Never by `scrollIntoView`, which scrolls the page that holds the report as well.
  else {
    const margin = Number.parseFloat(getComputedStyle(found).scrollMarginTop) || 0;
    window.scrollTo(0, window.scrollY + found.getBoundingClientRect().top - margin);
  }
  found.classList.remove('lit');
  // Read, so that the animation begins anew where it was under way.
  void found.offsetWidth;
  found.classList.add('lit');
  setTimeout(() => found.classList.remove('lit'), lit);
}

/** To the very first line of the report. */
export function toTop(): void {
  window.scrollTo(0, 0);
}

/** A button beside the outcome keeps the focus, to be pressed again. */
function focus(id: string): void {
  waiting = undefined;
  if (id === 'outcome' && document.activeElement?.matches('button.action') === true) return;
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** Tells the style sheet how high the links to sections are that stay in view: in a narrow view they take several lines. */
export function measureLinks(): void {
  const links = document.querySelector<HTMLElement>('nav.sections');
  document.documentElement.style.setProperty('--links', `${links?.offsetHeight ?? 0}px`);
}

const directions: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrows go from link to link among the links to sections. */
export function goAlong(event: KeyboardEvent): void {
  const step = directions[event.key];
  const link = (event.target as HTMLElement | null)?.closest('nav.sections a');
  if (step === undefined || !link) return;
  const links = [...link.parentElement!.querySelectorAll<HTMLElement>('a')];
  const next = links[(links.indexOf(link as HTMLElement) + step + links.length) % links.length];
  next?.focus();
  event.preventDefault();
}
