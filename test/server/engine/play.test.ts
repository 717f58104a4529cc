/** Plays: moves, going back, and the odds from where a combat stands. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import type { Combat, Step } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { GraphValues } from '../../../server/src/engine/graph-values';
import { mean, computeMeasureDistribution, type ExactOutcomes } from '../../../server/src/engine/outcome';
import {
  undoMove,
  decideNext,
  listMoves,
  playMoves,
  rollNext,
  toRecordedMoves,
  type Move,
  type Play,
} from '../../../server/src/engine/play';
import { prepareCombat } from '../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import type { Position } from '../../../server/src/engine/stop';
import { traceCombat } from '../../../server/src/engine/trace';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import { Walk } from '../../../server/src/engine/walk';
import { listAllCombats, analyse } from '../../../server/src/features';
import { environment } from '../../support/environment';
import { orderedScenarios } from '../../support/random-orders';
import { chooseRunCount } from '../../support/run-size';
import { createRandomCombat, planArbitrary } from './random-combat';

const steps: readonly Step[] = [
  {
    kind: 'roll',
    id: 'hunt',
    title: 'Hunt',
    rules: ['rule'],
    by: 'a',
    dice: () => ({ count: 2, sides: 6 }),
    apply: ([hits = 0], total) => [total >= 8 ? hits + 1 : hits],
    remark: ([before], [after]) => (before === after ? '7 ships escape' : 'a hit'),
  },
  {
    kind: 'choice',
    id: 'again',
    title: 'Hunt again',
    rules: ['rule'],
    by: 'b',
    options: () => ['no', 'yes'],
    preferred: () => 'no',
    apply: ([hits = 0], option) => [option === 'yes' ? hits + 1 : hits],
  },
];
const hunt: Combat = {
  title: 'hunt',
  counters: [{ name: 'hits', title: 'hits', min: 0, max: 3 }],
  start: [0],
  steps,
  measures: [{ path: ['hits'], title: 'hits', read: ([hits]) => hits! }],
  summary: ([hits]) => `${hits} hits`,
};

/** The odds of a combat from a position. */
function computeOdds(combat: Combat, from?: Position): ExactOutcomes | undefined {
  const odds = runToEnd(computeExactOdds(combat, { from, limit: 20_000 }));
  return 'tooLarge' in odds ? undefined : odds;
}

/** The mean of each measure, in a play that may be over. */
function computeMeans(play: Play): readonly number[] | undefined {
  const { combat, position, trace } = play;
  if (!position) return combat.measures.map(({ read }) => read(trace.end));
  const odds = computeOdds(combat, position);
  return odds && combat.measures.map((measure) => mean(computeMeasureDistribution(odds, combat, measure)));
}

function countDice({ next }: Play): number {
  return next.kind === 'roll' ? next.rolls.reduce((sum, { dice }) => sum + dice.count, 0) : 0;
}

/** All faces of the next roll, each equally likely; undefined if there are too many. */
function listFaces({ next }: Play, max: number): readonly (readonly number[])[] | undefined {
  if (next.kind !== 'roll') return undefined;
  let all: readonly (readonly number[])[] = [[]];
  for (const { dice } of next.rolls)
    for (let die = 0; die < dice.count; die++) {
      all = all.flatMap((faces) => Array.from({ length: dice.sides }, (_, at) => [...faces, at + 1]));
      if (all.length > max) return undefined;
    }
  return all;
}

/**
 * Plays to the end by draws, and checks that the same dice and decisions lead there.
 * @param averagesChecked counts the stops whose odds are checked to be the average over their dice; absent, none are
 */
function playRandomly(combat: Combat, seed: number, averagesChecked?: { count: number }): void {
  const draw = createUniformGenerator(createStream(seed));
  let play = playMoves(combat, []);
  let means = averagesChecked && computeMeans(play);
  while (play.next.kind !== 'end') {
    const before = play;
    if (play.next.kind === 'decision') {
      const { options, preferred } = play.next;
      assert.ok(options.length > 1 && options.includes(preferred));
      const after = means && computeMeans(decideNext(play, preferred));
      if (means && after) assertClose(after, means, play);
      play = decideNext(play, options[Math.floor(draw() * options.length)]!);
    } else {
      const faces = means && listFaces(play, 40);
      if (faces && means && averagesChecked) {
        const all = faces.map((each) => computeMeans(rollNext(play, each)));
        const average = means.map((_, at) => all.reduce((sum, each) => sum + each![at]!, 0) / faces.length);
        assertClose(average, means, play);
        averagesChecked.count++;
      }
      const { rolls } = play.next;
      const drawn = rolls.flatMap(({ dice }) =>
        Array.from({ length: dice.count }, () => 1 + Math.floor(draw() * dice.sides)),
      );
      assert.equal(drawn.length, countDice(play));
      play = rollNext(play, drawn);
    }
    assert.deepEqual(undoMove(play).trace.end, before.trace.end);
    means = averagesChecked && computeMeans(play);
  }
  const { table, decisions } = toRecordedMoves(play.moves);
  const trace = traceCombat(combat, { table, decisions });
  assert.deepEqual([...trace.end], [...play.trace.end]);
  assert.deepEqual(listMoves(trace), play.moves);
}

function assertClose(means: readonly number[], expected: readonly number[], play: Play): void {
  for (const [at, value] of means.entries())
    assert.ok(
      Math.abs(value - expected[at]!) < 1e-12 * Math.max(1, Math.abs(value)),
      `${play.combat.measures[at]!.title}: ${value}, and ${expected[at]} before ${JSON.stringify(play.next)}`,
    );
}

describe('a play', function () {
  it('a play asks for the next roll and says what each sum does', () => {
    const { next } = playMoves(hunt, []);
    assert.deepEqual(next, {
      kind: 'roll',
      step: 'hunt',
      title: 'Hunt',
      by: 'a',
      rolls: [
        {
          label: 'hunt',
          title: 'Hunt',
          by: 'a',
          dice: { count: 2, sides: 6 },
          effects: [
            { from: 2, to: 7, text: '7 ships escape' },
            { from: 8, to: 12, text: 'a hit' },
          ],
        },
      ],
    });
  });

  it('a play asks for a decision after the roll, and ends after the decision', () => {
    const rolled = rollNext(playMoves(hunt, []), [6, 3]);
    assert.deepEqual(rolled.next, {
      kind: 'decision',
      step: 'again',
      title: 'Hunt again',
      by: 'b',
      options: ['no', 'yes'],
      preferred: 'no',
    });
    const end = decideNext(rolled, 'yes');
    assert.equal(end.next.kind, 'end');
    assert.deepEqual(end.trace.end, [2]);
    assert.deepEqual(end.moves, [
      { kind: 'roll', rolls: [{ label: 'hunt', faces: [6, 3] }] },
      { kind: 'decision', label: 'again', option: 'yes' },
    ]);
  });

  it('undoing moves leads back to the start of a play, and stays there', () => {
    const rolled = rollNext(playMoves(hunt, []), [6, 3]);
    assert.deepEqual(undoMove(rolled), playMoves(hunt, []));
    assert.equal(undoMove(undoMove(rolled)).moves.length, 0);
  });

  it('a play refuses dice and decisions that do not fit, and says which do', () => {
    const start = playMoves(hunt, []);
    assert.throws(() => rollNext(start, [1]), /Hunt takes 2 dice, but 1 was given\./);
    assert.throws(() => rollNext(start, [1, 7]), /7 is not a face of a d6: give a number from 1 to 6\./);
    assert.throws(() => decideNext(start, 'no'), /Hunt is to be rolled first\./);
    const rolled = rollNext(start, [1, 1]);
    assert.throws(() => rollNext(rolled, [1, 1]), /Hunt again is to be decided first\./);
    assert.throws(() => decideNext(rolled, 'maybe'), /no option maybe: choose no or yes\./);
    assert.throws(() => rollNext(decideNext(rolled, 'no'), [1]), /The combat is over\./);
    assert.throws(
      () => playMoves(hunt, [{ kind: 'decision', label: 'again', option: 'no' }]),
      /something else comes first/,
    );
  });

  it('a play refuses moves that are split otherwise than by step, and says which', () => {
    const roll = (...faces: readonly number[]): Move => ({ kind: 'roll', rolls: [{ label: 'hunt', faces }] });
    const decision: Move = { kind: 'decision', label: 'again', option: 'no' };
    assert.throws(
      () => playMoves(hunt, [roll(4), roll(4)]),
      /^RangeError: Move 1 does not fit: a move has all dice of one step/,
    );
    const twice = { ...hunt, steps: [...steps, { ...steps[0]!, id: 'later' }] };
    const later = (...faces: readonly number[]): Move => ({ kind: 'roll', rolls: [{ label: 'later', faces }] });
    assert.throws(
      () => playMoves(twice, [roll(4, 4), decision, later(1), later(2)]),
      /^RangeError: Move 3 does not fit/,
    );
    assert.equal(playMoves(twice, [roll(4, 4), decision, later(1, 2)]).next.kind, 'end');
  });

  it('a play goes on after volleys of sure hits, which take no dice and belong to no move', () => {
    const analysis = analyse(
      `ruleset: aa-depth
options: { lowLuck: yes }
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: gap
    attacker: { power: germany, units: { sub: 4 } }
    defender: { power: uk, units: { bb: 3 } }
`,
      undefined,
      environment(),
    );
    const [{ entry } = {}] = listAllCombats(analysis);
    const combat = runToEnd(prepareCombat(entry!.build()));
    let sureVolleys = 0;
    for (let seed = 1; seed <= 40; seed++) {
      playRandomly(combat, seed);
      const { entries } = traceCombat(combat, { seed });
      sureVolleys += entries.filter(
        (each) => each.kind === 'volley' && each.shots.every(({ dice }) => dice === 0),
      ).length;
    }
    assert.ok(sureVolleys > 40, `${sureVolleys} volleys without dice`);
  });

  it('a play continues from the dice of a trace, without those of an unfinished roll', () => {
    const trace = traceCombat(hunt, { table: { hunt: [4] } });
    assert.deepEqual(listMoves(trace), []);
    const complete = traceCombat(hunt, { table: { hunt: [4, 4] } });
    assert.deepEqual(playMoves(hunt, listMoves(complete)).trace.end, [1]);
  });

  it('the odds before a roll are the average of the odds after each of its results, in random combats', () => {
    const averages = { count: 0 };
    fc.assert(
      fc.property(planArbitrary, fc.nat(), (plan, seed) => playRandomly(createRandomCombat(plan), seed, averages)),
      { numRuns: chooseRunCount(5_000, 200), seed: 1 },
    );
    assert.ok(averages.count > chooseRunCount(2_000, 80), `${averages.count} averages`);
  });

  for (const [ruleset, create] of Object.entries(orderedScenarios)) {
    it(`the odds before a roll are the average of the odds after each of its results, in combats of ${ruleset}`, () => {
      const averages = { count: 0 };
      for (let seed = 1; seed <= chooseRunCount(150, 8); seed++) {
        const analysis = analyse(JSON.stringify(create(seed)), undefined, environment());
        for (const { entry } of listAllCombats(analysis))
          playRandomly(runToEnd(prepareCombat(entry.build())), seed, averages);
      }
      assert.ok(averages.count > 5, `${averages.count} averages`);
    });

    it(`the dice and decisions of a play, traced again, lead to the same end, in random plays of ${ruleset}`, () => {
      const count = chooseRunCount(10_000, 100);
      for (let seed = 1, plays = 0; plays < count; seed++)
        for (const { entry } of listAllCombats(analyse(JSON.stringify(create(seed)), undefined, environment()))) {
          const combat = runToEnd(prepareCombat(entry.build()));
          for (let run = 0; run < 10; run++) playRandomly(combat, 10 * seed + run);
          plays += 10;
        }
    });

    it(`the odds from a position are the same on graphs, and almost the same by sampling, in combats of ${ruleset}`, () => {
      let compared = 0;
      for (let seed = 1; seed <= chooseRunCount(40, 4); seed++) {
        const analysis = analyse(JSON.stringify(create(seed)), undefined, environment());
        for (const { entry } of listAllCombats(analysis)) {
          const combat = runToEnd(prepareCombat(entry.build()));
          const { stops } = traceCombat(combat, { seed });
          const { position } = stops[seed % stops.length] ?? {};
          const odds = position && computeOdds(combat, position);
          if (!position || !odds) continue;
          const walk = new Walk(combat);
          const graph = new TransitionGraph(walk, 100_000);
          const start = runToEnd(graph.include(walk.resume(position)));
          const sampled = runToEnd(computeSampledOdds(combat, seed, 4_000, position));
          for (const measure of combat.measures) {
            const values = computeMeasureDistribution(odds, combat, measure);
            const expected = mean(values);
            const deviation = Math.sqrt(
              values.reduce((sum, { value, share: probability }) => sum + probability * (value - expected) ** 2, 0),
            );
            const estimate = mean(computeMeasureDistribution(sampled, combat, measure));
            assert.ok(Math.abs(estimate - expected) <= (6 * deviation) / Math.sqrt(4_000) + 1e-3, measure.title);
            if (start === undefined) continue;
            const byGraph = new GraphValues(graph, measure.read, 'ordered');
            runToEnd(byGraph.computeAll());
            assert.ok(Math.abs(byGraph.valueAt(start) - expected) < 1e-9 * Math.max(1, expected), measure.title);
          }
          compared++;
        }
      }
      assert.ok(compared > 2, `${compared} positions`);
    });
  }
});
