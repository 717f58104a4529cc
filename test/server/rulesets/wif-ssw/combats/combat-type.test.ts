import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { writeEngagement, fight, searchDice } from './fight';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, count: 3 };
const liberator = { id: 'liberator', type: 'nav', airToSea: 3 };

function fightWith(more: { units?: object[]; orders?: object; weather?: string; dice?: object }, header: object = {}) {
  const { units = [], orders = {}, weather = 'fine', dice = searchDice.hardlyAny } = more;
  return fight(
    writeEngagement({ weather, subs: { units: [sub] }, convoy: { convoyPoints: 10, units }, orders, dice }, header),
  );
}

const call = { convoy: { combatType: 'naval-air' } };

describe('the combat type', () => {
  it('the combat type is strategic submarine warfare unless a side chooses otherwise', () => {
    covers('wif-ssw:W26');
    const { results, getEntries } = fightWith({ units: [liberator] });
    assert.equal(results.combatType, 'ssw');
    assert.match(getEntries('combat-type')[0]?.text ?? '', /does not call naval air combat/);
  });

  it('the convoy side calls naval air combat with an aircraft', () => {
    covers('wif-ssw:W25');
    assert.equal(fightWith({ units: [liberator], orders: call }).results.combatType, 'naval-air');
  });

  it('the convoy side calls naval air combat with an undamaged carrier and its plane', () => {
    covers('wif-ssw:W25');
    const plane = { id: 'swordfish', type: 'cvp', range: 4, airToSea: 2, on: 'audacity' };
    const carrier = { id: 'audacity', type: 'cv' };
    assert.equal(fightWith({ units: [carrier, plane], orders: call }).results.combatType, 'naval-air');
    assert.equal(fightWith({ units: [{ ...carrier, damaged: true }, plane], orders: call }).results.combatType, 'ssw');
    assert.equal(fightWith({ units: [carrier], orders: call }).results.combatType, 'ssw', 'a carrier without a plane');
  });

  it('there is no naval air combat in storm and blizzard', () => {
    covers('wif-ssw:W25');
    for (const weather of ['storm', 'blizzard']) {
      const { results, getEntries } = fightWith({ units: [liberator], orders: call, weather });
      assert.equal(results.combatType, 'ssw');
      assert.match(getEntries('combat-type')[0]?.text ?? '', new RegExp(`the weather is ${weather}`));
    }
    assert.equal(fightWith({ units: [liberator], orders: call, weather: 'snow' }).results.combatType, 'naval-air');
  });

  it('a combat type bought for four surprise points takes precedence, for both sides', () => {
    covers('wif-ssw:W24');
    const orders = { ...call, subs: { surprise: [{ buy: 'combat-type', type: 'ssw' }] } };
    const { results, getEntries } = fightWith({ units: [liberator], orders, dice: searchDice.subsSurprise });
    assert.equal(results.combatType, 'ssw');
    assert.equal(getEntries('purchase.subs')[0]?.amounts[0]?.total, 4);
    assert.equal(getEntries('combat-type').length, 0, 'the convoy side is not asked any more');
  });

  it('either side can buy naval air combat when the convoy side could call it', () => {
    covers('wif-ssw:W24');
    const surprise = [{ buy: 'combat-type', type: 'naval-air' }];
    const { subsSurprise, convoySurprise } = searchDice;
    assert.equal(
      fightWith({ units: [liberator], orders: { subs: { surprise } }, dice: subsSurprise }).results.combatType,
      'naval-air',
    );
    assert.equal(
      fightWith({ units: [liberator], orders: { convoy: { surprise } }, dice: convoySurprise }).results.combatType,
      'naval-air',
    );
    const withoutType = { orders: { convoy: { surprise } }, dice: convoySurprise };
    assert.equal(fightWith(withoutType).results.combatType, 'ssw', 'no aircraft (R13)');
    assert.equal(fightWith(withoutType, { options: { boughtNavalAir: 'free' } }).results.combatType, 'naval-air');
    const storm = { ...withoutType, units: [liberator], weather: 'storm' };
    assert.equal(fightWith(storm, { options: { boughtNavalAir: 'free' } }).results.combatType, 'ssw');
  });

  it('the combat type is bought only once', () => {
    covers('wif-ssw:W24');
    const surprise = [
      { buy: 'combat-type', type: 'ssw' },
      { buy: 'combat-type', type: 'naval-air' },
    ];
    const { results } = fightWith({
      units: [liberator],
      orders: { subs: { surprise } },
      dice: searchDice.subsSurprise,
    });
    assert.equal(results.combatType, 'ssw');
  });
});
