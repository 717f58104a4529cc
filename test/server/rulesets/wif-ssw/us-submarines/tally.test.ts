import assert from 'node:assert/strict';
import type { Build, Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import { usBuilds } from '../../../../../server/src/rulesets/wif-ssw/us-submarines/numbers';
import { findExcessBuild, countUsSubs } from '../../../../../server/src/rulesets/wif-ssw/us-submarines/tally';
import { covers } from '../../../../support/covers';

const createBuild = (year: number, more: Partial<Build> = {}): Build => ({ power: 'us', unit: 'sub', year, ...more });
const createPeaceScenario = (...production: Build[]): Scenario => ({
  ruleset: 'wif-ssw',
  powers: { us: { side: 'neutral' } },
  production,
});

describe('the tally of US submarines by the end of 1941', () => {
  it('the tally allows one US submarine in each of 1939, 1940 and 1941 (T7)', () => {
    covers('wif-ssw:W83');
    assert.equal(usBuilds.maxAdded, (1941 - 1939 + 1) * usBuilds.perYear);
    const { total, base, changes } = countUsSubs(
      createPeaceScenario(createBuild(1939), createBuild(1940), createBuild(1941)),
    );
    assert.equal(total, usBuilds.maxAdded);
    assert.deepEqual(
      [base, ...changes].map(({ label, by }) => [label, by]),
      [
        ['1939', 1],
        ['1940', 1],
        ['1941', 1],
      ],
    );
  });

  it('the tally excludes later builds, other powers, and counters from the construction pool', () => {
    covers('wif-ssw:W82', 'wif-ssw:W83');
    const fromPool = createBuild(1940, { from: 'construction-pool', count: 4 });
    assert.equal(
      countUsSubs(
        createPeaceScenario(createBuild(1940), fromPool, createBuild(1942), createBuild(1941, { power: 'germany' })),
      ).total,
      1,
    );
  });

  it('the tally excludes submarines that are built at war', () => {
    const atWar = { us: { side: 'allied', atWarSince: { year: 1941, months: 'nov-dec' } } } as const;
    const production = [createBuild(1940), createBuild(1941, { months: 'nov-dec', count: 5 })];
    assert.equal(countUsSubs({ ruleset: 'wif-ssw', powers: atWar, production }).total, 1);
  });

  it('the fourth submarine exceeds the tally, even if every year is within its own limit', () => {
    covers('wif-ssw:W83');
    const builds = [createBuild(1938), createBuild(1939), createBuild(1940), createBuild(1941)];
    assert.deepEqual(findExcessBuild(createPeaceScenario(...builds)), { build: builds[3], addedCount: 4 });
    assert.equal(findExcessBuild(createPeaceScenario(...builds.slice(1))), undefined);
  });

  it('the tally does not report again a build that exceeds the limit of its year', () => {
    assert.equal(findExcessBuild(createPeaceScenario(createBuild(1940, { count: 5 }))), undefined);
  });
});
