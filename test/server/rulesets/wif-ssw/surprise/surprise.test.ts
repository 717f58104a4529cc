import assert from 'node:assert/strict';
import type { Engagement, Header, Purchase, Unit, Weather } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  getPurchaseAvailability,
  getNavalAirCallAvailability,
} from '../../../../../server/src/rulesets/wif-ssw/surprise/combat-types';
import { getPrice } from '../../../../../server/src/rulesets/wif-ssw/surprise/surprise';
import {
  computeMaxSurprise,
  computeSurpriseDistributions,
} from '../../../../../server/src/rulesets/wif-ssw/surprise/expected';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'wif-ssw' };
const freePurchase: Header = { ...header, options: { boughtNavalAir: 'free' } };
const weathers: readonly Weather[] = ['fine', 'rain', 'snow', 'storm', 'blizzard'];
const nav: Unit = { id: 'liberator', type: 'nav', airToSea: 3 };
const createConvoyEngagement = (units: Unit[], weather: Weather = 'fine'): Engagement => ({
  id: 'here',
  weather,
  subs: { units: [] },
  convoy: { units },
});

describe('prices in surprise points', () => {
  it('prices in surprise points are those of the rules', () => {
    covers('wif-ssw:W24', 'wif-ssw:W35', 'wif-ssw:W79');
    const purchases: [Purchase, number][] = [
      [{ buy: 'combat-type', type: 'ssw' }, 4],
      [{ buy: 'avoid' }, 4],
      [{ buy: 'target', unit: 'corvettes' }, 3],
      [{ buy: 'include-docked', unit: 'milchcow' }, 10],
      [{ buy: 'own-column-up' }, 2],
      [{ buy: 'enemy-column-down', columns: 3 }, 6],
    ];
    for (const [purchase, price] of purchases) assert.equal(getPrice(purchase, header).total, price, purchase.buy);
  });

  it('prices of columns follow the option, and name it', () => {
    const price = getPrice({ buy: 'own-column-up', columns: 2 }, { ...header, options: { columnShiftPrice: 3 } });
    assert.equal(price.total, 6);
    assert.deepEqual(price.base.basis, { kind: 'option', name: 'columnShiftPrice' });
  });
});

describe('the types of combat', () => {
  it('surprise points can buy strategic submarine warfare and naval air combat', () => {
    covers('wif-ssw:W22', 'wif-ssw:W26');
    const canBuy = (type: 'ssw' | 'naval-air' | 'surface' | 'sub') =>
      getPurchaseAvailability(type, createConvoyEngagement([nav]), header).available;
    assert.deepEqual((['ssw', 'naval-air', 'surface', 'sub'] as const).map(canBuy), [true, true, false, false]);
  });

  it('naval air combat is available with an aircraft in the Convoy Section, but not in storm and blizzard', () => {
    covers('wif-ssw:W25');
    const called = weathers.map(
      (weather) => getNavalAirCallAvailability(createConvoyEngagement([nav], weather), header).available,
    );
    assert.deepEqual(called, [true, true, true, false, false]);
    assert.equal(
      getNavalAirCallAvailability(createConvoyEngagement([{ ...nav, section: 3 }]), header).available,
      false,
    );
    assert.equal(
      getNavalAirCallAvailability(createConvoyEngagement([{ id: 'a', type: 'asw', asw: 2 }]), header).available,
      false,
    );
  });

  it('naval air combat with a carrier plane needs an undamaged carrier', () => {
    covers('wif-ssw:W25');
    const createCarrierUnits = (damaged: boolean): Unit[] => [
      { id: 'ark', type: 'cv', damaged },
      { id: 'swordfish', type: 'cvp', on: 'ark', range: 3, airToSea: 2 },
    ];
    assert.equal(
      getNavalAirCallAvailability(createConvoyEngagement(createCarrierUnits(false)), header).available,
      true,
    );
    assert.equal(
      getNavalAirCallAvailability(createConvoyEngagement(createCarrierUnits(true)), header).available,
      false,
    );
    assert.equal(
      getNavalAirCallAvailability(createConvoyEngagement([{ id: 'ark', type: 'cv' }]), header).available,
      false,
    );
  });

  it('bought naval air combat needs an aircraft unless the option waives it, and is never available in a storm', () => {
    covers('wif-ssw:W24');
    assert.equal(getPurchaseAvailability('naval-air', createConvoyEngagement([]), header).available, false);
    assert.equal(getPurchaseAvailability('naval-air', createConvoyEngagement([]), freePurchase).available, true);
    assert.equal(
      getPurchaseAvailability('naval-air', createConvoyEngagement([nav], 'storm'), freePurchase).available,
      false,
    );
  });
});

describe('the maximum of surprise points', () => {
  it('the maximum of surprise points is the largest number that the dice can give', () => {
    const createSub = (section: 1 | 2 | 3 | 4): Unit => ({ id: `sub-${section}`, type: 'sub', attack: 3, section });
    const seen = new Set<number>();
    for (const weather of weathers)
      for (const section of [1, 2, 3, 4] as const)
        for (const convoyPoints of [0, 4, 30])
          for (const units of [[], [nav]]) {
            const base = createConvoyEngagement(units, weather);
            const engagement = {
              ...base,
              subs: { units: [createSub(section)] },
              convoy: { ...base.convoy, convoyPoints },
            };
            const byDice = computeSurpriseDistributions(engagement, header);
            const maximum = computeMaxSurprise(engagement, header);
            for (const side of ['subs', 'convoy'] as const) {
              assert.equal(maximum[side], Math.max(...byDice[side].map(({ value }) => value)));
              seen.add(maximum[side]);
            }
          }
    assert.ok(seen.size > 4);
  });
});
