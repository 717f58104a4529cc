import assert from 'node:assert/strict';
import { allCodes, allCombats, fixAll, problems, resolve } from '../../../server/src/features';
import type { OffsetProblem } from '../../../server/src/features';
import { generalCodes } from '../../../server/src/features/codes/general';
import { whySafe } from '../../../server/src/features/fix-all';
import { applyTextEdits } from '../../../server/src/text';
import { problemsOf } from '../../support/constraints';
import { rulesets } from '../../support/environment';
import { fixture } from '../../support/fixture';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { analysisOf, biscay, formatProblems } from './support';

/** Texts with diagnostics: the examples of all codes, and the broken samples. */
function* faulty(): Generator<{ readonly text: string; readonly found: readonly OffsetProblem[] }> {
  for (const { constraints } of rulesets)
    for (const { examples } of constraints)
      for (const example of examples.fails) {
        const { text } = fixture(example);
        yield { text, found: problemsOf(text) };
      }
  for (const { fails } of Object.values(generalCodes))
    if (fails !== undefined) yield { text: fails, found: problemsOf(fails) };
  for (const file of scenarioFiles('samples/broken')) {
    const analysis = analysisOfFile(file);
    yield { text: analysis.text, found: problems(analysis) };
  }
}

/** The outcome of each combat with a seed. */
function outcomes(text: string) {
  return allCombats(analysisOf(text)).map((found) => {
    const resolved = resolve(found, { seed: 7 });
    return 'refused' in resolved ? resolved.refused : [resolved.summary, resolved.trace.end, resolved.trace.dice];
  });
}

describe('fix all', () => {
  it('fixes all misspelled words at once', () => {
    const text = biscay
      .replace('weather: rain', 'weather: rian')
      .replace('side: axis', 'side: axs')
      .replace('power: germany', 'power: germny');
    const all = fixAll(problems(analysisOf(text)));
    assert.ok(all);
    assert.deepEqual(formatProblems(applyTextEdits(text, all.edits)), []);
  });

  it('skips a fix that overlaps another one', () => {
    const [problem] = problems(analysisOf(biscay.replace('weather: rain', 'weather: rian')));
    const all = fixAll([problem!, { ...problem!, message: 'The same place.' }]);
    assert.equal(all?.edits.length, 1);
  });

  it('has nothing to fix in a valid scenario', () => {
    assert.equal(fixAll(problems(analysisOf(biscay))), undefined);
  });

  it('applies the fixes of these codes only, each for a reason', () => {
    assert.deepEqual(
      [...whySafe.keys()].filter((code) => !allCodes(rulesets).includes(code)),
      [],
      'there is such a code',
    );
    const [applied, chosen] = [new Set<string>(), new Set<string>()];
    for (const { found } of faulty())
      for (const problem of found)
        if (problem.hasPreferredFix) (fixAll([problem]) ? applied : chosen).add(problem.code);
    assert.deepEqual([...whySafe.keys()].filter((code) => !applied.has(code)).sort(), ['id/unknown']);
    for (const code of applied) assert.ok(whySafe.has(code), code);
    // Some of those that the author has to choose.
    for (const code of [
      'wif-ssw/owner-passed',
      'wif-ssw/price-stated',
      'awaw/ship-speed',
      'result/outdated',
      'aare/dice-label',
    ])
      assert.ok(chosen.has(code), code);
  });

  it('removes only text that the rules ignore: the combats end as before', () => {
    let count = 0;
    for (const { text, found } of faulty()) {
      const faded = found.filter(({ code }) => whySafe.get(code)?.startsWith('The rules take no notice'));
      for (const problem of faded) assert.ok(problem.unnecessary, problem.code);
      const all = fixAll(faded);
      if (!all) continue;
      const after = applyTextEdits(text, all.edits);
      assert.deepEqual(outcomes(after), outcomes(text), `${text}\n---\n${after}`);
      count++;
    }
    assert.ok(count > 15, `${count} examples`);
  });
});
