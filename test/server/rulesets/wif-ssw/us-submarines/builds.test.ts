import assert from 'node:assert/strict';
import type { Build, Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  getBuildYear,
  getUsWarStatus,
  isUsSubBuild,
  listExcessUsBuilds,
  listBuildsThatNeedWar,
} from '../../../../../server/src/rulesets/wif-ssw/us-submarines/builds';
import { explain } from '../explain';
import { covers } from '../../../../support/covers';

const createBuild = (year: number, overrides: Partial<Build> = {}): Build => ({
  power: 'us',
  unit: 'sub',
  year,
  ...overrides,
});
const createScenario = (us: NonNullable<Scenario['powers']>[string], ...production: Build[]): Scenario => ({
  ruleset: 'wif-ssw',
  powers: { us },
  production,
});
const listExcess = (...args: Parameters<typeof createScenario>) =>
  listExcessUsBuilds(createScenario(...args)).map(({ excess: count }) => count);

describe('US submarine builds', () => {
  it('the US may build one submarine a year in peace, in 1939, 1940 and 1941; a second in 1940 is too many', () => {
    covers('wif-ssw:W81');
    assert.deepEqual(listExcess({ side: 'neutral' }, createBuild(1939), createBuild(1940), createBuild(1941)), []);
    assert.deepEqual(listExcess({ side: 'neutral' }, createBuild(1939), createBuild(1940), createBuild(1940)), [1]);
    assert.deepEqual(listExcess({ side: 'neutral' }, createBuild(1940, { count: 3 })), [2]);
  });

  it('US submarine builds are unlimited from the turn of war with a major power', () => {
    covers('wif-ssw:W81');
    const us = { side: 'allied', atWarSince: { year: 1941, months: 'nov-dec' } } as const;
    assert.deepEqual(listExcess(us, createBuild(1942, { count: 5 })), []);
    assert.deepEqual(listExcess(us, createBuild(1941, { months: 'nov-dec', count: 5 })), []);
    assert.deepEqual(listExcess(us, createBuild(1941, { months: 'sep-oct', count: 2 })), [1]);
  });

  it('builds from the construction pool, of other units and of other powers do not count', () => {
    covers('wif-ssw:W82');
    const uncountedBuilds = [
      createBuild(1940, { from: 'construction-pool', count: 4 }),
      createBuild(1940, { unit: 'milchcow', count: 4 }),
      createBuild(1940, { power: 'germany', count: 9 }),
    ];
    assert.deepEqual(listExcess({ side: 'neutral' }, createBuild(1940), ...uncountedBuilds), []);
  });

  it('US submarine builds are not checked when the scenario does not say whether the US is at war', () => {
    const builds = [createBuild(1942), createBuild(1942)];
    assert.deepEqual(listExcess({ side: 'allied' }, ...builds), []);
    assert.equal(listBuildsThatNeedWar(createScenario({ side: 'allied' }, ...builds)).length, 1);
    assert.deepEqual(listExcess({ side: 'allied', atWarWith: ['germany'] }, ...builds), []);
    assert.deepEqual(listExcess({ side: 'allied', atWarWith: [] }, ...builds), [1]);
  });

  it('US submarine builds count by campaign years from September/October with `usBuildYear: campaign`', () => {
    const builds = [createBuild(1940, { months: 'jul-aug' }), createBuild(1940, { months: 'sep-oct' })];
    assert.deepEqual(listExcess({ side: 'neutral' }, ...builds), [1]);
    assert.deepEqual(
      listExcessUsBuilds({ ...createScenario({ side: 'neutral' }, ...builds), options: { usBuildYear: 'campaign' } }),
      [],
    );
  });

  it('a war with a minor power does not lift the limit, and with `majorPowerWar: shared-enemy` only a war with an enemy of a major ally lifts it', () => {
    assert.deepEqual(listExcess({ side: 'allied', atWarWith: ['siam'] }, createBuild(1940, { count: 2 })), [1]);
    const scenarioWithoutAlly: Scenario = {
      ...createScenario({ side: 'allied', atWarWith: ['japan'] }, createBuild(1940, { count: 2 })),
      options: { majorPowerWar: 'shared-enemy' },
    };
    assert.equal(listExcessUsBuilds(scenarioWithoutAlly).length, 1);
    assert.equal(
      listExcessUsBuilds({
        ...scenarioWithoutAlly,
        powers: { ...scenarioWithoutAlly.powers, cw: { side: 'allied', atWarWith: ['japan'] } },
      }).length,
      0,
    );
  });

  it('a campaign year begins in September/October, whatever the calendar says', () => {
    const campaign = { ruleset: 'wif-ssw', options: { usBuildYear: 'campaign' } } as const;
    const listYears = (header: Parameters<typeof getBuildYear>[1]) =>
      (['jan-feb', 'jul-aug', 'sep-oct', 'nov-dec', undefined] as const).map((months) =>
        getBuildYear(createBuild(1940, months && { months }), header),
      );
    assert.deepEqual(listYears(campaign), [1939, 1939, 1940, 1940, 1940]);
    assert.deepEqual(listYears({ ruleset: 'wif-ssw' }), [1940, 1940, 1940, 1940, 1940]);
  });

  it('the war status of the US is known from its side, its enemies, or the turn in which the war began', () => {
    const getStatus = (us: NonNullable<Scenario['powers']>[string] | undefined, build = createBuild(1941)) =>
      getUsWarStatus(build, { ruleset: 'wif-ssw', ...(us && { powers: { us } }) });
    assert.equal(getStatus(undefined), 'unknown');
    assert.equal(getStatus({ side: 'neutral' }), false);
    assert.equal(getStatus({ side: 'allied', atWarWith: [] }), false);
    assert.equal(getStatus({ side: 'allied', atWarWith: ['japan'] }), 'unknown', 'since when is not said');
    const since = { side: 'allied', atWarSince: { year: 1941, months: 'sep-oct' } } as const;
    assert.equal(getStatus(since), 'unknown', 'a build without months');
    assert.deepEqual(
      (['jul-aug', 'sep-oct', 'nov-dec'] as const).map((months) => getStatus(since, createBuild(1941, { months }))),
      [false, true, true],
    );
    assert.deepEqual([getStatus(since, createBuild(1940)), getStatus(since, createBuild(1942))], [false, true]);
  });

  it('only submarines of the US that are new count', () => {
    assert.deepEqual(
      [{}, { from: 'construction-pool' }, { unit: 'milchcow' }, { power: 'cw' }].map((more) =>
        isUsSubBuild(createBuild(1940, more as Partial<Build>)),
      ),
      [true, false, false, false],
    );
  });

  it('the builds before those beyond the limit are named, and only the counters beyond it count', () => {
    const [first, second] = [createBuild(1940), createBuild(1940, { count: 2 })];
    const [excess] = listExcessUsBuilds(createScenario({ side: 'neutral' }, first, second));
    assert.deepEqual(excess, { build: second, earlier: [first], excess: 2 });
  });

  it('the hover on a build says whether it counts against the limit, and how many were added by the end of 1941', () => {
    const describe = (us: NonNullable<Scenario['powers']>[string] | undefined, year: number) => {
      const scenario: Scenario = { ruleset: 'wif-ssw', ...(us && { powers: { us } }), production: [createBuild(year)] };
      const { text = '', amounts } = explain(scenario, 'production.0');
      return [text.replace(/ \([^)]*\)/, ''), amounts.length];
    };
    const inPeace = 'It is not at war with a major power: the US may build 1 submarine in';
    assert.deepEqual(describe({ side: 'neutral' }, 1940), [`${inPeace} 1940.`, 1]);
    assert.deepEqual(describe({ side: 'neutral' }, 1941), [`${inPeace} 1941.`, 1]);
    assert.deepEqual(describe({ side: 'neutral' }, 1942), [`${inPeace} 1942.`, 0]);
    assert.deepEqual(describe(undefined, 1941), [
      'Unless it is at war with a major power, the US may build 1 submarine in 1941.',
      1,
    ]);
    assert.deepEqual(describe({ side: 'allied', atWarSince: { year: 1939, months: 'sep-oct' } }, 1941), [
      'The US is at war with a major power: it may build as it likes.',
      0,
    ]);
  });
});
