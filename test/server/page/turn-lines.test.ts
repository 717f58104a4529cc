import assert from 'node:assert/strict';
import {
  areLossesKnown,
  describeLuck,
  describeMethod,
  describeRunningLosses,
  describeTurnDice,
  isUncertain,
  listExpectations,
  listLosses,
} from '../../../server/src/page/turn-lines';
import type { ReportTurn } from '../../../server/src/protocol';
import { trace } from './support';

const destroyed = { many: 'submarines destroyed', one: 'submarine destroyed' };
const lost = { many: 'convoy points lost', one: 'convoy point lost' };
const expects = { combat: 'biscay', path: ['combatType'], expected: 'ssw' };
const expectation = { many: 'combat type ssw', one: 'combat type ssw', expects };

type TotalOdds = NonNullable<ReportTurn['odds']>['totals'][number];

/** Odds of a number from 0 on, by the chances of each. */
const createOdds = (...chances: readonly number[]): TotalOdds => ({
  mean: chances.reduce((sum, chance, value) => sum + chance * value, 0),
  distribution: chances.map((chance, value) => ({ value, share: chance })).filter(({ share: chance }) => chance > 0),
});

function createTurn(
  totals: ReportTurn['totals'],
  values: readonly number[] | undefined,
  odds: readonly TotalOdds[] | undefined,
  missingRoll?: string,
): ReportTurn {
  return {
    combats: [],
    totals,
    ...(values && {
      resolved: { summary: '', combats: [], totals: values, ...(missingRoll !== undefined && { wanted: missingRoll }) },
    }),
    ...(odds && {
      odds: { exact: true, method: 'exact', bound: 0, states: 1, mass: 1, dropped: 0, combats: [], totals: odds },
    }),
  };
}

describe('the totals of a turn', () => {
  const spread = createOdds(0.25, 0.25, 0.25, 0.25);
  const totals = [{ owner: 'Germany', ...destroyed }];
  const read = (value: number | undefined, odds: TotalOdds | undefined, missingRoll?: string) =>
    listLosses(createTurn(totals, value === undefined ? undefined : [value], odds && [odds], missingRoll)).map(
      ({ text }) => text,
    );

  it('a loss is written with its number, its average, and how likely as much is', () => {
    assert.deepEqual(read(1, undefined), ['1 submarine destroyed']);
    assert.deepEqual(read(3, undefined), ['3 submarines destroyed']);
    assert.deepEqual(read(2, spread), [
      '2 submarines destroyed, 0.5 more than expected (chance of this many or more 50%)',
    ]);
    assert.deepEqual(read(1, spread), [
      '1 submarine destroyed, 0.5 fewer than expected (chance of this few or fewer 50%)',
    ]);
    assert.deepEqual(read(0, spread), [
      '0 submarines destroyed, 1.5 fewer than expected (chance of this few or fewer 25%)',
    ]);
    assert.deepEqual(read(1, createOdds(0.25, 0.5, 0.25)), [
      '1 submarine destroyed, as many as expected (chance of this many or more 75%)',
    ]);
    assert.deepEqual(read(2, { mean: 1.95, distribution: spread.distribution }), [
      '2 submarines destroyed, 0.1 more than expected (chance of this many or more 50%)',
    ]);
    assert.deepEqual(read(2, createOdds(0, 0, 1)), ['2 submarines destroyed, certain from the start']);
  });

  it('a loss that was not rolled for is written as an average with its range, or as certain', () => {
    assert.deepEqual(read(undefined, spread), ['1.5 submarines destroyed on average, 0 to 3 in nine turns of ten']);
    assert.deepEqual(read(undefined, createOdds(0, 0.99, 0.01)), ['1.01 submarines destroyed on average']);
    assert.deepEqual(read(undefined, createOdds(0.05, 0.9, 0.05)), [
      '1 submarine destroyed on average, 0 to 1 in nine turns of ten',
    ]);
    assert.deepEqual(read(undefined, createOdds(0, 1)), ['1 submarine destroyed for certain']);
    assert.deepEqual(read(2, spread, 'after: Search'), [
      '1.5 submarines destroyed on average, 0 to 3 in nine turns of ten',
    ]);
  });

  it('losses that nobody has and hardly anybody may have are left out', () => {
    assert.deepEqual(read(0, undefined), []);
    assert.deepEqual(read(undefined, undefined), []);
    assert.deepEqual(read(undefined, { mean: 0.0049, distribution: spread.distribution }), []);
    assert.equal(read(undefined, { mean: 0.005, distribution: spread.distribution }).length, 1);
    assert.equal(read(1, { mean: 0, distribution: spread.distribution }).length, 1);
  });

  it('losses are known once the turn is resolved to its end, or from its odds', () => {
    const isKnown = (values: readonly number[] | undefined, odds?: readonly TotalOdds[], missingRoll?: string) =>
      areLossesKnown(createTurn(totals, values, odds, missingRoll));
    assert.deepEqual(
      [isKnown([0]), isKnown(undefined, [spread]), isKnown([0], [spread], 'Search')],
      [true, true, true],
    );
    assert.deepEqual([isKnown(undefined), isKnown([0], undefined, 'Search')], [false, false]);
  });

  it('losses and expectations are listed apart, each with its place among the totals, its average and its rank', () => {
    const turn = createTurn(
      [expectation, { owner: 'Germany', ...destroyed }, { ...lost }],
      [1, 1, 2],
      [createOdds(0.375, 0.625), spread, createOdds(0, 0, 1)],
    );
    assert.deepEqual(
      listLosses(turn).map(({ text: _, ...line }) => line),
      [
        { index: 1, owner: 'Germany', label: 'submarines destroyed', value: 1, mean: 1.5, rank: 0.375 },
        { index: 2, owner: '', label: 'convoy points lost', value: 2, mean: 2 },
      ],
    );
    assert.deepEqual(listExpectations(turn), [
      {
        ...{ index: 0, owner: 'biscay', label: 'combat type ssw', value: 1, mean: 0.625, rank: 0.6875 },
        text: 'combat type ssw: met (chance 62.5%)',
      },
    ]);
  });

  it('an expectation is met, not met, or not decided yet, with its chance where it is known', () => {
    const read = (value: number | undefined, odds?: TotalOdds) =>
      listExpectations(createTurn([expectation], value === undefined ? undefined : [value], odds && [odds])).map(
        ({ text }) => text,
      );
    assert.deepEqual(read(1), ['combat type ssw: met']);
    assert.deepEqual(read(0), ['combat type ssw: not met']);
    assert.deepEqual(read(undefined), ['combat type ssw']);
    assert.deepEqual(read(undefined, createOdds(0.25, 0.75)), ['combat type ssw (chance 75%)']);
    // Sums of many probabilities may exceed 1.
    assert.deepEqual(read(0, { mean: 1.002, distribution: [] }), ['combat type ssw: not met (chance 100%)']);
  });

  it('luck is bad in the worst 15 % of all results, and good in the best', () => {
    assert.deepEqual(
      [1, 0.85, 0.8499, 0.5, 0.1501, 0.15, 0].map((rank) => describeLuck(rank)),
      ['bad luck', 'bad luck', 'average luck', 'average luck', 'average luck', 'good luck', 'good luck'],
    );
  });

  it('the chance that a combat takes place is uncertain unless it would be written as 100 %', () => {
    assert.deepEqual([0, 0.9994, 0.9995, 1].map(isUncertain), [true, true, false, false]);
  });

  it('odds of a turn are exact, exact but for what is least likely, or sampled', () => {
    const { odds } = createTurn([], undefined, []);
    assert.equal(describeMethod(odds!), 'exact');
    assert.equal(describeMethod({ ...odds!, method: 'truncated' }), 'exact, but for what is least likely');
    assert.equal(
      describeMethod({ ...odds!, method: 'sampled', runs: 20_000, seed: 3 }),
      'sampled: 20000 turns, seed 3',
    );
  });

  it('losses so far are listed by their owners, without those of zero and without expectations', () => {
    const turn = createTurn(
      [
        { owner: 'Germany', ...destroyed },
        { owner: 'the US', ...lost },
        { owner: 'Germany', ...lost },
        expectation,
        { owner: 'Italy', ...lost },
      ],
      undefined,
      undefined,
    );
    assert.equal(
      describeRunningLosses(turn, [2, 10, 1, 1]),
      'Germany: 2 submarines destroyed, 1 convoy point lost; the US: 10 convoy points lost',
    );
    assert.equal(
      describeRunningLosses(turn, [1, 0, 0, 0, 0.5]),
      'Germany: 1 submarine destroyed; Italy: 0.5 convoy points lost',
    );
    assert.equal(describeRunningLosses(turn, [0, 0, 0, 1]), 'no losses');
  });

  it('the dice of a turn are those of its seed, or all that its combats have used', () => {
    const describeDice = (seed: number | undefined, ...dice: readonly (string | undefined)[]) =>
      describeTurnDice({
        ...(seed !== undefined && { seed }),
        ...{ summary: '', totals: [] },
        combats: dice.map((diceFrom) => ({
          ...(diceFrom !== undefined && { trace: { ...trace, diceFrom } }),
          ...{ summary: '', gained: [], totals: [] },
        })),
      });
    assert.equal(describeDice(0, 'dice from the file'), 'seed 0');
    assert.equal(
      describeDice(undefined, 'seed 2', undefined, 'dice from the file, then seed 2', 'no dice'),
      'from the file, seed 2',
    );
    assert.equal(describeDice(undefined, 'no dice', undefined), 'none');
  });
});
