/** Renames every id of every clean sample. */
import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { runToEnd } from '../../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../../server/src/engine/sample';
import { listAllCombats, analyse, diagnose, renameSymbol } from '../../../../server/src/features';
import type { Analysis } from '../../../../server/src/features';
import { getFileDice, simulateCombat } from '../../../../server/src/features/combat/simulate';
import { rangeAt } from '../../../../server/src/text';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { applyEdits } from '../support';

/** Nations that the rules know by name: with another name they would have other ships, values or bases. */
const unrenamableIds: Readonly<Record<string, readonly string[]>> = {
  'awaw/leyte-gulf': ['japan'],
  'awaw/midway': ['japan'],
  'awaw/midway-in-rounds': ['japan'],
  'awaw/raiders': ['britain'],
  'awaw/taranto': ['italy'],
  'awaw/task-forces': ['britain', 'italy'],
  'wif-ssw/autumn-1942': ['cw', 'us'],
  'wif-ssw/black-may': ['cw', 'us'],
  'wif-ssw/historic-bases': ['germany', 'us', 'germany', 'cw', 'germany', 'italy', 'cw', 'ussr'],
  'wif-ssw/one-zone-after-another': ['cw'],
  'wif-ssw/us-torpedoes': ['us'],
};

describe('renaming every id of every clean sample', () => {
  for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken'))) {
    const sample = file.slice('samples/'.length, -'.scenario.yaml'.length);

    it(`rejects used and invalid names in ${sample}`, () => {
      const analysis = analysisOfFile(file);
      for (const { ids, document } of analysis.scenarios) {
        const { declarations } = ids().ids;
        for (const { kind, id, place, within } of declarations) {
          const offset = rangeAt(document, place)!.from + 1;
          const tryRename = (to: string) => {
            const result = renameSymbol(analysis, offset, to);
            return result && 'refused' in result ? result.refused : `${id} may be called ${to}`;
          };
          for (const invalidName of ['', 'two words', '-', '&x']) assert.match(tryRename(invalidName), /cannot be the/);
          for (const other of declarations)
            if (other.kind === kind && other.within === within && other.id !== id)
              assert.match(tryRename(other.id), /^There is an? .* already/);
        }
      }
    });

    it(`keeps the odds when all ids are renamed one after the other in ${sample}`, () => {
      const analysis = analysisOfFile(file);
      let after = analysis;
      for (const [index, { ids }] of analysis.scenarios.entries())
        for (const number of ids().ids.declarations.keys()) {
          const { document, ids: now } = after.scenarios[index]!;
          const { place } = now().ids.declarations[number]!;
          const edits = renameSymbol(after, rangeAt(document, place)!.from + 1, `x${number}`);
          if (!edits || 'refused' in edits) continue;
          after = analyse(applyEdits(after.text, edits), after, after.environment);
        }
      assert.deepEqual(
        diagnose(after).map(({ message }) => message),
        [],
      );
      assert.deepEqual(computeOdds(after), computeOdds(analysis));
    });

    it(`changes nothing else, and restores the text when renamed back in ${sample}`, () => {
      const analysis = analysisOfFile(file);
      const before = computeCourses(analysis);
      const to = 'renamed-x';
      const refusedIds: string[] = [];
      for (const { ids, document, index } of analysis.scenarios)
        for (const { kind, id, place } of ids().ids.declarations) {
          const edits = renameSymbol(analysis, rangeAt(document, place)!.from + 1, to);
          if (edits && 'refused' in edits) {
            assert.match(edits.refused, /would change more than a name/);
            refusedIds.push(id);
            continue;
          }
          const after = analyse(applyEdits(analysis.text, edits), undefined, analysis.environment);
          assert.deepEqual(
            diagnose(after).map(({ message }) => message),
            [],
            id,
          );
          assert.deepEqual(computeCourses(after), before, id);
          const declaration = after.scenarios[index]!.ids().ids.find(kind, to);
          const back = renameSymbol(after, rangeAt(after.scenarios[index]!.document, declaration!.place)!.from + 1, id);
          assert.equal(applyEdits(after.text, back), analysis.text, id);
        }
      assert.deepEqual(refusedIds, unrenamableIds[sample] ?? []);
    });
  }
});

/** The end of each combat with the dice of the file, and with a fixed list of dice, as numbers. */
function computeCourses(analysis: Analysis): unknown {
  const table = Array.from({ length: 400 }, (_, index) => ((index * 7) % 6) + 1);
  return listAllCombats(analysis).map((combat) => {
    const ownDice = getFileDice(combat.entry);
    return [...(ownDice ? [ownDice] : []), { table }].map((source) => {
      const { trace } = simulateCombat(combat, source);
      return { end: trace.end, dice: Object.values(trace.dice), wanted: trace.pendingRoll !== undefined };
    });
  });
}

/** The ends of each combat with their probabilities: exact, or sampled if there are too many states. */
function computeOdds(analysis: Analysis): unknown {
  return listAllCombats(analysis).map(({ entry }) => {
    const combat = entry.build();
    const odds = runToEnd(computeExactOdds(combat, { limit: 20_000 }));
    return 'tooLarge' in odds ? runToEnd(computeSampledOdds(combat, 1, 2000)).ends : [odds.ends, odds.marginals];
  });
}
