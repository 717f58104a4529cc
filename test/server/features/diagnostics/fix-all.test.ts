import assert from 'node:assert/strict';
import { listAllCodes, listAllCombats, createFixAll, diagnose, resolveCombat } from '../../../../server/src/features';
import type { OffsetDiagnostic } from '../../../../server/src/features';
import { generalCodes } from '../../../../server/src/features/diagnostics/codes/general';
import { safeFixReasons } from '../../../../server/src/features/diagnostics/fix-all';
import { applyTextEdits } from '../../../../server/src/text';
import { findDiagnostics } from '../../../support/test-checks';
import { rulesets } from '../../../support/environment';
import { fixture } from '../../../support/fixture';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay, formatDiagnostics } from '../support';

/** Texts with diagnostics: the examples of all codes, and the broken samples. */
function* listFaultyTexts(): Generator<{
  readonly text: string;
  readonly diagnosticList: readonly OffsetDiagnostic[];
}> {
  for (const { checks } of rulesets)
    for (const { examples } of checks)
      for (const example of examples.fails) {
        const { text } = fixture(example);
        yield { text, diagnosticList: findDiagnostics(text) };
      }
  for (const { fails } of Object.values(generalCodes))
    if (fails !== undefined) yield { text: fails, diagnosticList: findDiagnostics(fails) };
  for (const file of scenarioFiles('samples/broken')) {
    const analysis = analysisOfFile(file);
    yield { text: analysis.text, diagnosticList: diagnose(analysis) };
  }
}

/** The outcome of each combat with a seed. */
function resolveAll(text: string) {
  return listAllCombats(analyzeText(text)).map((target) => {
    const resolved = resolveCombat(target, { seed: 7 });
    return 'refused' in resolved ? resolved.refused : [resolved.summary, resolved.trace.end, resolved.trace.dice];
  });
}

describe('fix all', () => {
  it('fixes all misspelled words at once', () => {
    const text = biscay
      .replace('weather: rain', 'weather: rian')
      .replace('side: axis', 'side: axs')
      .replace('power: germany', 'power: germny');
    const all = createFixAll(diagnose(analyzeText(text)));
    assert.ok(all);
    assert.deepEqual(formatDiagnostics(applyTextEdits(text, all.edits)), []);
  });

  it('skips a fix that overlaps another one', () => {
    const [problem] = diagnose(analyzeText(biscay.replace('weather: rain', 'weather: rian')));
    const all = createFixAll([problem!, { ...problem!, message: 'The same place.' }]);
    assert.equal(all?.edits.length, 1);
  });

  it('combines fixes that do not touch, sorted by their place, and leaves out each that touches one before it', () => {
    const createProblem = (code: string, hasPreferredFix: boolean, ...ranges: (readonly [number, number])[]) => ({
      ...{
        code,
        hasPreferredFix,
        from: 0,
        to: 1,
        severity: 'error' as const,
        message: '',
        related: [],
        unnecessary: false,
      },
      listFixes: () => [
        { title: 'another', edits: [{ from: 50, to: 60, insert: 'no' }] },
        { title: 'x', preferred: true, edits: ranges.map(([from, to]) => ({ from, to, insert: `${from}` })) },
      ],
    });
    const combine = (...all: (readonly (readonly [number, number])[])[]) =>
      createFixAll(all.map((ranges) => createProblem('schema/value', true, ...ranges)))?.edits.map(
        ({ from, to }) => `${from}-${to}`,
      );
    assert.deepEqual(combine([[20, 25]], [[1, 2]], [[10, 12]]), ['1-2', '10-12', '20-25']);
    assert.deepEqual(combine([[10, 20]], [[20, 25]]), ['10-20']);
    assert.deepEqual(combine([[10, 20]], [[5, 10]]), ['10-20']);
    assert.deepEqual(combine([[10, 20]], [[21, 25]], [[5, 9]]), ['5-9', '10-20', '21-25']);
    assert.deepEqual(combine([[10, 20]], [[12, 13]], [[5, 25]]), ['10-20']);
    assert.deepEqual(
      combine(
        [
          [10, 20],
          [30, 40],
        ],
        [
          [1, 2],
          [35, 36],
        ],
        [[22, 23]],
      ),
      ['10-20', '22-23', '30-40'],
    );
    assert.equal(createFixAll([createProblem('schema/value', false, [1, 2])]), undefined);
    assert.equal(createFixAll([createProblem('schema/type-of-nothing', true, [1, 2])]), undefined);
  });

  it('has nothing to fix in a valid scenario', () => {
    assert.equal(createFixAll(diagnose(analyzeText(biscay))), undefined);
  });

  it('applies the fixes of these codes only, each for a reason', () => {
    assert.deepEqual(
      [...safeFixReasons.keys()].filter((code) => !listAllCodes(rulesets).includes(code)),
      [],
      'there is such a code',
    );
    const [fixedCodes, unfixedCodes] = [new Set<string>(), new Set<string>()];
    for (const { diagnosticList } of listFaultyTexts())
      for (const problem of diagnosticList)
        if (problem.hasPreferredFix) (createFixAll([problem]) ? fixedCodes : unfixedCodes).add(problem.code);
    assert.deepEqual([...safeFixReasons.keys()].filter((code) => !fixedCodes.has(code)).sort(), ['id/unknown']);
    for (const code of fixedCodes) assert.ok(safeFixReasons.has(code), code);
    // Some of those that the author has to choose.
    for (const code of [
      'wif-ssw/owner-passed',
      'wif-ssw/price-stated',
      'awaw/ship-speed',
      'result/outdated',
      'aare/dice-label',
    ])
      assert.ok(unfixedCodes.has(code), code);
  });

  it('removes only text that the rules ignore: the combats end as before', () => {
    let count = 0;
    for (const { text, diagnosticList } of listFaultyTexts()) {
      const faded = diagnosticList.filter(({ code }) =>
        safeFixReasons.get(code)?.startsWith('The rules take no notice'),
      );
      for (const problem of faded) assert.ok(problem.unnecessary, problem.code);
      const all = createFixAll(faded);
      if (!all) continue;
      const after = applyTextEdits(text, all.edits);
      assert.deepEqual(resolveAll(after), resolveAll(text), `${text}\n---\n${after}`);
      count++;
    }
    assert.ok(count > 15, `${count} examples`);
  });
});
