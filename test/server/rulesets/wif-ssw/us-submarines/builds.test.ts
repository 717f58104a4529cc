import assert from 'node:assert/strict';
import type { Build, Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  listExcessUsBuilds,
  listUnknownUsBuilds,
} from '../../../../../server/src/rulesets/wif-ssw/us-submarines/builds';
import { covers } from '../../../../support/covers';

const sub = (year: number, more: Partial<Build> = {}): Build => ({ power: 'us', unit: 'sub', year, ...more });
const scenario = (us: NonNullable<Scenario['powers']>[string], ...production: Build[]): Scenario => ({
  ruleset: 'wif-ssw',
  powers: { us },
  production,
});
const excess = (...args: Parameters<typeof scenario>) =>
  listExcessUsBuilds(scenario(...args)).map(({ excess: count }) => count);

describe('US submarine builds', () => {
  it('the US may build one submarine a year in peace (T7): in 1939, 1940 and 1941, and a second in 1940 is too many', () => {
    covers('wif-ssw:W81');
    assert.deepEqual(excess({ side: 'neutral' }, sub(1939), sub(1940), sub(1941)), []);
    assert.deepEqual(excess({ side: 'neutral' }, sub(1939), sub(1940), sub(1940)), [1]);
    assert.deepEqual(excess({ side: 'neutral' }, sub(1940, { count: 3 })), [2]);
  });

  it('US submarine builds are unlimited from the turn of war with a major power', () => {
    covers('wif-ssw:W81');
    const us = { side: 'allied', atWarSince: { year: 1941, months: 'nov-dec' } } as const;
    assert.deepEqual(excess(us, sub(1942, { count: 5 })), []);
    assert.deepEqual(excess(us, sub(1941, { months: 'nov-dec', count: 5 })), []);
    assert.deepEqual(excess(us, sub(1941, { months: 'sep-oct', count: 2 })), [1]);
  });

  it('builds from the construction pool, of other units and of other powers do not count', () => {
    covers('wif-ssw:W82');
    const free = [
      sub(1940, { from: 'construction-pool', count: 4 }),
      sub(1940, { unit: 'milchcow', count: 4 }),
      sub(1940, { power: 'germany', count: 9 }),
    ];
    assert.deepEqual(excess({ side: 'neutral' }, sub(1940), ...free), []);
  });

  it('US submarine builds are not checked when the scenario does not say whether the US is at war', () => {
    const builds = [sub(1942), sub(1942)];
    assert.deepEqual(excess({ side: 'allied' }, ...builds), []);
    assert.equal(listUnknownUsBuilds(scenario({ side: 'allied' }, ...builds)).length, 1);
    assert.deepEqual(excess({ side: 'allied', atWarWith: ['germany'] }, ...builds), []);
    assert.deepEqual(excess({ side: 'allied', atWarWith: [] }, ...builds), [1]);
  });

  it('US submarine builds count by campaign years from September/October with that option', () => {
    const builds = [sub(1940, { months: 'jul-aug' }), sub(1940, { months: 'sep-oct' })];
    assert.deepEqual(excess({ side: 'neutral' }, ...builds), [1]);
    assert.deepEqual(
      listExcessUsBuilds({ ...scenario({ side: 'neutral' }, ...builds), options: { usBuildYear: 'campaign' } }),
      [],
    );
  });

  it('a war with a minor power does not lift the limit, and with that option only enemies of a major ally do', () => {
    assert.deepEqual(excess({ side: 'allied', atWarWith: ['siam'] }, sub(1940, { count: 2 })), [1]);
    const alone: Scenario = {
      ...scenario({ side: 'allied', atWarWith: ['japan'] }, sub(1940, { count: 2 })),
      options: { majorPowerWar: 'shared-enemy' },
    };
    assert.equal(listExcessUsBuilds(alone).length, 1);
    assert.equal(
      listExcessUsBuilds({ ...alone, powers: { ...alone.powers, cw: { side: 'allied', atWarWith: ['japan'] } } })
        .length,
      0,
    );
  });
});
