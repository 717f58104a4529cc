import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat, Roll, Rounds, State } from '../../../server/src/engine/combat';
import { exact } from '../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../server/src/engine/outcome';
import { finish } from '../../../server/src/engine/progress';
import { allCombats, analyse } from '../../../server/src/features';
import { combats as measured } from '../../bench/combats';
import { environment } from '../../support/environment';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { wifScenarios } from '../../support/wif-scenarios';
import { shoot } from './hunt';
import { wide } from './wide';

function odds(combat: Combat, usesLattices: boolean): ExactOutcomes | undefined {
  const found = finish(exact(combat, { usesLattices, limit: 20_000 }));
  return 'tooLarge' in found ? undefined : found;
}

/** @returns whether the combat is small enough to be solved state by state */
function assertSame(combat: Combat): boolean {
  const plain = odds(combat, false);
  if (!plain) return false;
  const found = odds(combat, true)!;
  const shares = new Map(plain.ends.map(({ state, share }) => [state.join(), share]));
  assert.equal(found.ends.length, shares.size, combat.title);
  for (const { state, share } of found.ends)
    assert.ok(Math.abs(share - (shares.get(state.join()) ?? NaN)) < 1e-12, `${combat.title} ${state.join()}`);
  assert.deepEqual(found.bases, plain.bases, combat.title);
  return true;
}

/** Rounds of one die that declare the counters they involve. */
function rounds(index: number, involves: readonly number[], change: (state: State, total: number) => State): Rounds {
  const roll: Roll = { ...shoot, id: `die-${index}`, dice: () => ({ count: 1, sides: 3 }), apply: change };
  const again = (state: State) => state[index]! < 4;
  return {
    kind: 'rounds',
    id: `rounds-${index}`,
    title: 'rounds',
    rules: [],
    again,
    limit: 3,
    steps: [roll],
    involves,
  };
}

const added = (index: number) => (state: State, total: number) =>
  state.map((value, at) => (at === index ? Math.min(9, value + total) : value));

describe('rounds that involve a few counters', () => {
  const base = wide(3, 4, 9);

  it('rounds that involve few counters have the same odds as state by state', () => {
    const steps = [...base.steps, ...[0, 1, 2].map((index) => rounds(index, [index], added(index)))];
    assert.ok(assertSame({ ...base, steps }));
  });

  it('rejects rounds that change a counter they do not involve', () => {
    const steps = [...base.steps, rounds(0, [0], (state, total) => added(1)(added(0)(state, total), total))];
    assert.throws(() => odds({ ...base, steps }, true), /rounds-0 changes a counter that it does not say/);
  });

  it('World in Flames combats have the same odds and bases factored and state by state', () => {
    let compared = 0;
    const compare = (analysis: ReturnType<typeof analyse>) => {
      for (const { site } of allCombats(analysis)) if (assertSame(site.combat())) compared++;
    };
    for (const file of scenarioFiles('samples/wif-ssw')) compare(analysisOfFile(file));
    compare(analyse(measured[0]!.text, undefined, environment()));
    fc.assert(
      fc.property(wifScenarios, ({ text }) => compare(analyse(text, undefined, environment()))),
      { numRuns: 150, seed: 29 },
    );
    assert.ok(compared > 100, `${compared} were compared`);
  });
});
