/** Renders a volley: the dice, the number to hit with its arithmetic, and the hits of each kind of shooter; and formats its losses. */
import type { ReportShooter, ReportVolley } from '../protocol';
import { arithmetic } from './arithmetic';
import { headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';

export function volley(drawing: Drawing, { on, sides, shooters }: ReportVolley, title: string): Drawn {
  const modified = shooters.filter(({ arithmetic: { lines } }) => lines.some(({ role }) => role === 'change'));
  return element(
    'div',
    { class: 'volley' },
    table(
      `${headed(drawing, title)}, on ${nameOf(drawing, on)}`,
      [
        { title: 'Units' },
        { title: 'Dice', number: true },
        { title: 'Hit on', number: true },
        { title: 'Rolled' },
        { title: 'Hits', number: true },
      ],
      shooters.map((shooter) => ({ cells: cellsOf(drawing, shooter, sides) })),
    ),
    modified.length > 0 &&
      element(
        'details',
        { class: 'more' },
        element('summary', {}, 'How the numbers to hit come about'),
        element(
          'div',
          { class: 'amounts' },
          // Different units may have numbers with the same name.
          modified.map(({ title: units, arithmetic: amount }) =>
            arithmetic(drawing, { ...amount, what: `${units}: ${amount.what}` }),
          ),
        ),
      ),
  );
}

/** `Japan: 2 × destroyer lost`; undefined if another volley shows it. */
export function costOf(drawing: Drawing, { on, losses }: ReportVolley): string | undefined {
  return (
    losses &&
    `${nameOf(drawing, on)}: ${losses.length === 0 ? 'no loss' : losses.map(({ text }) => inText(drawing, text)).join('; ')}`
  );
}

function cellsOf(drawing: Drawing, { title, hitsOn, faces, hits }: ReportShooter, sides: number): Child[] {
  return [
    headed(drawing, title),
    `${faces.length}d${sides}`,
    toHit(hitsOn, sides),
    rolled(faces, hitsOn),
    String(hits),
  ];
}

/** `2 or less`, `always`. */
export function toHit(hitsOn: number, sides: number): string {
  if (hitsOn >= sides) return 'always';
  return hitsOn === 1 ? '1' : `1\u2013${hitsOn}`;
}

/** Every die; hits are framed and bold, and announced by screen readers. */
function rolled(faces: readonly number[], hitsOn: number): Drawn {
  const said = faces.map((face) => (face <= hitsOn ? `${face} hits` : String(face))).join(', ');
  return element(
    'span',
    { class: 'faces', role: 'img', 'aria-label': said },
    faces.map((face) => element('span', { class: face <= hitsOn ? 'face hit' : 'face' }, String(face))),
  );
}
