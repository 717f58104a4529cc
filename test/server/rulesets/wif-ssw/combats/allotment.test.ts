import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Basis } from '../../../../../server/src/engine/amount';
import { collectTraceBases } from '../../../../../server/src/engine/basis-set';
import { computeHits } from '../../../../../server/src/rulesets/wif-ssw/combats/allotment';
import type { Allotment } from '../../../../../server/src/rulesets/wif-ssw/combats/allotment';
import type { Target } from '../../../../../server/src/rulesets/wif-ssw/combats/target';
import { createConvoyTargets, sortTargets } from '../../../../../server/src/rulesets/wif-ssw/combats/target';
import { covers } from '../../../../support/covers';
import { explain, engagementPath } from '../explain';
import { parseScenario } from '../scenario';
import { createOneCellChart, writeEngagement, fight, getExactOdds, searchDice } from './fight';

const createTarget = (name: string, more: Partial<Target> = {}): Target => ({
  ...{ name, kind: 'sub', count: 1, convoyPoints: 0, damaged: false, onlyIfBought: false, value: 1 },
  ...more,
});

const formatHits = (allotment: Partial<Allotment> & Pick<Allotment, 'targets'>) =>
  computeHits({
    counts: { destroyed: 0, damaged: 0, aborted: 0 },
    remaining: allotment.targets.map(({ count }) => count),
    bought: [],
    ...allotment,
  }).map((hit) => `${allotment.targets[hit.target]!.name}: ${hit.effects.join(' ')}`);

describe('the allotment of effects', () => {
  const targetLines = [createTarget('a', { count: 2 }), createTarget('b')];

  it('gives the severest effect to the first unit in the order of losses, and each unit one before any has two', () => {
    covers('wif-ssw:W34');
    const counts = { destroyed: 1, damaged: 1, aborted: 2 };
    assert.deepEqual(formatHits({ targets: targetLines, counts }), [
      'a: destroyed aborted',
      'a: damaged',
      'b: aborted',
    ]);
  });

  it('gives a bought unit the severest effect, and a second bought unit the next', () => {
    const counts = { destroyed: 1, damaged: 1, aborted: 1 };
    assert.deepEqual(formatHits({ targets: targetLines, counts, bought: [1] }), [
      'a: damaged',
      'a: aborted',
      'b: destroyed',
    ]);
    assert.deepEqual(formatHits({ targets: targetLines, counts, bought: [1, 0] }), [
      'a: damaged',
      'a: aborted',
      'b: destroyed',
    ]);
  });

  it('a purchase is lost when no effect is left for it', () => {
    assert.deepEqual(
      formatHits({ targets: targetLines, counts: { destroyed: 0, damaged: 0, aborted: 1 }, bought: [1, 0] }),
      ['b: aborted'],
    );
  });

  it('skips units that are hit only when bought', () => {
    const guarded = [createTarget('ship'), createTarget('escort', { onlyIfBought: true })];
    const counts = { destroyed: 3, damaged: 0, aborted: 0 };
    assert.deepEqual(formatHits({ targets: guarded, counts }), ['ship: destroyed destroyed destroyed']);
    assert.deepEqual(formatHits({ targets: guarded, counts, bought: [1] }), [
      'ship: destroyed destroyed',
      'escort: destroyed',
    ]);
  });

  it('allots every effect while a unit is left, and no more', () => {
    const count = fc.nat({ max: 6 });
    fc.assert(
      fc.property(
        fc.record({ destroyed: count, damaged: count, aborted: count }),
        fc.array(count, { maxLength: 4 }),
        (counts, remaining) => {
          const units = remaining.map((unitCount, index) => createTarget(`${index}`, { count: unitCount }));
          const allotted = computeHits({ counts, targets: units, remaining, bought: [] });
          const total = remaining.some((unitCount) => unitCount > 0)
            ? counts.destroyed + counts.damaged + counts.aborted
            : 0;
          assert.equal(
            allotted.reduce((sum, hit) => sum + hit.effects.length, 0),
            total,
          );
          const perUnit = allotted.map((hit) => hit.effects.length);
          assert.ok(Math.max(0, ...perUnit) - Math.min(...perUnit, Infinity) <= 1, 'evenly');
          remaining.forEach((unitCount, index) =>
            assert.ok(allotted.filter((hit) => hit.target === index).length <= unitCount),
          );
        },
      ),
    );
  });
});

describe('the order of losses', () => {
  it('the order of losses is that of the orders, then the least valuable first', () => {
    covers('wif-ssw:W34');
    const targetLines = [
      createTarget('a', { value: 3 }),
      createTarget('b', { value: 1 }),
      createTarget('c', { value: 2 }),
    ];
    const sortNames = (losses?: string[]) =>
      sortTargets({ subs: targetLines, ships: [] }, losses, undefined).subs.map(({ name }) => name);
    assert.deepEqual(sortNames(), ['b', 'c', 'a']);
    assert.deepEqual(sortNames(['a']), ['a', 'b', 'c']);
    assert.deepEqual(sortNames(['c', 'nobody', 'c', 'a']), ['c', 'a', 'b']);
  });

  it('two convoy points make a ship, and a leftover one makes one too (T4)', () => {
    covers('wif-ssw:W31');
    const countShips = (points: number) => createConvoyTargets(points, 10).reduce((sum, { count }) => sum + count, 0);
    assert.deepEqual([0, 1, 2, 3, 12, 13].map(countShips), [0, 1, 1, 2, 6, 7]);
  });
});

describe('units of equal value', () => {
  const writeWolves = (other: object = {}, more: object = {}, cell = 'X') =>
    writeEngagement(
      {
        subs: {
          units: [
            { id: 'u-47', type: 'sub', attack: 4, section: 3 },
            { id: 'u-99', type: 'sub', attack: 4, section: 3, ...other },
          ],
        },
        convoy: { units: [{ id: 'corvette', type: 'asw', asw: 4 }] },
        dice: searchDice.hardlyAny,
        ...more,
      },
      { tables: createOneCellChart(cell) },
    );
  const listFileOrders = (yaml: string): readonly string[] => {
    const listFileOrderNames = (bases: readonly Basis[]) =>
      bases.flatMap(({ kind, name }) => (kind === 'file-order' ? [name] : []));
    const { combat, trace } = fight(yaml);
    const fileOrders = listFileOrderNames(collectTraceBases(trace));
    const { bases } = getExactOdds(combat);
    for (const name of fileOrders) assert.ok(listFileOrderNames(bases).includes(name), 'odds name what a trace names');
    return fileOrders;
  };

  it('units of equal value are lost in the order of the file, and the bases say so', () => {
    assert.deepEqual(listFileOrders(writeWolves()), ['u-47 before u-99']);
    assert.deepEqual(
      listFileOrders(writeWolves({}, {}, 'X D')),
      ['u-47 before u-99'],
      'one is sunk, the other damaged',
    );
  });

  it('the bases name no file order when nothing depends on it', () => {
    assert.deepEqual(listFileOrders(writeWolves({}, {}, '2X')), [], 'both are sunk');
    assert.deepEqual(listFileOrders(writeWolves({}, {}, '-')), [], 'none is hit');
    assert.deepEqual(listFileOrders(writeWolves({ attack: 5 })), [], 'one is worth more');
    assert.deepEqual(
      listFileOrders(writeWolves({}, { orders: { subs: { losses: ['u-99'] } } })),
      [],
      'an order says which',
    );
    assert.deepEqual(listFileOrders(writeWolves({ joins: false })), [], 'only one is there');
  });

  it('the hovers on units of equal value and on the order of losses name the tie, unless orders decide it', () => {
    const tieMessage =
      /u-47 and u-99 are worth the same: unless orders name them, the first in the file is lost first \(1\.2\.5\.1/;
    const [tied, other] = [parseScenario(writeWolves()), parseScenario(writeWolves({ attack: 5 }))];
    assert.match(explain(tied, `${engagementPath}.subs.units.1`).text ?? '', tieMessage);
    assert.doesNotMatch(explain(other, `${engagementPath}.subs.units.1`).text ?? '', tieMessage);
    const partly = parseScenario(writeWolves({}, { orders: { subs: { losses: ['u-99'] } } }));
    assert.doesNotMatch(explain(partly, `${engagementPath}.orders.subs.losses`).text ?? '', tieMessage);
  });
});
