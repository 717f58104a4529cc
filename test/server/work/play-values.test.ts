import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import { advise } from '../../../server/src/engine/advise';
import type { Combat, Side } from '../../../server/src/engine/combat';
import type { Quantity } from '../../../server/src/engine/outcome';
import { decideNext, playMoves, rollNext, type Move, type Play } from '../../../server/src/engine/play';
import { prepareCombat } from '../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../server/src/engine/progress';
import { analyse, listAllCombats } from '../../../server/src/features';
import { computePlayValues } from '../../../server/src/work/play-values';
import { createRandomCombat, planArbitrary } from '../engine/random-combat';
import { environment } from '../../support/environment';
import { orderedScenarios } from '../../support/random-orders';
import { chooseRunCount } from '../../support/run-size';
import type { SideAdvice } from '../../../server/src/model/advice';
import { createHunt } from '../engine/hunt';
import { createWideCombat } from '../engine/wide';

/** The decisions that random dice lead to while all sides follow their orders. */
function* playAsOrdered(
  combat: Combat,
  seed: number,
): Generator<Play & { readonly next: { readonly kind: 'decision' } }> {
  const draw = createUniformGenerator(createStream(seed));
  let play = playMoves(combat, []);
  while (play.next.kind !== 'end') {
    const { next } = play;
    if (next.kind === 'decision') {
      yield { ...play, next };
      play = decideNext(play, next.preferred);
    } else {
      const dice = next.rolls.flatMap(({ dice: { count, sides } }) => Array.from({ length: count }, () => sides));
      play = rollNext(
        play,
        dice.map((sides) => 1 + Math.floor(draw() * sides)),
      );
    }
  }
}

/** Compares each decision of a random play with the advice on the whole combat. @returns how many were compared */
function compareWithAdvice(combat: Combat, side: Side, quantity: Quantity, seed: number): number {
  const advice = runToEnd(advise(combat, side, quantity, { maxListed: 100_000, maxTransitions: 50_000 }));
  if ('tooLarge' in advice) return 0;
  const aim = { id: 'aim', title: 'aim', unit: '', getQuantity: () => quantity };
  let compared = 0;
  for (const { next, moves, trace } of playAsOrdered(combat, seed)) {
    if (next.by !== side) continue;
    const { options } = runToEnd(computePlayValues(combat, [{ side, aims: [aim], alternatives: [] }], moves, 1));
    const values = options?.[0]?.values;
    assert.ok(values);
    // A state may come up in several rounds, after which the combat goes on differently.
    const expected = advice.decisions.filter(
      ({ step, state }) => step === next.step && state.join() === [...trace.end].join(),
    );
    const advised = expected.map((decision) =>
      next.options.map((name) => decision.options.find(({ option }) => option === name)!.value),
    );
    assert.ok(
      advised.some((each) =>
        each.every((value, index) => Math.abs(value - values[index]!) < 1e-12 * Math.max(1, Math.abs(value))),
      ),
      `${next.step} at ${[...trace.end].join()}: ${values.join()}, and the advice has ${advised.join(' or ')}`,
    );
    compared++;
  }
  return compared;
}

describe('the options of a decision in a play', () => {
  it('the options of a decision are worth what the advice on the whole combat says, in random combats', () => {
    let compared = 0;
    fc.assert(
      fc.property(planArbitrary, fc.nat(), (plan, seed) => {
        compared += compareWithAdvice(createRandomCombat(plan), 'b', ([first]) => first!, seed);
      }),
      { numRuns: chooseRunCount(3_000, 200), seed: 1 },
    );
    assert.ok(compared > chooseRunCount(1_500, 80), `${compared} decisions`);
  });

  for (const [ruleset, createScenario] of Object.entries(orderedScenarios)) {
    it(`the options of a decision are worth what the advice on the whole combat says, in combats of ${ruleset}`, () => {
      for (let seed = 1; seed <= chooseRunCount(80, 8); seed++)
        for (const { entry } of listAllCombats(
          analyse(JSON.stringify(createScenario(seed)), undefined, environment()),
        )) {
          const combat = runToEnd(prepareCombat(entry.build()));
          if (combat.hasEstimatedDecisions === true) continue;
          for (const { side, aims } of entry.listAdvice?.() ?? [])
            if (!aims[0]!.getSum) compareWithAdvice(combat, side, aims[0]!.getQuantity(combat), seed);
        }
    });
  }
});

describe('the course of a play', () => {
  const hits: SideAdvice = {
    side: 'subs',
    aims: [{ id: 'hits', title: 'ships hit', unit: '', getQuantity: () => (end) => end[2]! }],
    alternatives: [],
  };
  const rollSearch = (face: number): Move => ({ kind: 'roll', rolls: [{ label: 'search.subs', faces: [face] }] });
  const decide = (option: string): Move => ({ kind: 'decision', label: 'decide', option });
  const shoot = (...faces: readonly number[]): Move => ({ kind: 'roll', rolls: [{ label: 'shoot', faces }] });
  const compute = (moves: readonly Move[], combat = createHunt(), advised: readonly SideAdvice[] = [hits]) => {
    const { courses, options, isSampled } = runToEnd(computePlayValues(combat, advised, moves, 1));
    const round = (value: number): number => Math.round(value * 1e9) / 1e9;
    return {
      courses: courses.map(({ side, aim, values, luck, decided }) => ({
        ...{ side, aim, values: values.map(round), luck: round(luck), decided: round(decided) },
      })),
      options: options?.map(({ aim, values }) => ({ aim, values: values.map(round) })),
      isSampled,
    };
  };
  const course = { side: 'subs', aim: 'hits' };

  it('the value of a play changes by dice, and by a decision only against the orders', () => {
    // Six of ten searches attack, and three salvos hit one ship in six each.
    assert.deepEqual(compute([]), {
      courses: [{ ...course, values: [0.3], luck: 0, decided: 0 }],
      ...{ options: undefined, isSampled: false },
    });
    assert.deepEqual(compute([rollSearch(3), decide('attack'), shoot(6, 6)]), {
      courses: [{ ...course, values: [0.3, 0.5, 0.5, 1.333333333], luck: 1.033333333, decided: 0 }],
      ...{ options: undefined, isSampled: false },
    });
    assert.deepEqual(compute([rollSearch(9), decide('attack'), shoot(1, 1)]).courses, [
      { ...course, values: [0.3, 0, 0.5, 0.333333333], luck: -0.466666667, decided: 0.5 },
    ]);
  });

  it('the last value of a play that is over is what the combat ended with', () => {
    assert.deepEqual(compute([rollSearch(3), decide('leave')]).courses, [
      { ...course, values: [0.3, 0.5, 0], luck: 0.2, decided: -0.5 },
    ]);
    const moves = [rollSearch(1), decide('attack'), shoot(6, 4), shoot(1, 2), shoot(5, 5)];
    assert.deepEqual(compute(moves).courses[0]?.values.at(-1), 2);
  });

  it('the value of a play is the sum of measures where an aim says so', () => {
    const combat = createHunt();
    const [, ships, hitShips] = combat.measures;
    const getSum = () => ({
      constant: 10,
      parts: [
        { measure: hitShips!, times: 2 },
        { measure: ships!, times: -1 },
      ],
    });
    const sums = { ...hits, aims: [{ ...hits.aims[0]!, getSum }] };
    assert.deepEqual(compute([rollSearch(3), decide('leave')], combat, [sums]).courses[0]?.values, [10.6, 11, 10]);
    assert.deepEqual(compute([rollSearch(3)], combat, [sums]).options, [{ aim: 'hits', values: [11, 10] }]);
  });

  it('a decision has the values of its options for each aim of its side, and for no other side', () => {
    const misses = { ...hits.aims[0]!, id: 'misses', getQuantity: () => (end: readonly number[]) => 3 - end[2]! };
    const both = { ...hits, aims: [hits.aims[0]!, misses] };
    assert.deepEqual(compute([rollSearch(9)], createHunt(), [both]), {
      courses: [{ ...course, values: [0.3, 0], luck: -0.3, decided: 0 }],
      options: [
        { aim: 'hits', values: [0.5, 0] },
        { aim: 'misses', values: [2.5, 3] },
      ],
      isSampled: false,
    });
    assert.equal(compute([rollSearch(9)], createHunt(), [{ ...hits, side: 'convoy' }]).options, undefined);
    assert.equal(compute([rollSearch(9)], { ...createHunt(), hasEstimatedDecisions: true }).options, undefined);
    assert.deepEqual(compute([rollSearch(9)], createHunt(), []), {
      ...{ courses: [], options: undefined, isSampled: false },
    });
  });

  it('the values of a play of a combat with too many states are sampled', () => {
    const wide = createWideCombat(6, 6);
    const dice = { ...hits, aims: [{ ...hits.aims[0]!, getQuantity: () => (end: readonly number[]) => end[0]! }] };
    const roll: Move = { kind: 'roll', rolls: [{ label: 'die-0', faces: [2] }] };
    const { courses, isSampled } = compute([roll], wide, [dice]);
    assert.equal(isSampled, true);
    assert.ok(Math.abs(courses[0]!.values[0]! - 3.5) < 0.15);
    assert.equal(courses[0]!.values[1], 2);
    assert.equal(compute([], createWideCombat(5, 6), [dice]).isSampled, false);
    assert.equal(compute([roll], wide, []).isSampled, false);
  });
});
