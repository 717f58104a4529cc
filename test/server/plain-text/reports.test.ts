/** Whole reports as text, with and without colours, beside what was recorded. `ASDIC_RECORD=1` records again. */
import { formatAdviceReport } from '../../../server/src/plain-text/advice';
import { formatComparison } from '../../../server/src/plain-text/comparison';
import { formatMatters } from '../../../server/src/plain-text/matters';
import { formatOddsReport } from '../../../server/src/plain-text/odds';
import { formatPlay } from '../../../server/src/plain-text/play';
import type { TextReport } from '../../../server/src/plain-text/report';
import { formatResolvedCombats } from '../../../server/src/plain-text/resolve';
import type { Terminal } from '../../../server/src/plain-text/style';
import { formatTurnReport } from '../../../server/src/plain-text/turn';
import { compareRecord } from '../../support/recorded/compare';
import { bases, createMeasure, expectations, fullOdds, fullTrace, restsOn, steps } from '../page/whole-reports/combat';
import { decision, moves, play } from '../page/whole-reports/play';
import { briefly, resolved, turn, turnOdds, turnReport } from '../page/whole-reports/turn';
import { comparison, fullAdvice, matters, rounds } from '../page/whole-reports/variants';
import { plain, report as emptyReport } from './support';

const report: TextReport = { ...emptyReport, bases, restsOn, expectations };
const turnText: TextReport = { ...turnReport, file: 'a.scenario.yaml', line: 1 };
const trace = { ...fullTrace, steps: steps.slice(0, 3) };

/** The lines of a text; colours have visible names. */
const listLines = (format: (terminal: Terminal) => string, terminal: Terminal = plain): readonly string[] =>
  format(terminal).trimEnd().replaceAll('\u001b', 'ESC').split('\n');

describe('whole reports as text', () => {
  it('results and odds are written as recorded', () => {
    const even = (count: number) => Array.from({ length: count }, () => 1 / count);
    const sampled = [0.25, 0.5, 0.25].map((probability, value) => ({
      ...{ value, share: probability, low: probability - 0.0625, high: probability + 0.0625 },
    }));
    const measures = [
      createMeasure('rare tails', [0.0001, 0.0002, 0.0001, 0.4996, 0.4996, 0.0001, 0.0002, 0.0001]),
      createMeasure('one rare value', [0.0001, 0.4999, 0.5]),
      createMeasure('many values', [0.5, ...even(60).map((chance) => chance / 2)]),
      createMeasure('a die', even(6)),
      createMeasure('two values', even(2)),
      createMeasure('sampled', [], { mean: 1, distribution: sampled }),
    ];
    const odds = { ...fullOdds, rounds };
    compareRecord('texts combats', [
      ['A result', listLines((terminal) => formatResolvedCombats([{ ...report, trace }], terminal))],
      [
        'A result whose dice ran out, with colours',
        listLines(
          (terminal) => formatResolvedCombats([{ ...report, trace: { ...trace, wanted: 'roll 1d6' } }], terminal),
          { colours: true, width: 60 },
        ),
      ],
      [
        'Odds',
        listLines((terminal) =>
          formatOddsReport(
            [
              { ...report, odds, rounds },
              { ...emptyReport, odds: { ...fullOdds, measures } },
            ],
            terminal,
          ),
        ),
      ],
      [
        'Odds with colours',
        listLines((terminal) => formatOddsReport([{ ...report, odds }], terminal), { colours: true, width: 60 }),
      ],
      [
        'Sampled odds',
        listLines((terminal) =>
          formatOddsReport(
            [
              {
                ...emptyReport,
                odds: { ...fullOdds, exact: false, method: 'sampled', runs: 9, seed: 4, bound: 0.01, measures: [] },
              },
            ],
            terminal,
          ),
        ),
      ],
      [
        'Pruned odds',
        listLines((terminal) =>
          formatOddsReport(
            [
              {
                ...emptyReport,
                odds: {
                  ...fullOdds,
                  exact: false,
                  method: 'truncated',
                  bound: 1e-9,
                  dropped: 1e-9,
                  measures: [],
                  verdicts: [],
                },
              },
            ],
            terminal,
          ),
        ),
      ],
    ]);
  });

  it('turns are written as recorded', () => {
    const format = (changes: Partial<typeof turn>) =>
      listLines((terminal) => formatTurnReport([{ ...turnText, turn: { ...turn, ...changes } }], terminal));
    compareRecord('texts turns', [
      ['With a result and odds', format({ resolved, odds: turnOdds })],
      ['With a result', format({ resolved: briefly })],
      ['With odds', format({ odds: turnOdds })],
      ['Dice ran out', format({ resolved: { ...briefly, wanted: 'after: Search' } })],
    ]);
  });

  it('advice, comparisons, what matters and plays are written as recorded', () => {
    const formatMoves = (changes: Partial<typeof play>, options: Partial<Parameters<typeof formatPlay>[1]> = {}) =>
      listLines((terminal) =>
        formatPlay({ ...report, trace, play: { ...play, ...changes } }, { shown: { steps: 0 }, ...options }, terminal),
      );
    compareRecord('texts answers', [
      ['Advice', listLines((terminal) => formatAdviceReport([{ ...report, advice: fullAdvice }], terminal))],
      [
        'Advice with colours',
        listLines(
          (terminal) => formatAdviceReport([{ ...report, advice: { ...fullAdvice!, suggestions: [] } }], terminal),
          { colours: true, width: 60 },
        ),
      ],
      ['A comparison', listLines((terminal) => formatComparison({ ...report, ...comparison }, terminal))],
      ['What matters', listLines((terminal) => formatMatters({ ...report, ...matters! }, terminal))],
      ['A play at a roll', formatMoves({})],
      ['A play after a step', formatMoves({ moves }, { shown: { steps: 1 } })],
      ['A play at a decision', formatMoves({ moves, next: decision }, { advisedSide: 'defender' })],
      [
        'A play after a decision',
        formatMoves(
          { moves, next: { kind: 'end', summary: 'the attacker wins' } },
          { lastDecision: { title: 'the attacker dives', option: 'stay' } },
        ),
      ],
    ]);
  });
});
