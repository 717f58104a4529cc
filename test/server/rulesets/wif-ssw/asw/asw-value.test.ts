import assert from 'node:assert/strict';
import type { Engagement, Header, Unit, Weather } from '../../../../../server/src/rulesets/wif-ssw/data';
import { computeAswValue, computeTotalAsw } from '../../../../../server/src/rulesets/wif-ssw/asw/asw-value';
import { computeNavalAirFactors } from '../../../../../server/src/rulesets/wif-ssw/naval-air/factors';
import { covers } from '../../../../support/covers';

const createHeader = (year: number, options?: Header['options']): Header => ({
  ruleset: 'wif-ssw',
  turn: { year, months: 'jan-feb' },
  options,
});
const createShip = (cost1: number): Unit => ({ id: `cost-${cost1}`, type: 'scs', cost1 });
const cv: Unit = { id: 'carrier', type: 'cv' };
const nav: Unit = { id: 'liberator', type: 'nav', airToSea: 3 };
const asw: Unit = { id: 'corvettes', type: 'asw', asw: 2 };

const computeValues = (owner: string | undefined, header: Header) =>
  [createShip(1), createShip(2), createShip(3), cv, nav].map((unit) => computeAswValue(unit, owner, header).total);

const createEngagement = (units: Unit[], weather: Weather = 'fine', convoyPoints = 10): Engagement => ({
  id: 'here',
  weather,
  subs: { units: [{ id: 'u', type: 'sub', attack: 3, section: 3 }] },
  convoy: { power: 'cw', convoyPoints, units },
});

describe('ASW values', () => {
  it('every nation has the ASW values of 1939 until 1942', () => {
    covers('wif-ssw:W42', 'wif-ssw:W41');
    for (const owner of ['cw', 'us', 'free-french', 'japan', undefined]) {
      assert.deepEqual(computeValues(owner, createHeader(1939)), [0.5, 0, 0, 0, 1.5], owner);
      assert.deepEqual(computeValues(owner, createHeader(1941)), [0.5, 0, 0, 0, 1.5], owner);
    }
    assert.deepEqual(computeValues('cw', { ruleset: 'wif-ssw' }), [0.5, 0, 0, 0, 1.5]);
  });

  it('ASW values rise in 1942 for the Commonwealth, the Free French and the US', () => {
    covers('wif-ssw:W43');
    for (const owner of ['cw', 'us', 'free-french'])
      assert.deepEqual(computeValues(owner, createHeader(1942)), [1, 0, 0, 0, 3]);
    assert.deepEqual(computeValues('japan', createHeader(1942)), [0.5, 0, 0, 0, 1.5]);
  });

  it('ASW values rise again in 1943 and stay so', () => {
    covers('wif-ssw:W44');
    for (const year of [1943, 1945]) assert.deepEqual(computeValues('cw', createHeader(year)), [2, 0.5, 0, 0.5, 3]);
    assert.deepEqual(computeValues('italy', createHeader(1943)), [0.5, 0, 0, 0, 1.5]);
    assert.deepEqual(computeValues('italy', createHeader(1943, { aswProgress: 'all-nations' })), [2, 0.5, 0, 0.5, 3]);
  });

  it('ships of cost 3 and more have no ASW value, or that of cost 2 by option', () => {
    const option: Header['options'] = { expensiveShipsAsw: 'as-cost-two' };
    assert.equal(computeAswValue(createShip(4), 'cw', createHeader(1943, option)).total, 0.5);
    assert.deepEqual(computeAswValue(createShip(4), 'cw', createHeader(1943)).base.basis, {
      kind: 'option',
      name: 'expensiveShipsAsw',
    });
    assert.equal(computeAswValue(createShip(4), 'cw', createHeader(1941)).base.basis, undefined);
  });

  it('ASW units have their printed factors at every date, doubled in a dark red circle', () => {
    covers('wif-ssw:W91', 'wif-ssw:W33');
    for (const year of [1939, 1942, 1943]) {
      assert.equal(computeAswValue(asw, 'japan', createHeader(year)).total, 2);
      assert.equal(computeAswValue({ ...asw, darkRed: true }, 'cw', createHeader(year)).total, 4);
    }
  });

  it('transports and submarines have no ASW value', () => {
    const others: Unit[] = [
      { id: 't', type: 'trs' },
      { id: 'a', type: 'amph' },
      { id: 's', type: 'sub', attack: 3, section: 'convoy' },
    ];
    for (const unit of others) assert.equal(computeAswValue(unit, 'cw', createHeader(1943)).total, 0);
  });
});

describe('ASW factors', () => {
  it('ASW factors are the exact sum of the Convoy Section, rounded once', () => {
    covers('wif-ssw:W33');
    const units: Unit[] = [
      { ...asw, count: 3 },
      { id: 'destroyers', type: 'scs', cost1: 1, count: 3 },
    ];
    const { total, base, changes } = computeTotalAsw(createEngagement(units), createHeader(1940));
    assert.equal(total, 8);
    assert.deepEqual(
      [base, ...changes].map(({ rule, label, by }) => [rule, label, by]),
      [
        ['asw-units', 'corvettes, 3 of 2 each', 6],
        ['asw-at-start', 'destroyers, 3 of 0.5 each', 1.5],
        ['asw-fire', 'rounded to the nearest', 0.5],
      ],
    );
    assert.equal(computeTotalAsw(createEngagement(units), createHeader(1940, { rounding: 'down' })).total, 7);
    assert.equal(computeTotalAsw(createEngagement([createShip(1)]), createHeader(1940, { rounding: 'up' })).total, 1);
  });

  it('ASW factors are the same in any weather, aircraft included', () => {
    covers('wif-ssw:W45', 'wif-ssw:W46');
    for (const weather of ['fine', 'rain', 'snow', 'storm', 'blizzard'] as const) {
      assert.equal(computeTotalAsw(createEngagement([nav, asw], weather), createHeader(1943)).total, 5, weather);
    }
  });

  it('ASW factors exclude units outside of the Convoy Section', () => {
    covers('wif-ssw:W28');
    assert.equal(computeTotalAsw(createEngagement([asw, { ...nav, section: 0 }]), createHeader(1943)).total, 2);
  });

  it('ASW factors include face-down units unless the option keeps them from fighting', () => {
    const faceDown = createEngagement([{ ...asw, faceUp: false }]);
    assert.equal(computeTotalAsw(faceDown, createHeader(1943)).total, 2);
    const { total, base } = computeTotalAsw(faceDown, createHeader(1943, { faceDownEscorts: 'do-not-fight' }));
    assert.equal(total, 0);
    assert.deepEqual(base.basis, { kind: 'option', name: 'faceDownEscorts' });
  });

  it('ASW factors exclude planes on a damaged carrier unless the option counts them', () => {
    const units: Unit[] = [
      { ...cv, damaged: true },
      { id: 'swordfish', type: 'cvp', on: 'carrier', range: 3, airToSea: 2 },
    ];
    assert.equal(computeTotalAsw(createEngagement(units), createHeader(1942)).total, 0);
    assert.equal(
      computeTotalAsw(createEngagement(units), createHeader(1942, { planesOnDamagedCarrier: 'count' })).total,
      2,
    );
  });

  it('ASW factors include convoy points when the option gives them factors', () => {
    assert.equal(computeTotalAsw(createEngagement([asw]), createHeader(1943, { convoyPointAsw: 0.1 })).total, 3);
    assert.equal(computeTotalAsw(createEngagement([asw]), createHeader(1943)).total, 2);
  });
});

describe('naval air factors', () => {
  it('naval air factors count in full in every year', () => {
    covers('wif-ssw:W48');
    for (const year of [1939, 1941, 1943])
      assert.equal(computeNavalAirFactors(createEngagement([nav, asw]), createHeader(year)).total, 3);
  });
});
