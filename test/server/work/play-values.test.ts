import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createStream, createUniformGenerator } from '../../../server/src/dice/stream';
import { advise } from '../../../server/src/engine/advise';
import type { Combat, Side } from '../../../server/src/engine/combat';
import type { Quantity } from '../../../server/src/engine/outcome';
import { decideNext, playMoves, rollNext, type Play } from '../../../server/src/engine/play';
import { prepareCombat } from '../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../server/src/engine/progress';
import { analyse, listAllCombats } from '../../../server/src/features';
import { computePlayValues } from '../../../server/src/work/play-values';
import { createRandomCombat, planArbitrary } from '../engine/random-combat';
import { environment } from '../../support/environment';
import { orderedScenarios } from '../../support/random-orders';
import { chooseRunCount } from '../../support/run-size';

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
      for (let seed = 1; seed <= chooseRunCount(150, 8); seed++)
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
