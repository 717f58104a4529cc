import assert from 'node:assert/strict';
import type { Path } from '../../../../server/src/model/place';
import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { fullExample, explain, findHovers } from './explain';
import { kaitens, northSea, readScenario } from './scenario';

describe('the hovers of aare', () => {
  const scenario = readScenario(fullExample);
  const ruleIds = new Set(aare.rules.map(({ id }) => id));

  /** The paths of all values of a scenario. */
  function* listPaths(value: unknown, path: Path): Generator<Path> {
    yield path;
    if (typeof value !== 'object' || value === null) return;
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const key of keys) yield* listPaths((value as Record<string | number, unknown>)[key], [...path, key]);
  }

  it('every hover explains the values that it matches, and cites existing rules', () => {
    const seen = new Set<object>();
    for (const example of [scenario, readScenario(northSea), readScenario(kaitens)]) {
      for (const path of listPaths(example, [])) {
        const hovers = findHovers(path);
        assert.ok(hovers.length < 2, `${path.join('.')} has one hover at most`);
        for (const hover of hovers) {
          seen.add(hover);
          const { title, text = '', amounts, rules: cited = [] } = explain(example, path);
          assert.ok(title !== '' && (text !== '' || amounts.length > 0), path.join('.'));
          assert.doesNotMatch(`${title} ${text}`, /undefined|NaN|\[object/, path.join('.'));
          const all = [...cited, ...amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule))];
          for (const rule of all) assert.ok(ruleIds.has(rule), `${path.join('.')}: ${rule}`);
        }
      }
    }
    assert.equal(seen.size, aare.hovers.length, 'every hover is met');
  });
});
