import assert from 'node:assert/strict';
import {
  executePlan,
  createComparisonPlan,
  applyEdits,
  listLevers,
  createVariantParts,
} from '../../../../server/src/features';
import type { LocatedCombat, VariantParts } from '../../../../server/src/features';
import type { VariantResult } from '../../../../server/src/protocol';
import { analyzeText, biscay, getCombat } from '../support';

const target = getCombat(analyzeText(biscay));
const levers = listLevers(target);
assert.ok(!('refused' in levers));
const weather = 'engagements/0/weather';
const flotilla = 'engagements/0/subs/units/0/count';

function createParts(values: Readonly<Record<string, number | string>>): VariantParts {
  const variant = createVariantParts(
    levers as Exclude<typeof levers, { refused: string }>,
    Object.entries(values).map(([id, value]) => ({ id, value })),
  );
  assert.ok(!('refused' in variant), JSON.stringify(variant));
  return variant;
}

const createVariant = (edits: Parameters<typeof applyEdits>[1]): LocatedCombat => {
  const other = applyEdits(target, edits);
  assert.ok(!('refused' in other));
  return other.target;
};

/** Stands in for the calculation: its result is the calculated text. */
const createTextResult = ({ analysis: { text } }: LocatedCombat): Promise<VariantResult> =>
  Promise.resolve({ method: 'exact', figures: [{ kind: 'expected', title: text, value: 1 }], odds: [] });

const getResultText = (reportStanding: VariantResult): string =>
  'refused' in reportStanding ? reportStanding.refused : reportStanding.figures[0]!.title;

describe('the comparison of variants', () => {
  it('lists the written combat first, then each variant with the effect of each of its changes alone', async () => {
    const both = createParts({ [weather]: 'storm', [flotilla]: 5 });
    const plan = createComparisonPlan([both, createParts({ [weather]: 'fine' })], createVariant);
    const comparison = await executePlan(plan, { evaluate: createTextResult });
    assert.ok(!('refused' in comparison));
    const [written, together, fine] = comparison.variants;
    assert.deepEqual(
      comparison.variants.map(({ title }) => title),
      ['as written', 'Weather: storm, Submarine (flotilla-7), Germany: 5', 'Weather: fine'],
    );
    assert.equal(getResultText(written!.stands), biscay);
    assert.equal(getResultText(together!.stands), biscay.replace('rain', 'storm').replace('count: 2', 'count: 5'));
    assert.equal(getResultText(fine!.stands), biscay.replace('rain', 'fine'));
    assert.deepEqual(
      together!.alone!.map(({ title, stands: reportStanding }) => [title, getResultText(reportStanding)]),
      [
        ['Weather: storm', biscay.replace('rain', 'storm')],
        ['Submarine (flotilla-7), Germany: 5', biscay.replace('count: 2', 'count: 5')],
      ],
    );
    assert.equal(fine!.alone, undefined);
  });

  it('calculates each variant once', () => {
    const storm = createParts({ [weather]: 'storm' });
    const both = createParts({ [weather]: 'storm', [flotilla]: 5 });
    assert.equal(createComparisonPlan([storm, both, storm], createVariant).size, 4);
  });

  it('treats the written value as no change, and refuses invalid values', () => {
    assert.deepEqual(createParts({ [weather]: 'rain' }), []);
    const leverSet = levers;
    for (const value of [
      { id: 'luck', value: 1 },
      { id: flotilla, value: -1 },
    ])
      assert.ok('refused' in createVariantParts(leverSet, [value]));
  });
});
