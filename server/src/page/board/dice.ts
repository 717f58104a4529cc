/** Dice as drawings: pips on a six-sided one, the number on any other. */
import { createElement } from '../element';
import type { RenderedNode } from '../element';

/** Columns and rows of the pips, from -1 to 1, by the number rolled. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function renderDie(face: number, sides: number | undefined): RenderedNode {
  return createElement(
    'svg',
    { class: 'die-face', viewBox: '0 0 20 20', role: 'img', 'aria-label': String(face) },
    createElement('rect', { x: 1, y: 1, width: 18, height: 18, rx: 4 }),
    sides === 6
      ? (pips[face] ?? []).map(([x, y]) => createElement('circle', { cx: 10 + x * 4.6, cy: 10 + y * 4.6, r: 1.7 }))
      : createElement('text', { x: 10, y: 14, 'text-anchor': 'middle', 'font-size': 11 }, String(face)),
  );
}
