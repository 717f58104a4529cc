/** Renames every id of every clean sample. */
import assert from 'node:assert/strict';
import { exact } from '../../../server/src/engine/exact';
import { finish } from '../../../server/src/engine/progress';
import { sample } from '../../../server/src/engine/sample';
import { allCombats, analyse, problems, rename } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import { diceOfFile, play } from '../../../server/src/features/combat/play';
import { rangeOf } from '../../../server/src/text';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { edited } from './support';

/** Nations that the rules know by name: with another name they would have other ships, values or bases. */
const knownToTheRules: Readonly<Record<string, readonly string[]>> = {
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
          const offset = rangeOf(document, place)!.from + 1;
          const refused = (to: string) => {
            const result = rename(analysis, offset, to);
            return result && 'refused' in result ? result.refused : `${id} may be called ${to}`;
          };
          for (const none of ['', 'two words', '-', '&x']) assert.match(refused(none), /cannot be the/);
          for (const other of declarations)
            if (other.kind === kind && other.within === within && other.id !== id)
              assert.match(refused(other.id), /^There is an? .* already/);
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
          const edits = rename(after, rangeOf(document, place)!.from + 1, `x${number}`);
          if (!edits || 'refused' in edits) continue;
          after = analyse(edited(after.text, edits), after, after.environment);
        }
      assert.deepEqual(
        problems(after).map(({ message }) => message),
        [],
      );
      assert.deepEqual(oddsOf(after), oddsOf(analysis));
    });

    it(`changes nothing else, and restores the text when renamed back in ${sample}`, () => {
      const analysis = analysisOfFile(file);
      const before = coursesOf(analysis);
      const to = 'renamed-x';
      const refused: string[] = [];
      for (const { ids, document, index } of analysis.scenarios)
        for (const { kind, id, place } of ids().ids.declarations) {
          const edits = rename(analysis, rangeOf(document, place)!.from + 1, to);
          if (edits && 'refused' in edits) {
            assert.match(edits.refused, /would change more than a name/);
            refused.push(id);
            continue;
          }
          const after = analyse(edited(analysis.text, edits), undefined, analysis.environment);
          assert.deepEqual(
            problems(after).map(({ message }) => message),
            [],
            id,
          );
          assert.deepEqual(coursesOf(after), before, id);
          const declaration = after.scenarios[index]!.ids().ids.find(kind, to);
          const back = rename(after, rangeOf(after.scenarios[index]!.document, declaration!.place)!.from + 1, id);
          assert.equal(edited(after.text, back), analysis.text, id);
        }
      assert.deepEqual(refused, knownToTheRules[sample] ?? []);
    });
  }
});

/** The end of each combat with the dice of the file, and with a fixed list of dice, as numbers. */
function coursesOf(analysis: Analysis): unknown {
  const table = Array.from({ length: 400 }, (_, index) => ((index * 7) % 6) + 1);
  return allCombats(analysis).map((combat) => {
    const own = diceOfFile(combat.site);
    return [...(own ? [own] : []), { table }].map((source) => {
      const { trace } = play(combat, source);
      return { end: trace.end, dice: Object.values(trace.dice), wanted: trace.wanted !== undefined };
    });
  });
}

/** The ends of each combat with their probabilities: exact, or sampled if there are too many states. */
function oddsOf(analysis: Analysis): unknown {
  return allCombats(analysis).map(({ site }) => {
    const combat = site.combat();
    const known = finish(exact(combat, { limit: 20_000 }));
    return 'tooLarge' in known ? finish(sample(combat, 1, 2000)).ends : [known.ends, known.marginals];
  });
}
