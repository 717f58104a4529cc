import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { analyse, listAllCombats } from '../../../../../server/src/features';
import { formatLiveTitle } from '../../../../../server/src/features/combat/live-odds';
import { createOddsReport } from '../../../../../server/src/features/report/odds';
import { computeFigures } from '../../../../../server/src/model/figures';
import { environment } from '../../../../support/environment';

/** The chances of events in the odds report, the distribution of the subs' surprise points, and the title of the lens. */
function readOdds(orders: string) {
  const yaml = `
ruleset: wif-ssw
turn: { year: 1940, months: sep-oct }
powers: { germany: { side: axis }, cw: { side: allied } }
engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [{ id: u-1, type: sub, attack: 4, section: 3, defence: 6 }] }
    convoy: { power: cw, convoyPoints: 15, units: [{ id: hudson, type: nav, range: 8, airToSea: 2 }] }
    orders: ${orders}
`;
  const { entry } = listAllCombats(analyse(yaml, undefined, environment()))[0]!;
  const combat = entry.build();
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in odds);
  const report = createOddsReport(combat, odds);
  const pointsMeasure = report.measures.find(({ path }) => path.join('.') === 'surprisePoints.subs')!;
  const computeChanceAtLeast = (threshold: number): number =>
    pointsMeasure.distribution.reduce(
      (sum, { value, share: probability }) => sum + (value >= threshold ? probability : 0),
      0,
    );
  const chances = new Map(
    report.measures.flatMap(({ path, of: subject, distribution }) =>
      subject?.kind === 'event'
        ? [[path.join('.'), distribution.find(({ value }) => value === 1)?.share ?? 0] as const]
        : [],
    ),
  );
  const figures = runToEnd(computeFigures(combat, odds));
  const lens = formatLiveTitle({ figures, pending: false, previous: undefined }, entry.sides);
  return { combat, chances, countAtLeast: computeChanceAtLeast, lens };
}

describe('the chances of the type of combat and of surprise points', () => {
  it('the odds have the chance of each combat type that the dice decide, and of at least 3, 4, 7 and 10 surprise points', () => {
    const {
      chances,
      countAtLeast: computeChanceAtLeast,
      combat,
    } = readOdds('{ subs: { surprise: [{ buy: combat-type, type: ssw }] }, convoy: { combatType: naval-air } }');
    for (const points of [3, 4, 7, 10]) {
      const chance = chances.get(`surprisePoints.subs.${points}`) ?? 0;
      assert.ok(Math.abs(chance - computeChanceAtLeast(points)) < 1e-12, `${points} points`);
    }
    const purchaseChance = computeChanceAtLeast(4);
    assert.ok(purchaseChance > 0.1 && purchaseChance < 0.9);
    assert.ok(Math.abs(chances.get('combatType.ssw')! - purchaseChance) < 1e-12);
    assert.ok(Math.abs(chances.get('combatType.naval-air')! - (1 - purchaseChance)) < 1e-12);
    assert.equal(chances.has('combatType.avoided'), false);
    // The chances of types are not measures of the combat, so neither results nor expectations name them.
    assert.ok(combat.measures.every(({ path: [key] }) => key !== 'combatType'));
  });

  it('the lens shows the chance of an undecided type, and that a side has the points for its first purchase', () => {
    assert.doesNotMatch(readOdds('{}').lens!, /naval air|surprise/);
    assert.match(
      readOdds('{ subs: { surprise: [{ buy: combat-type, type: ssw }] }, convoy: { combatType: naval-air } }').lens!,
      /convoy points hit · naval air combat \d+% · Germany at least 4 surprise points \d+%$/,
    );
    assert.match(readOdds('{ convoy: { surprise: [{ buy: avoid }] } }').lens!, /combat avoided \d+%/);
  });
});
