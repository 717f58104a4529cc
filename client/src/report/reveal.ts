/** Ways about the report: to a section, which takes the focus and lights up for a moment, and along the links by the arrows. */

/** How long a section is lit up, in milliseconds. */
const lit = 1400;

/** Scrolls to a section, opens it where it is folded, and gives it the focus. A button beside the outcome keeps it, to be pressed again. */
export function reveal(id: string): void {
  const found = document.getElementById(id);
  if (!found) return;
  const folded = found.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  const isRepeated = id === 'outcome' && document.activeElement?.matches('button.action') === true;
  if (!isRepeated) found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'start' });
  found.classList.remove('lit');
  // Read, so that the animation begins anew where it was under way.
  void found.offsetWidth;
  found.classList.add('lit');
  setTimeout(() => found.classList.remove('lit'), lit);
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
