/** Bars for the eye alone: the number stands beside them. Drawn as SVG, since the content security policy forbids inline styles. */

/** An SVG element with attributes and children. */
export function svg(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly Node[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** @param share of the longest bar, 0..1 */
export function meter(share: number): SVGElement {
  return svg(
    'svg',
    { class: 'meter', viewBox: '0 0 100 8', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('rect', { width: Math.max(1, share * 100), height: 8 }),
  );
}
