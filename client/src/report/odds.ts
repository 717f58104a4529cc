/** The odds: who wins, what is left and what it costs, and each measure as charts and a table. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportMeasure, ReportOdds, ReportTrace } from '../../../server/src/protocol';
import { isOpen } from './distribution';
import { element, table } from './dom';
import { losses, survivors } from './forces';
import { count, decimal } from './format';
import { measureOf, shortMeasure } from './measure';
import { meter } from './meter';
import { verdict } from './verdict';

/** @param byRound how the odds develop, where that was asked for */
export function oddsOf(odds: ReportOdds, trace: ReportTrace | undefined, byRound?: HTMLElement): HTMLElement {
  const open = odds.measures.filter(isOpen);
  const settled = odds.measures.filter((measure) => !isOpen(measure) && measure.mean !== 0 && measure.of === undefined);
  const sides = open.filter(({ of }) => of?.kind === 'side');
  const balance = open.filter(({ of }) => of?.kind === 'value' && of.side === undefined);
  const others = open.filter((measure) => measure.of === undefined);
  const happenings = odds.measures.filter(({ of }) => of?.kind === 'event');
  const details = open.filter(({ of }) => of?.kind === 'units' || (of?.kind === 'value' && of.side !== undefined));
  return element(
    'div',
    {},
    odds.verdicts.map(verdict),
    element('p', { class: 'quiet' }, provenance(odds)),
    happenings.length > 0 && events(happenings),
    // A single end says nothing that the measures do not.
    odds.survivors ? survivors(odds.survivors) : odds.outcomes.length > 1 && outcomes(odds),
    sides.length > 0 && sidesOf(sides, trace),
    byRound,
    balance.map((measure) => measureOf(measure, trace, true)),
    losses(odds.forces),
    // Measures stand in the order in which the combat comes to them: the last are what it is about.
    others.map((measure, index) => measureOf(measure, trace, balance.length === 0 && index >= others.length - 2)),
    details.map((measure) => measureOf(measure, trace, false)),
    settled.length > 0 &&
      element(
        'p',
        { class: 'always' },
        `Always: ${settled.map(({ title, mean }) => `${title} ${decimal(mean)}`).join(', ')}.`,
      ),
  );
}

/** Where the odds come from, and how good they are. */
export function provenance({ method, runs, states, dropped, estimated = [] }: ReportOdds): string {
  const decided = estimated.map((what) => ` Decisions rest on an estimated ${what}.`).join('');
  switch (method) {
    case 'exact':
      return `Exact, over ${count(states)} states.${decided}`;
    case 'truncated':
      return `Over ${count(states)} states. Branches with a total chance of ${dropped.toExponential(1)} were left out: no chance is off by more.${decided}`;
    case 'sampled':
      return `Estimated from ${count(runs ?? 0)} sampled combats, with 95% intervals.${decided}`;
  }
}

function outcomes({ outcomes: ends, others }: ReportOdds): HTMLElement {
  const max = Math.max(...ends.map(({ share }) => share));
  const rows = [
    ...ends.map(({ summary, share }) => ({ cells: [summary, percentInColumn(share), meter(share / max)] })),
    ...(others > 0 ? [{ cells: ['All other ends', percentInColumn(others), ''] }] : []),
  ];
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'Likeliest ends'),
    table('Likeliest ends', [{ title: 'End' }, { title: 'Chance', number: true }, { title: '' }], rows),
  );
}

/** What may come about on the way, with its chance. */
function events(measures: readonly ReportMeasure[]): HTMLElement {
  const rows = measures.map(({ title, distribution }) => {
    const { share, low, high } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval =
      low === undefined || high === undefined ? '' : ` (${percentInColumn(low)} to ${percentInColumn(high)})`;
    return { cells: [title, percentInColumn(share) + interval, meter(share)] };
  });
  const columns = [{ title: 'Event' }, { title: 'Chance', number: true }, { title: '' }];
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'What may happen'),
    table('What may happen, with its chance', columns, rows),
  );
}

/** What each side has left, side by side. */
function sidesOf(measures: readonly ReportMeasure[], trace: ReportTrace | undefined): HTMLElement {
  return element(
    'div',
    { class: 'survivors' },
    element('h3', {}, 'Survivors'),
    element(
      'div',
      { class: 'figures' },
      measures.map((measure) => shortMeasure(measure, trace, measure.title)),
    ),
  );
}
