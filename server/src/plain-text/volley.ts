/** Formats a volley for a terminal: a line for each kind of shooter with hits in brackets, its modifiers, then the losses. */
import { pluralize, capitalize, formatVolleyDice } from '../model/wording';
import { formatColumns, indentLines, padText, wrapText } from './layout';
import type { TextStyle, TextReport } from './report';

type Step = NonNullable<TextReport['trace']>['steps'][number];
type Volley = NonNullable<Step['volley']>;
type Shooter = Volley['shooters'][number];

/** @param formatArithmetic formats the derivation of a number to hit */
export function formatVolley(
  { on, sides, shooters, losses }: Volley,
  formatArithmetic: (amount: Shooter['arithmetic']) => readonly string[],
  { words, paint, width }: TextStyle,
): readonly string[] {
  const heads = formatColumns(
    shooters.map((shooter) => [
      words.formatInline(shooter.title),
      formatVolleyDice(shooter.faces.length, sides, shooter.sureHits),
      shooter.faces.length === 0 ? '' : formatToHit(shooter.hitsOn, sides),
      pluralize(shooter.hits, 'hit'),
    ]),
    ['left', 'right', 'left', 'right'],
  );
  const lossText = losses?.map(({ text }) => text).join('; ') || 'no loss';
  const indent = Math.max(...heads.map((head) => head.length)) + 2;
  return [
    ...shooters.flatMap((shooter, index) => [
      ...formatRoll(heads[index]!, shooter.faces, shooter.hitsOn, indent, width),
      ...(isModified(shooter) ? indentLines(formatArithmetic(shooter.arithmetic), 2) : []),
    ]),
    ...(losses
      ? wrapText(paint('bold', `${capitalize(words.getSideName(on))}: ${words.formatInline(lossText)}`), width)
      : []),
  ];
}

function isModified({ arithmetic: { lines } }: Shooter): boolean {
  return lines.some(({ role }) => role === 'change');
}

/** The head of a shooter's line, then its dice, wrapped. */
function formatRoll(head: string, faces: readonly number[], hitsOn: number, indent: number, width: number): string[] {
  const dice = faces.map((face) => (face <= hitsOn ? `[${face}]` : String(face))).join(' ');
  return wrapText(dice, Math.max(20, width - indent)).map(
    (line, index) => padText(index === 0 ? head : '', indent) + line,
  );
}

function formatToHit(hitsOn: number, sides: number): string {
  if (hitsOn >= sides) return 'always hit';
  return hitsOn === 1 ? 'hit on 1' : `hit on 1 to ${hitsOn}`;
}
