/** Renders the odds below the headline: survivors and losses, and each measure as charts and a table. */
import { percentInColumn, restInWords } from '../model/wording';
import type { ReportMeasure, ReportOdds, ReportTrace } from '../protocol';
import { isOpen } from './distribution';
import { headed, inText } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { losses, survivors } from './forces';
import { count, decimal } from './format';
import { measureOf, shortMeasure } from './measure';
import { meter, meterOfRest } from './meter';

/** @param byRound the development of the odds, if requested */
export function oddsOf(
  drawing: Drawing,
  odds: ReportOdds,
  trace: ReportTrace | undefined,
  byRound?: Child,
): readonly Child[] {
  const open = odds.measures.filter(isOpen);
  const settled = odds.measures.filter((measure) => !isOpen(measure) && measure.mean !== 0 && measure.of === undefined);
  const sides = open.filter(({ of }) => of?.kind === 'side');
  const balance = open.filter(({ of }) => of?.kind === 'value' && of.side === undefined);
  const others = open.filter((measure) => measure.of === undefined);
  const happenings = odds.measures.filter(({ of }) => of?.kind === 'event');
  const opened = aboutOf(odds, open);
  const details = open.filter(({ of }) => of?.kind === 'units' || (of?.kind === 'value' && of.side !== undefined));
  return [
    element('p', { class: 'quiet' }, provenance(odds)),
    // A single outcome adds nothing to the measures.
    odds.survivors ? survivors(drawing, odds.survivors) : odds.outcomes.length > 1 && outcomes(drawing, odds),
    happenings.length > 0 && events(drawing, happenings),
    sides.length > 0 && sidesOf(drawing, sides, trace),
    byRound,
    balance.map((measure) => measureOf(drawing, measure, trace, true)),
    losses(drawing, odds.forces),
    // Measures are in the order of the combat. If no headline names the relevant ones, the last two are opened.
    others.map((measure, index) =>
      measureOf(
        drawing,
        measure,
        trace,
        opened?.has(measure.path.join()) ?? (balance.length === 0 && index >= others.length - 2),
      ),
    ),
    details.map((measure) => measureOf(drawing, measure, trace, false)),
    settled.length > 0 &&
      element(
        'p',
        { class: 'always' },
        `Always: ${settled.map(({ title, mean }) => `${inText(drawing, title)} ${decimal(mean)}`).join(', ')}.`,
      ),
  ];
}

/** The measures that the headlines refer to; undefined if there are none, or if they have a single value. */
function aboutOf({ headlines = [] }: ReportOdds, open: readonly ReportMeasure[]): ReadonlySet<string> | undefined {
  const first = headlines.filter(({ words }) => words === headlines[0]?.words);
  const paths = new Set(first.flatMap(({ of }) => of.map((path) => path.join())));
  return open.some(({ path }) => paths.has(path.join())) ? paths : undefined;
}

/** The method of the odds, and their accuracy. */
export function provenance({ method, runs, seed, dropped, estimated = [] }: ReportOdds): string {
  const decided = estimated.map((what) => ` Decisions rest on an estimated ${what}.`).join('');
  switch (method) {
    case 'exact':
      return `Exact: everything that can happen was counted.${decided}`;
    case 'truncated':
      return `Nearly exact: what is left out has a total chance of ${dropped.toExponential(1)}, so no chance is off by more.${decided}`;
    case 'sampled':
      return `Estimated from ${count(runs ?? 0)} sampled combats (seed ${seed ?? 0}), with 95% intervals.${decided}`;
  }
}

function outcomes(drawing: Drawing, { outcomes: ends, others }: ReportOdds): Drawn {
  const longest = Math.max(...ends.map(({ share }) => share));
  const texts = [...ends.map(({ share }) => share), others].map(percentInColumn);
  const rows = [
    ...ends.map(({ summary, share }, index) => ({
      cells: [meter(share, longest, '', texts[index]), headed(drawing, summary)],
    })),
    ...(others > 0 ? [{ cells: [meterOfRest(others, texts.at(-1)), restInWords] }] : []),
  ];
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'Most likely outcomes'),
    table('Most likely outcomes', [{ title: 'Chance' }, { title: 'Outcome' }], rows),
  );
}

/** The probability of each event. */
function events(drawing: Drawing, measures: readonly ReportMeasure[]): Drawn {
  const rows = measures.map(({ title, distribution }) => {
    const { share, low, high } = distribution.find(({ value }) => value === 1) ?? { share: 0 };
    const interval =
      low === undefined || high === undefined ? '' : ` (${percentInColumn(low)} to ${percentInColumn(high)})`;
    return { cells: [meter(share), headed(drawing, title) + interval] };
  });
  return element(
    'div',
    { class: 'outcomes' },
    element('h3', {}, 'What may happen'),
    table('What may happen, with its chance', [{ title: 'Chance' }, { title: 'Event' }], rows),
  );
}

/** The survivors of both sides, side by side. */
function sidesOf(drawing: Drawing, measures: readonly ReportMeasure[], trace: ReportTrace | undefined): Drawn {
  return element(
    'div',
    { class: 'survivors' },
    element('h3', {}, 'Survivors'),
    element(
      'div',
      { class: 'figures' },
      measures.map((measure) => shortMeasure(drawing, measure, trace)),
    ),
  );
}
