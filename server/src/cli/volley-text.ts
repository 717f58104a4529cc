/** Formats a volley for a terminal: a line for each kind of shooter with hits in brackets, its modifiers, then the losses. */
import { counted, sentence } from '../model/wording';
import type { PlacedReport } from '../library/combats';
import { columns, indented, padded, wrapped } from './print/layout';
import type { Paint } from './print/style';
import type { Words } from './words';

type Step = NonNullable<PlacedReport['trace']>['steps'][number];
type Volley = NonNullable<Step['volley']>;
type Shooter = Volley['shooters'][number];

/** @param arithmetic formats the derivation of a number to hit */
export function volleyText(
  { on, sides, shooters, losses }: Volley,
  arithmetic: (amount: Shooter['arithmetic']) => readonly string[],
  { words, painted, width }: { readonly words: Words; readonly painted: Paint; readonly width: number },
): readonly string[] {
  const heads = columns(
    shooters.map(({ title, faces, hitsOn, hits }) => [
      words.said(title),
      `${faces.length}d${sides}`,
      toHit(hitsOn, sides),
      counted(hits, 'hit'),
    ]),
    ['left', 'right', 'left', 'right'],
  );
  const indent = Math.max(...heads.map((head) => head.length)) + 2;
  return [
    ...shooters.flatMap((shooter, index) => [
      ...rolled(heads[index]!, shooter.faces, shooter.hitsOn, indent, width),
      ...(isModified(shooter) ? indented(arithmetic(shooter.arithmetic), 2) : []),
    ]),
    ...(losses
      ? wrapped(
          painted(
            'bold',
            `${sentence(words.side(on))}: ${words.said(losses.map(({ text }) => text).join('; ') || 'no loss')}`,
          ),
          width,
        )
      : []),
  ];
}

function isModified({ arithmetic: { lines } }: Shooter): boolean {
  return lines.some(({ role }) => role === 'change');
}

/** The head of a shooter's line, then its dice, wrapped. */
function rolled(head: string, faces: readonly number[], hitsOn: number, indent: number, width: number): string[] {
  const dice = faces.map((face) => (face <= hitsOn ? `[${face}]` : String(face))).join(' ');
  return wrapped(dice, Math.max(20, width - indent)).map(
    (line, index) => padded(index === 0 ? head : '', indent) + line,
  );
}

function toHit(hitsOn: number, sides: number): string {
  if (hitsOn >= sides) return 'always hit';
  return hitsOn === 1 ? 'hit on 1' : `hit on 1 to ${hitsOn}`;
}
