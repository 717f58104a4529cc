/** Plays the turns of scenarios and writes their results. */
import assert from 'node:assert/strict';
import type { Distribution } from '../../server/src/dice/distribution';
import { runToEnd } from '../../server/src/engine/progress';
import { computeExactTurn } from '../../server/src/engine/turn/exact';
import { sampleTurn } from '../../server/src/engine/turn/sample';
import type { Turn } from '../../server/src/engine/turn/turn';
import { type Analysis, analyse, diagnose } from '../../server/src/features';
import { findTurn, hasTurn } from '../../server/src/features/resolve/turn/find';
import { resolveTurn, createTurnResultEdits } from '../../server/src/features/resolve/turn/resolve';
import { applyTextEdits } from '../../server/src/text';
import { assertWithinForces } from './turn-bounds';

/** The number of states up to which exact odds of a turn are computed. */
const limit = 2_000;

/** Sampled turns for the comparison with exact odds. */
const runs = 100;

/** The largest allowed difference of a sampled probability from the exact one: in standard deviations, and in turns. */
const tolerance = { deviations: 6, turns: 4 };

/** Numbers of played turns. */
export interface TurnCounts {
  readonly turns: number;
  /** Turns with exact odds. */
  readonly exact: number;
  /** Turns in which something carries over. */
  readonly carrying: number;
}

/**
 * Plays the turns of a scenario. Asserts that nothing throws, that nothing is lost twice, that exact odds sum to 1, and that resolved and
 * sampled values are possible and about as frequent as the exact odds say.
 * @param samples whether turns are sampled too, which takes longer
 */
export function playTurns(analysis: Analysis, seed: number, samples = true): TurnCounts {
  const all = analysis.scenarios.filter(hasTurn);
  let exact = 0;
  let carrying = 0;
  for (const { index } of all) {
    const result = findTurn(analysis, { document: index });
    assert.ok(!('refused' in result), 'refused' in result ? result.refused : '');
    const resolved = resolveTurn(result, { seed });
    assert.ok(!('refused' in resolved), 'refused' in resolved ? resolved.refused : '');
    assert.ok(resolved.trace.isComplete);
    if (result.scenarioTurn.turn.counters.length > 0) carrying++;
    assertWithinForces(result, resolved.trace);
    const odds = runToEnd(computeExactTurn(result.scenarioTurn.turn, { limit }));
    if ('tooLarge' in odds) continue;
    exact++;
    const { mass, marginals } = odds.outcomes;
    assert.ok(Math.abs(mass - 1) < 1e-12, `the odds of the turn sum to ${mass}`);
    const highest = marginals.map((marginal) => Math.max(...marginal!.map(({ value }) => value)));
    assertWithinForces(result, resolved.trace, highest);
    for (const [total, value] of resolved.trace.totals.entries())
      assert.ok(marginals[total]!.some((candidate) => candidate.value === value && candidate.share > 0));
    if (samples) assertSampledAgrees(result.scenarioTurn.turn, marginals, seed);
  }
  return { turns: all.length, exact, carrying };
}

function assertSampledAgrees(
  { counters, ...turn }: Turn,
  marginals: readonly (Distribution | undefined)[],
  seed: number,
): void {
  const { ends } = runToEnd(sampleTurn({ counters, ...turn }, seed, runs)).outcomes;
  for (const [total, { title }] of turn.totals.entries()) {
    const frequencies = new Map<number, number>();
    for (const { state, probability } of ends) {
      const value = state[counters.length + total]!;
      frequencies.set(value, (frequencies.get(value) ?? 0) + probability);
    }
    for (const value of frequencies.keys())
      assert.ok(
        marginals[total]!.some((candidate) => candidate.value === value && candidate.share > 0),
        `${title} is sampled as ${value}, which exact odds do not know`,
      );
    for (const { value, share: probability } of marginals[total]!) {
      const spread =
        tolerance.deviations * Math.sqrt((probability * Math.max(0, 1 - probability)) / runs) + tolerance.turns / runs;
      const sampled = frequencies.get(value) ?? 0;
      assert.ok(
        Math.abs(sampled - probability) <= spread,
        `${title} ${value} is sampled as ${sampled}, not ${probability}`,
      );
    }
  }
}

/** Codes of diagnostics of rulesets. */
const rulesetCode = /^(aa-depth|aare|awaw|wif-ssw)\//;

/** Writes the results of the turns of a scenario, and asserts that no new diagnostic of its ruleset appears. @returns the number of turns */
export function writeTurns({ text, scenarios, environment }: Analysis, seed: number): number {
  const all = scenarios.filter(hasTurn);
  for (const { index } of all) {
    const before = analyse(text, undefined, environment);
    const result = findTurn(before, { document: index });
    assert.ok(!('refused' in result), 'refused' in result ? result.refused : '');
    const edits = createTurnResultEdits(result, { seed });
    assert.ok(!('refused' in edits), 'refused' in edits ? edits.refused : '');
    const after = analyse(applyTextEdits(text, edits), undefined, environment);
    const previousMessages = listMessages(before);
    assert.deepEqual(
      [...listMessages(after)].filter((message) => !previousMessages.has(message)),
      [],
    );
  }
  return all.length;
}

function listMessages(analysis: Analysis): ReadonlySet<string> {
  const rulesetDiagnostics = diagnose(analysis).filter(({ code }) => rulesetCode.test(code));
  return new Set(rulesetDiagnostics.map(({ code, message }) => `${code}: ${message}`));
}
