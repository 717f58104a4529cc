/** Renders survivors (the likeliest outcomes by unit) and the losses of each kind. */
import { isPlural, percentInColumn, restInWords } from '../model/wording';
import type { ReportForce, ReportSurvivors } from '../protocol';
import { colourOf, headed, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { decimal } from './format';
import { meter, meterOfRest } from './meter';

/** The combinations of survivors. Units that survive in every outcome are stated once, above; the cells contain the others. */
export function survivors(drawing: Drawing, { sides, ends, others, alike = [] }: ReportSurvivors): Drawn {
  const longest = Math.max(...ends.map(({ share }) => share));
  const texts = [...ends.map(({ share }) => share), others].map(percentInColumn);
  const rows = [
    ...ends.map(({ left, differing = left, share }, index) => ({
      cells: [
        meter(share, longest, '', texts[index]),
        ...differing.map((units, nth) => headed(drawing, units === 'nothing' && alike[nth] ? 'nothing more' : units)),
      ],
    })),
    ...(others > 0
      ? [{ cells: [meterOfRest(others, texts.at(-1)), restInWords, ...sides.slice(1).map(() => '')] }]
      : []),
  ];
  const columns = [
    { title: 'Chance' },
    ...sides.map((side) => ({ title: headed(drawing, hasLeft(nameOf(drawing, side))) })),
  ];
  const kept = sides.flatMap((side, index) =>
    alike[index] ? [`${hasLeft(nameOf(drawing, side))} ${alike[index]}`] : [],
  );
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'Most likely outcomes'),
    kept.length > 0 && element('p', { class: 'quiet' }, `In each of these ${kept.join('; ')}; besides that:`),
    table('Most likely outcomes, by the units that are left', columns, rows),
  );
}

/** `Japan has left`, `the UK and the US have left`. */
export function hasLeft(name: string): string {
  return `${name} ${isPlural(name) ? 'have' : 'has'} left`;
}

/** The losses of each side by kind of unit. */
export function losses(drawing: Drawing, forces: readonly ReportForce[]): readonly Drawn[] {
  return forces.map(({ side, units }) => {
    const valued = units.some(({ lostValue }) => lostValue !== undefined);
    const title = `Losses of ${nameOf(drawing, side)}`;
    const columns = [
      { title: 'Units' },
      { title: 'Of', number: true },
      { title: 'Lost on average', number: true },
      ...(valued ? [{ title: 'Value lost', number: true }] : []),
      { title: 'Each survives' },
      { title: 'None lost', number: true },
      { title: 'All lost', number: true },
    ];
    const rows = units.map(({ title: kind, start, lost, lostValue, noneLost, allLost }) => ({
      cells: [
        headed(drawing, kind),
        String(start),
        decimal(lost),
        ...(valued ? [lostValue === undefined ? '' : decimal(lostValue)] : []),
        meter(start === 0 ? 0 : Math.max(0, 1 - lost / start), 1, colourOf(drawing, side)),
        percentInColumn(noneLost),
        percentInColumn(allLost),
      ],
    }));
    return element(
      'div',
      { class: 'losses' },
      element('h3', {}, title),
      table(`${title} by kind of unit`, columns, rows),
    );
  });
}
