/** Renders survivors (the likeliest outcomes by unit) and the losses of each kind. */
import { isPlural, formatColumnPercent, otherResultsLabel } from '../model/wording';
import type { ReportForce, ReportSurvivors } from '../protocol';
import { formatHeading, type RenderContext, getSideColour, formatSide } from './render-context';
import { createElement, createTable, alignRight, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { renderMeter, renderRemainderMeter } from './meter';

/** The combinations of survivors. Units that survive in every outcome are stated once, above; the cells contain the others. */
export function renderSurvivors(
  context: RenderContext,
  { sides, ends, others, alike: common = [] }: ReportSurvivors,
): RenderedNode {
  const longest = Math.max(...ends.map(({ share: probability }) => probability));
  const texts = [...ends.map(({ share: probability }) => probability), others].map(formatColumnPercent);
  const rows = [
    ...ends.map(({ left: remaining, differing = remaining, share: probability }, index) => ({
      cells: [
        renderMeter(probability, longest, '', texts[index]),
        ...differing.map((units, nth) =>
          formatHeading(context, units === 'nothing' && common[nth] ? 'nothing more' : units),
        ),
      ],
    })),
    ...(others > 0
      ? [{ cells: [renderRemainderMeter(others, texts.at(-1)), otherResultsLabel, ...sides.slice(1).map(() => '')] }]
      : []),
  ];
  const columns = [
    'Chance',
    ...sides.map((side) => ({ title: formatHeading(context, formatRemainderTitle(formatSide(context, side))) })),
  ];
  const shared = sides.flatMap((side, index) =>
    common[index] ? [`${formatRemainderTitle(formatSide(context, side))} ${common[index]}`] : [],
  );
  return createElement(
    'div.outcomes',
    createElement('h3', 'Most likely outcomes'),
    shared.length > 0 && createElement('p.quiet', `In each of these ${shared.join('; ')}; besides that:`),
    createTable('Most likely outcomes, by the units that are left', columns, rows),
  );
}

/** `Japan has left`, `the UK and the US have left`. */
export function formatRemainderTitle(name: string): string {
  return `${name} ${isPlural(name) ? 'have' : 'has'} left`;
}

/** The losses of each side by kind of unit. */
export function renderLosses(context: RenderContext, forces: readonly ReportForce[]): readonly RenderedNode[] {
  return forces.map(({ side, units }) => {
    const valued = units.some(({ lostValue }) => lostValue !== undefined);
    const title = `Losses of ${formatSide(context, side)}`;
    const columns = [
      'Units',
      alignRight('Of'),
      alignRight('Lost on average'),
      ...(valued ? [alignRight('Value lost')] : []),
      'Each survives',
      alignRight('None lost'),
      alignRight('All lost'),
    ];
    const rows = units.map(({ title: kind, start, lost, lostValue, noneLost, allLost }) => ({
      cells: [
        formatHeading(context, kind),
        String(start),
        formatDecimal(lost),
        ...(valued ? [lostValue === undefined ? '' : formatDecimal(lostValue)] : []),
        renderMeter(start === 0 ? 0 : Math.max(0, 1 - lost / start), 1, getSideColour(context, side)),
        formatColumnPercent(noneLost),
        formatColumnPercent(allLost),
      ],
    }));
    return createElement(
      'div.losses',
      createElement('h3', title),
      createTable(`${title} by kind of unit`, columns, rows),
    );
  });
}
