import assert from 'node:assert/strict';
import { renderOutcome } from '../../../server/src/page/outcome';
import type { ReportMeasure, ReportTrace } from '../../../server/src/protocol';
import { odds, renderContext, renderHtml, renderText, trace } from './support';

describe('the result of a combat beside its averages', () => {
  it('shows the average of each measure for which the odds have one', () => {
    const units = ['Ark', 'Bay', 'Cod', 'Dee', 'Elm', 'Fen', 'Gem'];
    const measures = units.flatMap((unit) =>
      ['hits', 'losses'].map((aspect) => ({ path: [unit, aspect], title: `${unit} ${aspect}`, value: 3 })),
    );
    const distribution = [1, 2].map((value) => ({ value, share: 0.5 }));
    const expected = { path: ['Ark', 'hits'], title: 'Ark hits', mean: 1.5, distribution };
    const render = (calculated: readonly ReportMeasure[]) =>
      renderText(renderOutcome(renderContext, { ...trace, measures }, { ...odds, measures: calculated }));
    assert.match(render([expected]), / Ark 3 \(1\.50? on average\) 3 Bay 3 3 /);
    assert.doesNotMatch(render([]), /average|undefined/);
  });

  const createResult = (title: string, value: number) => ({ path: [title], title, value });
  const createMeasure = (title: string, mean: number, more: Partial<ReportMeasure> = {}): ReportMeasure => ({
    ...{ path: [title], title, mean },
    distribution: [0, 1, 2].map((value) => ({ value, share: [0.25, 0.5, 0.25][value]! })),
    ...more,
  });
  const render = (measures: ReportTrace['measures'], calculated?: readonly ReportMeasure[]) =>
    renderOutcome(renderContext, { ...trace, measures }, calculated && { ...odds, measures: calculated });

  it('lists each result with the average and the chance of this many, and leaves out what never happens', () => {
    const results = [createResult('the attacker gains', 2), createResult('rafts', 0), createResult('boats', 0)];
    assert.equal(
      renderText(
        render(results, [createMeasure('the attacker gains', 1), createMeasure('rafts', 0), createMeasure('boats', 1)]),
      ),
      'Result Measure Result On average This many or more Japan gains 2 1 25.0% Boats 0 1 100.0%',
    );
    assert.equal(renderText(render(results)), 'Result Measure Result Japan gains 2 Rafts 0 Boats 0');
    assert.equal(renderText(render([createResult('rafts', 0)], [])), 'Nothing was gained and nothing lost.');
    assert.equal(renderHtml(render(results)).match(/<tr class="zero"/g)?.length, 2);
  });

  it('says of an event whether it happened, and how likely it was', () => {
    const event = createMeasure('raid spotted', 0.25, { of: { kind: 'event' } });
    for (const [value, word] of [
      [1, 'Yes'],
      [0, 'No'],
    ] as const)
      assert.equal(
        renderText(render([createResult('raid spotted', value)], [event])),
        `Result Measure Result On average This many or more Raid spotted ${word} 25.0% likely`,
      );
  });
});
