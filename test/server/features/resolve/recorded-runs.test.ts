/**
 * What is said of combats of samples while they are fought: every step of a debugger, what a play waits for before each move, the report at the end, and
 * the levers and the luck beside it. `ASDIC_RECORD=1` records again.
 */
import assert from 'node:assert/strict';
import {
  createPlayEdits,
  formatLever,
  listAllCombats,
  listCourseMoves,
  listFileMoves,
  listLevers,
  listLuckRows,
  measureLuck,
  playCombat,
  emptyMemory,
  remember,
  runTests,
  summarizeLuck,
} from '../../../../server/src/features';
import type { LocatedCombat, Report } from '../../../../server/src/features';
import { listMoves, type Move } from '../../../../server/src/engine/play';
import { describeNextStep } from '../../../../server/src/features/resolve/play';
import { startSteppedRun } from '../../../../server/src/features/resolve/stepped-run';
import { compareRecord } from '../../../support/recorded/compare';
import { analysisOfFile } from '../../../support/samples';
import { resolveCombatOrFail } from '../support';

/** Samples that together have rolls, volleys, decisions, groups, rounds, surplus dice and expectations. */
const samples = [
  'aa-depth/elected',
  'aare/bombing-raid',
  'aare/several-nations',
  'awaw/surface-action',
  'awaw/taranto',
  'wif-ssw/biscay',
  'wif-ssw/sub-combat',
];

function recordSteps(target: LocatedCombat): readonly string[] {
  const run = startSteppedRun(target, {});
  assert.ok(!('refused' in run), JSON.stringify(run));
  return [
    `${run.turnOrScenario?.title ?? '-'}: ${run.summary}`,
    ...run.stages.map(({ title, lines, summary, diceFrom, unused }) =>
      [title, lines.join('-'), summary, diceFrom, unused.join('; ')].join(' | '),
    ),
    ...run.steps.flatMap(({ title, round, line, dice, decision, outcome, getAmounts, actors }) => [
      `${line} ${round === undefined ? '' : `${round}: `}${title} [${[...actors].join(' ')}]`,
      ...dice.map((die) => `    ${die.label}/${die.index} ${die.title}: ${die.face} of ${die.sides}`),
      ...(decision ? [`    ${decision.label}/${decision.index} ${decision.option} of ${decision.options.join()}`] : []),
      ...outcome.map((text) => `    -> ${text}`),
      ...getAmounts().map((amount) => `    by ${amount.what}`),
    ]),
  ];
}

function recordPlay(target: LocatedCombat, moves: readonly Move[]): readonly string[] {
  const steps = [0, 1, 2, moves.length].map((count) => {
    const play = playCombat(target, moves.slice(0, count));
    assert.ok(!('refused' in play), JSON.stringify(play));
    return JSON.stringify(describeNextStep(target, play, undefined));
  });
  const edits = createPlayEdits(target, moves);
  const fileMoves = listFileMoves(target);
  return [...new Set(steps), `moves in the file ${JSON.stringify(fileMoves)}`, `edits ${JSON.stringify(edits)}`];
}

/** Everything of a report but the board, which has records of its own. */
const recordReport = ({ board: _, ...report }: Report): readonly string[] =>
  Object.entries(report).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.map((item) => `${key}: ${JSON.stringify(item)}`)
      : [`${key}: ${JSON.stringify(value)}`],
  );

describe('a combat while it is fought', () => {
  for (const name of samples)
    it(`is what was recorded in ${name}`, () => {
      const analysis = analysisOfFile(`samples/${name}.scenario.yaml`);
      const combats = listAllCombats(analysis);
      const luck = measureLuck(combats);
      const chapters = combats.slice(0, 2).flatMap((target) => {
        const resolved = resolveCombatOrFail(target, { fallbackSeed: 1 });
        const levers = listLevers(target);
        assert.ok(!('refused' in levers));
        const course = listCourseMoves(target, remember(emptyMemory, target, resolved));
        return [
          [`steps of ${target.entry.id}`, recordSteps(target)],
          [`play of ${target.entry.id}`, recordPlay(target, listMoves(resolved.trace))],
          [`report of ${target.entry.id}`, [resolved.summary, resolved.brief, ...recordReport(resolved.report)]],
          [`course of ${target.entry.id}`, [JSON.stringify(course ?? null)]],
          [
            `levers of ${target.entry.id}`,
            levers.map((lever) => `${lever.kind} ${formatLever(lever)}: ${lever.written}`),
          ],
        ] as const;
      });
      compareRecord(`run ${name}`, [
        ...chapters,
        ['luck', [summarizeLuck(luck), ...listLuckRows(luck).map((row) => row.join(' | '))]],
        ['tests', runTests(analysis).map((outcome) => JSON.stringify(outcome))],
      ]);
    });
});
