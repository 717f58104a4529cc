/** Draws a counter: the colour and letters of its power, a silhouette, its number and factors, and marks for hits, fog and damage. */
import { truncate } from '../../model/wording';
import type { BoardCounter, BoardMark } from '../../protocol';
import { roundToTenth } from '../chart';
import { createElement } from '../element';
import type { Child, RenderedNode } from '../element';
import type { RenderContext } from '../render-context';
import { describeCounter } from './describe';
import { measureLabelRoom, stripe, wrapLabel } from './layout';
import type { BoardSize, PlacedCounter } from './layout';
import { crackPath, shapePaths, shapeSize, shieldPath } from './shapes';

/** More units are written as a number. */
const maxPips = 6;
/** A label may have this many times the characters that fit, set closer together. */
const maxTightening = 1.5;
/** The y coordinate of the pips, below the silhouette. */
const pipLine = 40;
/** The y coordinates of the waves over a unit that is not detected. */
const waveLines = [16, 34];

export function renderCounter(
  { send }: RenderContext,
  { counter, x, y, width, height }: PlacedCounter,
  mark: BoardMark | undefined,
  column: number,
  size: BoardSize,
): RenderedNode {
  const { font, labelLines } = size;
  const { power, count, shape, label, line, factors, isShield, idle } = counter;
  const { lost = 0, damaged = 0, away = 0, isHidden = false } = mark ?? {};
  const isLost = lost >= count;
  const isGone = lost + away >= count;
  const middle = stripe + (width - stripe) / 2;
  const renderText = (textX: number, textY: number, content: string, look: string, anchor = 'start'): RenderedNode =>
    createElement('text', { x: textX, y: textY, class: look, 'text-anchor': anchor, 'font-size': font }, content);
  const classes = [
    'counter',
    `column-${column}`,
    isGone && 'gone',
    isHidden && !isLost && 'fogged',
    idle !== undefined && 'idle',
    send && line !== undefined && 'linked',
  ];
  return createElement(
    'g',
    {
      key: counter.id,
      class: classes.filter(Boolean).join(' '),
      transform: `translate(${roundToTenth(x)} ${roundToTenth(y)})`,
      ...(power && { style: { '--mine': power.color } }),
      ...(send && line !== undefined && { click: () => send({ type: 'line', line }) }),
    },
    createElement('title', {}, describeCounter(counter, mark) + (line === undefined ? '' : ` (line ${line})`)),
    createElement('rect', { class: 'card', width, height, rx: 4 }),
    createElement('path', { class: 'stripe', d: `M4 0H${stripe}V${height}H4Q0 ${height} 0 ${height - 4}V4Q0 0 4 0Z` }),
    column === 1 && createElement('path', { class: 'hatch', d: renderHatch(height) }),
    power && renderText(stripe + 4, font + 2, power.letters, 'letters'),
    count > 1 && renderText(width - 4, font + 2, `\u00d7${count}`, 'number', 'end'),
    createElement(
      'g',
      { transform: `translate(${roundToTenth(middle - shapeSize.width / 2)} 19)` },
      isShield && createElement('path', { class: 'shield', d: shieldPath }),
      createElement('path', { class: 'shape', d: shapePaths[shape] }),
      damaged > 0 && !isLost && createElement('path', { class: 'crack', d: crackPath }),
    ),
    renderPips(counter, mark, middle, font),
    renderLabel(wrapLabel(label, measureLabelRoom(size).characters, labelLines), height, size),
    renderFactors({ ...counter, factors: mark?.factors ?? factors }, width, height, font),
    factors.length === 0 && idle !== undefined && renderText(stripe + 3, height - 5, 'stays out', 'quiet'),
    isHidden && !isLost && createElement('path', { class: 'fog', d: renderFog(width) }),
    isLost &&
      createElement('path', { class: 'cross', d: `M3 3L${width - 3} ${height - 3}M${width - 3} 3L3 ${height - 3}` }),
  );
}

/** The name above the factors. A line that is a little too long is set tighter. */
function renderLabel(lines: readonly string[], height: number, size: BoardSize): readonly RenderedNode[] {
  const { width, characters } = measureLabelRoom(size);
  const fontSize = size.font - 1;
  return lines.map((line, index) =>
    createElement(
      'text',
      {
        x: stripe + 3,
        y: height - size.font - 8 - (lines.length - 1 - index) * fontSize,
        class: 'unit',
        'text-anchor': 'start',
        'font-size': fontSize,
        ...(line.length > characters && { textLength: width, lengthAdjust: 'spacingAndGlyphs' }),
      },
      truncate(line, Math.floor(characters * maxTightening)),
    ),
  );
}

/** Lines across the stripe of the second side: its counters differ by more than their colour. */
function renderHatch(height: number): string {
  return Array.from(
    { length: Math.floor(height / 8) },
    (_, index) => `M0 ${index * 8 + 8}L${stripe} ${index * 8 + 3}`,
  ).join('');
}

/** Waves above and below the silhouette: no letter, pip or number is there. */
function renderFog(width: number): string {
  const renderWave = (y: number): string =>
    `M${stripe + 2} ${y}q6 -4 12 0${'t12 0'.repeat(Math.floor((width - stripe) / 12) - 1)}`;
  return waveLines.map(renderWave).join('');
}

/** A pip for each unit: full, cracked, hollow if it has withdrawn, crossed if it is out. */
function renderPips({ count }: BoardCounter, mark: BoardMark | undefined, middle: number, font: number): Child {
  if (count === 1 || (mark === undefined && count > maxPips)) return false;
  const { lost = 0, damaged = 0, away = 0 } = mark ?? {};
  if (count > maxPips)
    return (
      lost + damaged + away > 0 &&
      createElement(
        'text',
        { x: middle, y: pipLine + 4, class: 'tally', 'text-anchor': 'middle', 'font-size': font - 1 },
        lost > 0 ? `${lost} out` : damaged > 0 ? `${damaged} hit` : `${away} away`,
      )
    );
  const kinds = [
    ...Array.from({ length: Math.max(0, count - lost - damaged - away) }, () => 'whole'),
    ...Array.from({ length: damaged }, () => 'half'),
    ...Array.from({ length: away }, () => 'hollow'),
    ...Array.from({ length: lost }, () => 'crossed'),
  ].slice(0, count);
  const begin = middle - ((count - 1) * 8) / 2;
  return kinds.map((kind, index) => {
    const cx = roundToTenth(begin + index * 8);
    if (kind === 'crossed')
      return createElement('path', {
        class: 'pip crossed',
        d: `M${roundToTenth(cx - 2.6)} ${pipLine - 2.6}l5.2 5.2m0 -5.2l-5.2 5.2`,
      });
    if (kind === 'half')
      return [
        createElement('circle', { class: 'pip hollow', cx, cy: pipLine, r: 2.6 }),
        createElement('path', { class: 'pip', d: `M${cx} ${pipLine - 2.6}a2.6 2.6 0 0 0 0 5.2Z` }),
      ];
    return createElement('circle', { class: `pip ${kind}`, cx, cy: pipLine, r: 2.6 });
  });
}

function renderFactors({ factors, first }: BoardCounter, width: number, height: number, font: number): Child {
  const die = factors.find(({ isDie }) => isDie);
  const words = factors
    .filter(({ isDie }) => !isDie)
    .map(({ sign, value }) => `${sign}${sign.length > 0 && /\w/.test(sign) ? '\u2009' : ''}${value}`);
  const size = font + 3;
  return [
    words.length > 0 &&
      createElement('text', { x: stripe + 3, y: height - 5, class: 'factors', 'font-size': font }, words.join('  ')),
    first !== undefined && [
      createElement('rect', {
        class: 'badge',
        x: stripe + 3,
        y: height - size - 1,
        width: 22,
        height: size - 1,
        rx: 6,
      }),
      createElement(
        'text',
        { x: stripe + 14, y: height - 5, class: 'badge-text', 'text-anchor': 'middle', 'font-size': font - 1 },
        '1st',
      ),
    ],
    die && [
      createElement('rect', {
        class: 'die',
        x: width - size - 4,
        y: height - size - 3,
        width: size,
        height: size,
        rx: 3,
      }),
      createElement(
        'text',
        { x: width - size / 2 - 4, y: height - 6, class: 'die-value', 'text-anchor': 'middle', 'font-size': font },
        die.value,
      ),
    ],
  ];
}
