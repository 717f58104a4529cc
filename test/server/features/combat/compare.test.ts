import assert from 'node:assert/strict';
import { carriedOut, comparing, edited, leversOf, partsAt } from '../../../../server/src/features';
import type { FoundCombat, VariantParts } from '../../../../server/src/features';
import type { ReportStands } from '../../../../server/src/protocol';
import { analysisOf, biscay, foundIn } from '../support';

const found = foundIn(analysisOf(biscay));
const levers = leversOf(found);
assert.ok(!('refused' in levers));
const weather = 'engagements/0/weather';
const flotilla = 'engagements/0/subs/units/0/count';

function parts(values: Readonly<Record<string, number | string>>): VariantParts {
  const made = partsAt(
    levers as Exclude<typeof levers, { refused: string }>,
    Object.entries(values).map(([id, value]) => ({ id, value })),
  );
  assert.ok(!('refused' in made), JSON.stringify(made));
  return made;
}

const made = (edits: Parameters<typeof edited>[1]): FoundCombat => {
  const other = edited(found, edits);
  assert.ok(!('refused' in other));
  return other.found;
};

/** Stands in for the calculation: its result is the calculated text. */
const standing = ({ analysis: { text } }: FoundCombat): Promise<ReportStands> =>
  Promise.resolve({ method: 'exact', figures: [{ kind: 'expected', title: text, value: 1 }], odds: [] });

const textOf = (stands: ReportStands): string => ('refused' in stands ? stands.refused : stands.figures[0]!.title);

describe('the comparison of variants', () => {
  it('lists the written combat first, then each variant with the effect of each of its changes alone', async () => {
    const both = parts({ [weather]: 'storm', [flotilla]: 5 });
    const plan = comparing([both, parts({ [weather]: 'fine' })], made);
    const comparison = await carriedOut(plan, { standing });
    assert.ok(!('refused' in comparison));
    const [written, together, fine] = comparison.variants;
    assert.deepEqual(
      comparison.variants.map(({ title }) => title),
      ['as written', 'Weather: storm, Submarine (flotilla-7), Germany: 5', 'Weather: fine'],
    );
    assert.equal(textOf(written!.stands), biscay);
    assert.equal(textOf(together!.stands), biscay.replace('rain', 'storm').replace('count: 2', 'count: 5'));
    assert.equal(textOf(fine!.stands), biscay.replace('rain', 'fine'));
    assert.deepEqual(
      together!.alone!.map(({ title, stands }) => [title, textOf(stands)]),
      [
        ['Weather: storm', biscay.replace('rain', 'storm')],
        ['Submarine (flotilla-7), Germany: 5', biscay.replace('count: 2', 'count: 5')],
      ],
    );
    assert.equal(fine!.alone, undefined);
  });

  it('calculates each variant once', () => {
    const storm = parts({ [weather]: 'storm' });
    const both = parts({ [weather]: 'storm', [flotilla]: 5 });
    assert.equal(comparing([storm, both, storm], made).size, 4);
  });

  it('treats the written value as no change, and refuses invalid values', () => {
    assert.deepEqual(parts({ [weather]: 'rain' }), []);
    const known = levers;
    for (const value of [
      { id: 'luck', value: 1 },
      { id: flotilla, value: -1 },
    ])
      assert.ok('refused' in partsAt(known, [value]));
  });
});
