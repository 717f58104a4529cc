import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Engagement, Header, Weather } from '../../../../../server/src/rulesets/wif-ssw/data';
import { getNavalAirCallAvailability } from '../../../../../server/src/rulesets/wif-ssw/surprise/combat-types';
import { computeSearch, getConvoyPointSearch } from '../../../../../server/src/rulesets/wif-ssw/search/search';
import { getAircraftSearch } from '../../../../../server/src/rulesets/wif-ssw/search/aircraft';
import { computeSurpriseGain } from '../../../../../server/src/rulesets/wif-ssw/surprise/surprise';
import { covers } from '../../../../support/covers';
import { biscay, getEngagement, parseScenario } from '../scenario';

const weathers: readonly Weather[] = ['fine', 'rain', 'snow', 'storm', 'blizzard'];
const plainHeader: Header = { ruleset: 'wif-ssw' };

/** An engagement with a submarine in section 3 and the given other units. */
const createEngagement = (more: {
  weather?: Weather;
  subs?: object[];
  convoy?: object;
  interception?: object[];
}): Engagement =>
  ({
    id: 'here',
    weather: more.weather ?? 'fine',
    subs: { units: [{ id: 'flotilla', type: 'sub', attack: 3, section: 3 }, ...(more.subs ?? [])] },
    convoy: more.convoy ?? {},
    ...(more.interception ? { interception: { units: more.interception } } : {}),
  }) as Engagement;

describe('the search', () => {
  it('the search gives 0 and 6 in the worked example, and six surprise points to the sub side (T1)', () => {
    covers('wif-ssw:W11', 'wif-ssw:W12', 'wif-ssw:W13', 'wif-ssw:W14', 'wif-ssw:W17', 'wif-ssw:W20', 'wif-ssw:W21');
    covers('wif-ssw:W23');
    const scenario = parseScenario(biscay);
    const subs = computeSearch('subs', getEngagement(scenario), scenario, 4);
    const convoy = computeSearch('convoy', getEngagement(scenario), scenario, 5);
    assert.deepEqual(
      [subs.base, ...subs.changes].map(({ rule, label, by }) => [rule, label, by]),
      [
        ['search-dice', 'die, rolled at the table', 4],
        ['highest-section', 'highest section of a participating submarine: 4 (flotilla-1)', -4],
        ['weather-search', 'rain', 1],
        ['sub-aircraft', 'condor, naval bomber in section 4', -1],
      ],
    );
    assert.deepEqual(
      [convoy.base, ...convoy.changes].map(({ rule, label, by }) => [rule, label, by]),
      [
        ['search-dice', 'die, rolled at the table', 5],
        ['convoy-aircraft', 'liberator, naval bomber in the Convoy Section', -1],
        ['convoy-points-search', '12 convoy points', 2],
      ],
    );
    assert.deepEqual(computeSurpriseGain(subs.total, convoy.total), { side: 'subs', points: 6 });
  });

  it('the search excludes face-down aircraft of the convoy side when the option keeps them from fighting', () => {
    covers('wif-ssw:W13', 'wif-ssw:W25');
    const faceDown = createEngagement({
      convoy: { units: [{ id: 'liberator', type: 'nav', airToSea: 3, faceUp: false }] },
    });
    const strict: Header = { ...plainHeader, options: { faceDownEscorts: 'do-not-fight' } };
    assert.equal(computeSearch('convoy', faceDown, plainHeader, 5).total, 4);
    assert.equal(computeSearch('convoy', faceDown, strict, 5).total, 5);
    assert.equal(getNavalAirCallAvailability(faceDown, plainHeader).available, true);
    assert.equal(getNavalAirCallAvailability(faceDown, strict).available, false);
  });

  it('the search gives no surprise points when the totals are equal', () => {
    covers('wif-ssw:W21');
    assert.deepEqual(computeSurpriseGain(3, 3), { points: 0 });
    assert.deepEqual(computeSurpriseGain(7, 3), { side: 'convoy', points: 4 });
  });

  it('the search adds for convoy points as the rule counts them (T2)', () => {
    covers('wif-ssw:W17', 'wif-ssw:W19');
    const expected = { 0: 0, 1: 0, 2: 1, 10: 1, 11: 2, 20: 2, 21: 3, 30: 3, 31: 4, 40: 4, 41: 5 };
    for (const [points, by] of Object.entries(expected)) assert.equal(getConvoyPointSearch(Number(points)), by, points);
  });

  it('the search excludes convoy points in storm and blizzard (T2)', () => {
    covers('wif-ssw:W18');
    for (const weather of weathers) {
      const { total } = computeSearch(
        'convoy',
        createEngagement({ weather, convoy: { convoyPoints: 41 } }),
        plainHeader,
        5,
      );
      assert.equal(total, weather === 'storm' || weather === 'blizzard' ? 5 : 10, weather);
    }
  });

  it('the search counts the points of ASW counters only when the option says so', () => {
    const withElevenPoints = createEngagement({
      convoy: { convoyPoints: 9, units: [{ id: 'a', type: 'asw', asw: 1, convoyPoints: 2 }] },
    });
    assert.equal(computeSearch('convoy', withElevenPoints, plainHeader, 5).total, 6);
    assert.equal(
      computeSearch('convoy', withElevenPoints, { ...plainHeader, options: { aswConvoyPoints: 'counted' } }, 5).total,
      7,
    );
  });

  it('the search adds 1 in rain and snow and 2 in storm and blizzard for the sub side only', () => {
    covers('wif-ssw:W20');
    const totals = weathers.map(
      (weather) => computeSearch('subs', createEngagement({ weather }), plainHeader, 5).total,
    );
    assert.deepEqual(totals, [2, 3, 3, 4, 4]);
    for (const weather of weathers)
      assert.equal(computeSearch('convoy', createEngagement({ weather }), plainHeader, 5).total, 5);
  });

  it('the search subtracts the highest section of a submarine that takes part', () => {
    covers('wif-ssw:W12');
    const absent = { id: 'absent', type: 'sub', attack: 3, section: 4, joins: false };
    assert.equal(computeSearch('subs', createEngagement({ subs: [absent] }), plainHeader, 5).total, 2);
    assert.equal(
      computeSearch('subs', createEngagement({ subs: [{ ...absent, joins: true }] }), plainHeader, 5).total,
      1,
    );
    assert.equal(
      computeSearch('subs', createEngagement({ subs: [{ ...absent, joins: true, section: 0 }] }), plainHeader, 5).total,
      2,
    );
  });

  it('aircraft count in the search by type and range: naval bombers 1 at any range, carrier planes 1 from range 4 and 2 from 7', () => {
    covers('wif-ssw:W13');
    const getPlaneSearch = (type: string, range?: number) =>
      getAircraftSearch({ id: 'x', type, range, airToSea: 1 } as never, plainHeader);
    assert.deepEqual(
      [1, 3, 4, 6, 7, 12].map((range) => getPlaneSearch('cvp', range)),
      [0, 0, -1, -1, -2, -2],
    );
    assert.deepEqual(
      [undefined, 2, 14].map((range) => getPlaneSearch('nav', range)),
      [-1, -1, -1],
    );
    assert.deepEqual([getPlaneSearch('lnd', 5), getPlaneSearch('ftr', 7)], [0, 0]);
    const limited: Header = { ...plainHeader, options: { navRange: 'four-to-six' } };
    const getBomberSearch = (range: number) => getAircraftSearch({ id: 'x', type: 'nav', range, airToSea: 1 }, limited);
    assert.deepEqual([3, 4, 6, 7].map(getBomberSearch), [0, -1, -1, 0]);
  });

  it('only the best aircraft of a side counts in the search', () => {
    covers('wif-ssw:W15');
    const planes = [
      { id: 'a', type: 'nav', airToSea: 1 },
      { id: 'b', type: 'cvp', range: 8, airToSea: 1 },
      { id: 'c', type: 'cvp', range: 5, airToSea: 1 },
    ];
    assert.equal(computeSearch('convoy', createEngagement({ convoy: { units: planes } }), plainHeader, 5).total, 3);
    const overSea = planes.map((plane) => ({ ...plane, section: 4 }));
    assert.equal(computeSearch('subs', createEngagement({ subs: overSea }), plainHeader, 4).total, -1);
  });

  it('aircraft do not count in the search in storm and blizzard', () => {
    covers('wif-ssw:W16');
    const plane = { id: 'b', type: 'cvp', range: 8, airToSea: 1 };
    for (const weather of weathers) {
      const stormy = weather === 'storm' || weather === 'blizzard';
      const sides = createEngagement({
        weather,
        convoy: { units: [plane] },
        subs: [{ ...plane, id: 'c', section: 4 }],
      });
      assert.equal(computeSearch('convoy', sides, plainHeader, 5).total, stormy ? 5 : 3, weather);
      const withoutPlane = computeSearch('subs', createEngagement({ weather }), plainHeader, 4).total;
      assert.equal(computeSearch('subs', sides, plainHeader, 4).total, withoutPlane - (stormy ? 0 : 2), weather);
    }
  });

  it('an aircraft of the sub side counts when the roll includes its section', () => {
    covers('wif-ssw:W14');
    const condor = { id: 'condor', type: 'nav', airToSea: 2, section: 2 };
    const computeTotal = (natural: number, options: Header['options'] = {}) =>
      computeSearch('subs', createEngagement({ subs: [condor] }), { ...plainHeader, options }, natural).total;
    assert.deepEqual(
      [1, 2, 3].map((natural) => computeTotal(natural)),
      [-3, -2, 0],
    );
    assert.deepEqual(
      [5, 6].map((natural) => computeTotal(natural, { planeSection: 'improved-roll' })),
      [1, 3],
    );
    assert.equal(computeTotal(2, { planeNeedsSubmarine: 'yes' }), -1);
    assert.equal(
      computeSearch('subs', createEngagement({ subs: [{ ...condor, section: 'convoy' }] }), plainHeader, 1).total,
      -2,
    );
  });

  it('aircraft that intercepted count in the search like the others', () => {
    covers('wif-ssw:W10');
    const plane = { id: 'sunderland', type: 'nav', airToSea: 2 };
    assert.equal(computeSearch('convoy', createEngagement({ interception: [plane] }), plainHeader, 5).total, 4);
    assert.equal(
      computeSearch('convoy', createEngagement({ interception: [{ ...plane, section: 3 }] }), plainHeader, 5).total,
      5,
    );
  });

  it('the search excludes planes on a damaged carrier unless the option counts them', () => {
    const units = [
      { id: 'ark', type: 'cv', damaged: true },
      { id: 'plane', type: 'cvp', on: 'ark', range: 7, airToSea: 1 },
    ];
    const sides = createEngagement({ convoy: { units } });
    assert.equal(computeSearch('convoy', sides, plainHeader, 5).total, 5);
    assert.equal(
      computeSearch('convoy', sides, { ...plainHeader, options: { planesOnDamagedCarrier: 'count' } }, 5).total,
      3,
    );
  });

  it('search totals may be below 0 and above 10 unless the option limits them', () => {
    covers('wif-ssw:W21');
    const low = createEngagement({ subs: [{ id: 'b', type: 'cvp', range: 8, airToSea: 1, section: 4 }] });
    const limited: Header = { ...plainHeader, options: { searchTotals: 'limited' } };
    assert.deepEqual(
      [computeSearch('subs', low, plainHeader, 1).total, computeSearch('subs', low, limited, 1).total],
      [-4, 0],
    );
    const high = createEngagement({ convoy: { convoyPoints: 40 } });
    assert.deepEqual(
      [computeSearch('convoy', high, plainHeader, 9).total, computeSearch('convoy', high, limited, 9).total],
      [13, 10],
    );
  });

  it('the search names an option exactly when another reading would give another number', () => {
    const scenario = parseScenario(biscay);
    const { changes } = computeSearch('subs', getEngagement(scenario), scenario, 4);
    assert.deepEqual(changes.at(-1)?.basis, { kind: 'option', name: 'navRange' });
    const outside = computeSearch('subs', getEngagement(scenario), scenario, 5);
    assert.deepEqual(outside.changes.at(-1), {
      rule: 'sub-aircraft',
      label: 'no aircraft that counts with a roll of 5',
      by: 0,
      basis: { kind: 'option', name: 'planeSection' },
    });
  });

  it('every search total is the sum of its base and its changes, and before the die it is the change to the die', () => {
    const section = fc.constantFrom(0, 1, 2, 3, 4);
    const sub = fc.record({
      id: fc.constant('s'),
      type: fc.constant('sub'),
      attack: fc.integer({ min: 1, max: 6 }),
      section,
    });
    const nav = fc.record({ id: fc.constant('n'), type: fc.constant('nav'), airToSea: fc.nat(4), section });
    const sides = fc.record({
      weather: fc.constantFrom(...weathers),
      subs: fc.array(fc.oneof(sub, nav), { maxLength: 4 }),
      convoy: fc.record({ convoyPoints: fc.nat(300) }),
    });
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 10 }), (more, natural) => {
        for (const side of ['subs', 'convoy'] as const) {
          const { base, changes, total } = computeSearch(side, createEngagement(more), plainHeader, natural);
          assert.equal(
            total,
            changes.reduce((sum, { by }) => sum + by, base.by),
          );
        }
        const computeConvoyTotal = (die: number | undefined) =>
          computeSearch('convoy', createEngagement(more), plainHeader, die).total;
        assert.equal(computeConvoyTotal(natural), natural + computeConvoyTotal(undefined));
      }),
      { seed: 1943, numRuns: 300 },
    );
  });
});
