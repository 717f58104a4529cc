/** Turns of scenarios, played and written down. */
import assert from 'node:assert/strict';
import { finish } from '../../server/src/engine/progress';
import { exactTurn } from '../../server/src/engine/turn/exact';
import { analyse, problems } from '../../server/src/features';
import type { Analysis } from '../../server/src/features';
import { findTurn, hasTurn } from '../../server/src/features/turn/find';
import { resolveTurn } from '../../server/src/features/turn/resolve';
import { writeTurn } from '../../server/src/features/turn/write';
import { applyTextEdits } from '../../server/src/text';

/** States of combats beyond which exact odds of a turn are not waited for. */
const limit = 2_000;

/** Plays the turns of a scenario: no exception, and where the odds are exact they sum to one. @returns how many there were */
export function playTurns(analysis: Analysis, seed: number): number {
  const all = analysis.scenarios.filter(hasTurn);
  for (const { index } of all) {
    const found = findTurn(analysis, { document: index });
    assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
    const resolved = resolveTurn(found, { seed });
    assert.ok(!('refused' in resolved), 'refused' in resolved ? resolved.refused : '');
    assert.ok(resolved.trace.isWhole);
    const odds = finish(exactTurn(found.stated.turn, { limit }));
    if ('tooLarge' in odds) continue;
    const { mass, marginals } = odds.outcomes;
    assert.ok(Math.abs(mass - 1) < 1e-12, `the odds of the turn sum to ${mass}`);
    for (const [total, value] of resolved.trace.totals.entries())
      assert.ok(marginals[total]!.some((one) => one.value === value && one.share > 0));
  }
  return all.length;
}

/** Problems that a ruleset has with what its scenarios say. */
const ofRuleset = /^(aa-depth|aare|awaw|wif-ssw)\//;

/** Writes the results of the turns of a scenario: its ruleset has no more problems with them than before. @returns how many there were */
export function writeTurns({ text, scenarios, environment }: Analysis, seed: number): number {
  const all = scenarios.filter(hasTurn);
  for (const { index } of all) {
    const before = analyse(text, undefined, environment);
    const found = findTurn(before, { document: index });
    assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
    const edits = writeTurn(found, { seed });
    assert.ok(!('refused' in edits), 'refused' in edits ? edits.refused : '');
    const after = analyse(applyTextEdits(text, edits), undefined, environment);
    const known = messagesOf(before);
    assert.deepEqual(
      [...messagesOf(after)].filter((message) => !known.has(message)),
      [],
    );
  }
  return all.length;
}

function messagesOf(analysis: Analysis): ReadonlySet<string> {
  const found = problems(analysis).filter(({ code }) => ofRuleset.test(code));
  return new Set(found.map(({ code, message }) => `${code}: ${message}`));
}
