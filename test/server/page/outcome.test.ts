import assert from 'node:assert/strict';
import { renderOutcome } from '../../../server/src/page/outcome';
import type { ReportMeasure } from '../../../server/src/protocol';
import { odds, renderContext, renderText, trace } from './support';

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
});
