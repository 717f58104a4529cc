/** Renders the report on a turn: totals against expected values, and its combats in order. */
import { listed, percent, sentence } from '../model/wording';
import type { CombatReport, ReportTurn } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { lineLink, ruleLink } from './links';
import { steps } from './steps';
import { expectationLines, leftTitle, lossLines, mayFail, methodInWords, runningInWords } from './turn-lines';
import type { TurnLine } from './turn-lines';

/** Maximum length of a headline in characters. */
const longHeadline = 120;

/** The losses in one sentence. */
export function turnHeadline({ turn }: CombatReport): string {
  const { resolved, combats, totals } = turn!;
  if (resolved?.wanted !== undefined) return `The dice ran out: roll for ${resolved.wanted}`;
  if (resolved === undefined) return `${combats.length} combats in their order`;
  if (resolved.summary.length <= longHeadline) return sentence(resolved.summary);
  // The losses by power follow below.
  const losers = totals.flatMap(({ owner }, index) =>
    owner !== undefined && resolved.totals[index]! > 0 ? [owner] : [],
  );
  return `${combats.length} combats, with losses of ${listed([...new Set(losers)])}`;
}

/** The totals by owner. */
export function turnTotals(drawing: Drawing, turn: ReportTurn, calculating: boolean): Drawn {
  const losses = lossLines(turn);
  const owners = [...new Set(losses.map(({ of }) => of))];
  const note = turn.odds ? `Odds ${methodInWords(turn.odds)}.` : calculating ? 'Calculating the odds.' : undefined;
  return element(
    'div',
    {},
    losses.length === 0 && element('p', {}, 'No losses.'),
    owners.map((owner) => [
      element('h3', {}, headed(drawing, owner)),
      element(
        'ul',
        { class: 'totals' },
        losses.filter(({ of }) => of === owner).map(({ text }) => element('li', {}, text)),
      ),
    ]),
    note !== undefined && element('p', { class: 'quiet' }, note),
  );
}

/** The expectations of the scenario; undefined if there are none. */
export function turnExpectations(turn: ReportTurn): Drawn | undefined {
  const lines = expectationLines(turn);
  if (lines.length === 0) return undefined;
  return element(
    'ul',
    { class: 'expectations' },
    lines.map(({ of, what, value, mean }) =>
      element(
        'li',
        { class: value === undefined ? 'open' : value === 1 ? 'met' : 'unmet' },
        element('span', { class: 'verdict' }, verdictOf({ value })),
        element('span', {}, `${of}: ${what}${mean === undefined ? '' : `, chance ${percent(Math.min(1, mean))}`}`),
      ),
    ),
  );
}

function verdictOf({ value }: Pick<TurnLine, 'value'>): string {
  if (value === undefined) return '';
  return value === 1 ? '\u2713 met' : '\u2717 not met';
}

/** The combats in order, each with its result and the losses so far; its steps are folded. */
export function timeline(drawing: Drawing, turn: ReportTurn): Drawn {
  return element(
    'ol',
    { class: 'timeline' },
    turn.combats.map((combat, index) => {
      const own: Drawing = { ...drawing, sides: combat.sides };
      const result = turn.resolved?.combats[index];
      const odds = turn.odds?.combats[index];
      const orderOf: Child = [sentence(combat.order), combat.rule && [' ', ruleLink(drawing, combat.rule)]];
      return element(
        'li',
        { key: `${index} ${combat.id}` },
        element(
          'p',
          { class: 'combat' },
          element('strong', {}, headed(own, combat.title)),
          ' ',
          element('span', { class: 'quiet' }, combat.kind),
          ' ',
          lineLink(drawing, combat.line),
        ),
        element('p', { class: 'quiet' }, orderOf),
        result?.left && element('p', { class: 'quiet' }, `${leftTitle}: ${result.left.join('; ')}`),
        result && element('p', {}, headed(own, result.summary)),
        result && element('p', { class: 'quiet' }, `So far: ${runningInWords(turn, result.totals)}`),
        odds && mayFail(odds.chance) && element('p', { class: 'quiet' }, `Takes place: ${percent(odds.chance)}`),
        odds && odds.figures.length > 0 && element('p', { class: 'quiet' }, `Odds: ${odds.figures.join(' \u00b7 ')}`),
        result?.trace &&
          result.trace.steps.length > 0 &&
          element(
            'details',
            { class: 'round-steps' },
            element(
              'summary',
              {},
              element('h3', {}, 'Step by step'),
              element('span', { class: 'by' }, result.trace.diceFrom),
            ),
            steps(own, result.trace.steps),
          ),
      );
    }),
  );
}

/** The distribution of each total. */
export function turnDistributions(drawing: Drawing, turn: ReportTurn): readonly Drawn[] {
  return lossLines(turn).flatMap(({ index, of, what }) => {
    const odds = turn.odds?.totals[index];
    if (!odds) return [];
    const caption = headed(drawing, `${of}: ${what}`);
    return [
      element('h3', {}, caption),
      table(
        caption,
        [{ title: 'How many' }, { title: 'Chance', number: true }, { title: 'So many or more', number: true }],
        odds.distribution
          .filter(({ share }) => share >= leastShown)
          .map(({ value, share }) => ({
            cells: [
              String(value),
              percent(share),
              percent(
                Math.min(
                  1,
                  odds.distribution.reduce((sum, one) => sum + (one.value >= value ? one.share : 0), 0),
                ),
              ),
            ],
          })),
      ),
    ];
  });
}

/** Rarer values are omitted from the table. */
const leastShown = 0.0005;
