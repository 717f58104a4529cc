/** What sides have left: the likeliest ends by units, and the losses of each kind. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportForce, ReportSurvivors } from '../../../server/src/protocol';
import { element, table } from './dom';
import { decimal } from './format';
import { meter } from './meter';

/** Which units are left together. */
export function survivors({ sides, ends, others }: ReportSurvivors): HTMLElement {
  const max = Math.max(...ends.map(({ share }) => share));
  const rows = [
    ...ends.map(({ left, share }) => ({ cells: [...left, percentInColumn(share), meter(share / max)] })),
    ...(others > 0
      ? [{ cells: ['All other ends', ...sides.slice(1).map(() => ''), percentInColumn(others), ''] }]
      : []),
  ];
  const columns = [...sides.map((side) => ({ title: `${side} has left` })), { title: 'Chance', number: true }];
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'Likeliest ends'),
    table('Likeliest ends, by the units that are left', [...columns, { title: '' }], rows),
  );
}

/** The losses of each side by kind of unit. */
export function losses(forces: readonly ReportForce[]): readonly HTMLElement[] {
  return forces.map(({ side, units }) => {
    const valued = units.some(({ lostValue }) => lostValue !== undefined);
    const columns = [
      { title: `${side}'s units` },
      ...[
        'At the start',
        'Expected losses',
        ...(valued ? ['Their value'] : []),
        'Chance that each survives',
        'None lost',
        'All lost',
      ].map((title) => ({ title, number: true })),
    ];
    const rows = units.map(({ title, start, lost, lostValue, noneLost, allLost }) => ({
      cells: [
        title,
        String(start),
        decimal(lost),
        ...(valued ? [lostValue === undefined ? '' : decimal(lostValue)] : []),
        percentInColumn(start === 0 ? 0 : 1 - lost / start),
        percentInColumn(noneLost),
        percentInColumn(allLost),
      ],
    }));
    return element(
      'div',
      { class: 'losses' },
      element('h3', {}, `Losses, ${side}`),
      table(`Losses of ${side} by kind of unit`, columns, rows),
    );
  });
}
