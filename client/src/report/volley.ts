/** A volley: for each kind of shooter its dice, the number to hit with its arithmetic, and the hits; and in words what they cost. */
import type { ReportShooter, ReportVolley } from '../../../server/src/protocol';
import { arithmetic } from './arithmetic';
import { element, table } from './dom';
import type { Send } from './links';

/** @param key names the fold of the arithmetic, so that it stays as it is when the report is drawn anew */
export function volley(send: Send, { on, sides, shooters }: ReportVolley, title: string, key: string): HTMLElement {
  const modified = shooters.filter(({ arithmetic: { lines } }) => lines.some(({ role }) => role === 'change'));
  return element(
    'div',
    { class: 'volley' },
    table(
      `${title}, on ${on}`,
      [
        { title: 'Units' },
        { title: 'Dice', number: true },
        { title: 'Hit on', number: true },
        { title: 'Rolled' },
        { title: 'Hits', number: true },
      ],
      shooters.map((shooter) => ({ cells: cellsOf(shooter, sides) })),
    ),
    modified.length > 0 &&
      element(
        'details',
        { class: 'more', 'data-key': `${key} arithmetic` },
        element('summary', {}, 'How the numbers to hit come about'),
        element(
          'div',
          { class: 'amounts' },
          // Different units may have numbers of one name.
          modified.map(({ title: units, arithmetic: amount }) =>
            arithmetic(send, { ...amount, what: `${units}: ${amount.what}` }),
          ),
        ),
      ),
  );
}

/** `defender: 2 × destroyer lost`; undefined where another volley shows it. */
export function costOf({ on, losses }: ReportVolley): string | undefined {
  return losses && `${on}: ${losses.length === 0 ? 'no loss' : losses.map(({ text }) => text).join('; ')}`;
}

function cellsOf({ title, hitsOn, faces, hits }: ReportShooter, sides: number): (Node | string)[] {
  return [title, `${faces.length}d${sides}`, toHit(hitsOn, sides), rolled(faces, hitsOn), String(hits)];
}

/** `2 or less`, `always`. */
export function toHit(hitsOn: number, sides: number): string {
  if (hitsOn >= sides) return 'always';
  return hitsOn === 1 ? '1' : `1\u2013${hitsOn}`;
}

/** Every die; one that hits is framed and bold, and named so to a screen reader. */
function rolled(faces: readonly number[], hitsOn: number): HTMLElement {
  const said = faces.map((face) => (face <= hitsOn ? `${face} hits` : String(face))).join(', ');
  return element(
    'span',
    { class: 'faces', role: 'img', 'aria-label': said },
    faces.map((face) => element('span', { class: face <= hitsOn ? 'face hit' : 'face' }, String(face))),
  );
}
