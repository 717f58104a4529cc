/** Renders a volley: the dice, the number to hit with its arithmetic, and the hits of each kind of shooter; and formats its losses. */
import type { ReportShooter, ReportVolley } from '../protocol';
import { formatVolleyDice } from '../model/wording';
import { renderArithmetic } from './arithmetic';
import { formatHeading, formatInline, type RenderContext, formatSide } from './render-context';
import { type Child, createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';

export function renderVolley(
  context: RenderContext,
  { on, sides, shooters }: ReportVolley,
  title: string,
): RenderedNode {
  const modified = shooters.filter(({ arithmetic: { lines } }) => lines.some(({ role }) => role === 'change'));
  return createElement(
    'div.volley',
    createTable(
      `${formatHeading(context, title)}, on ${formatSide(context, on)}`,
      ['Units', alignRight('Dice'), alignRight('Hit on'), 'Rolled', alignRight('Hits')],
      shooters.map((shooter) => ({ cells: renderCells(context, shooter, sides) })),
    ),
    modified.length > 0 &&
      createFolded(
        'How the numbers to hit are worked out',
        createElement(
          'div.amounts',
          // Different units may have numbers with the same name.
          modified.map(({ title: units, arithmetic: amount }) =>
            renderArithmetic(context, { ...amount, what: `${units}: ${amount.what}` }),
          ),
        ),
      ),
  );
}

/** `Japan: 2 × destroyer lost`; undefined if another volley shows it. */
export function formatVolleyLosses(context: RenderContext, { on, losses }: ReportVolley): string | undefined {
  return (
    losses &&
    `${formatSide(context, on)}: ${losses.length === 0 ? 'no loss' : losses.map(({ text }) => formatInline(context, text)).join('; ')}`
  );
}

function renderCells(context: RenderContext, shooter: ReportShooter, sides: number): Child[] {
  const { title, hitsOn, faces, hits, sureHits } = shooter;
  return [
    formatHeading(context, title),
    formatVolleyDice(faces.length, sides, sureHits),
    faces.length === 0 ? '' : formatToHit(hitsOn, sides),
    renderFaces(faces, hitsOn),
    String(hits),
  ];
}

/** `1–2`, `always`. */
export function formatToHit(hitsOn: number, sides: number): string {
  if (hitsOn >= sides) return 'always';
  return hitsOn === 1 ? '1' : `1\u2013${hitsOn}`;
}

/** Every die; hits are framed and bold, and announced by screen readers. */
function renderFaces(faces: readonly number[], hitsOn: number): RenderedNode {
  const description = faces.map((face) => (face <= hitsOn ? `${face} hits` : String(face))).join(', ');
  return createElement(
    'span.faces',
    { role: 'img', 'aria-label': description },
    faces.map((face) => createElement('span', { class: face <= hitsOn ? 'face hit' : 'face' }, String(face))),
  );
}
