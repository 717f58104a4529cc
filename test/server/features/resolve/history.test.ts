import assert from 'node:assert/strict';
import { emptyMemory, createHistory, findPastReport, remember } from '../../../../server/src/features';
import type { Memory } from '../../../../server/src/features';
import { analyzeText, biscay, getCombat, resolveCombatOrFail } from '../support';

const withoutDice = biscay.replace(/ {4}dice:.*\n/, '');

/** The memory after a resolve of each text, one after the other. */
function resolveInSequence(...runs: readonly (readonly [text: string, seed: number])[]): Memory {
  return runs.reduce((memory, [text, seed]) => {
    const target = getCombat(analyzeText(text));
    return remember(memory, target, resolveCombatOrFail(target, { seed }));
  }, emptyMemory);
}

describe('the history of a combat', () => {
  it('lists results, the newest first, with the tables and options they rest on', () => {
    const memory = resolveInSequence([withoutDice, 7], [withoutDice, 8]);
    const { title, results } = createHistory(getCombat(analyzeText(withoutDice)), memory);
    assert.equal(title, 'Bay of Biscay');
    assert.deepEqual(
      results.map(({ number, seed, diceFrom, changed, stale }) => ({ number, seed, diceFrom, changed, stale })),
      [
        { number: 2, seed: 8, diceFrom: 'seed 8', changed: false, stale: false },
        { number: 1, seed: 7, diceFrom: 'seed 7', changed: false, stale: false },
      ],
    );
  });

  it('names powers instead of roles', () => {
    const { results } = createHistory(getCombat(analyzeText(withoutDice)), resolveInSequence([withoutDice, 7]));
    assert.match(results[0]!.summary, /surprise points? to Germany$|surprise points? to the Commonwealth$/);
  });

  it('marks results that followed a change, and results that are stale', () => {
    const snow = withoutDice.replace('weather: rain', 'weather: snow');
    const { results } = createHistory(getCombat(analyzeText(snow)), resolveInSequence([withoutDice, 7], [snow, 7]));
    assert.deepEqual(
      results.map(({ changed, stale }) => ({ changed, stale })),
      [
        { changed: true, stale: false },
        { changed: false, stale: true },
      ],
    );
  });

  it('returns each report unchanged', () => {
    const memory = resolveInSequence([withoutDice, 7], [withoutDice, 8]);
    const target = getCombat(analyzeText(withoutDice));
    const past = findPastReport(target, memory, 1);
    assert.ok(!('refused' in past));
    assert.equal(past.trace?.seed, 7);
    assert.deepEqual(findPastReport(target, memory, 3), {
      refused: 'biscay has no result 3 in this session any more.',
    });
  });

  it('keeps the last twelve results', () => {
    const runs = Array.from({ length: 15 }, (_, seed) => [withoutDice, seed] as const);
    const { results } = createHistory(getCombat(analyzeText(withoutDice)), resolveInSequence(...runs));
    assert.deepEqual([results.length, results.at(-1)?.number], [12, 4]);
  });
});
