import assert from 'node:assert/strict';
import type { Purchase, Scenario, SswSide } from '../../../../../server/src/rulesets/wif-ssw/data';
import { findRefusal } from '../../../../../server/src/rulesets/wif-ssw/surprise/refusal';
import { covers } from '../../../../support/covers';
import { getEngagement, parseScenario } from '../scenario';

const readScenario = (weather = 'fine', more = '') =>
  parseScenario(`
engagements:
  - id: biscay
    weather: ${weather}
    subs:
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3 }
        - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
        - { id: condor, type: nav, airToSea: 2, section: 4 }
    convoy:
      convoyPoints: 12
      units:
        - { id: escort, type: asw, asw: 2 }
        - { id: far-escort, type: asw, asw: 2, section: 0 }
        - { id: norfolk, type: scs, cost1: 2 }
        - { id: liberator, type: nav, airToSea: 3 }
${more}
`);

const getRefusalRule = (purchase: Purchase, side: SswSide, target: Scenario = readScenario()) =>
  findRefusal(purchase, side, getEngagement(target), target)?.rule;

describe('purchases with surprise points in strategic submarine warfare', () => {
  it('surprise points buy the combat types ssw and naval air, and no other', () => {
    covers('wif-ssw:W22');
    for (const side of ['subs', 'convoy'] as const) {
      assert.equal(getRefusalRule({ buy: 'combat-type', type: 'ssw' }, side), undefined);
      assert.equal(getRefusalRule({ buy: 'combat-type', type: 'naval-air' }, side), undefined);
      assert.equal(getRefusalRule({ buy: 'combat-type', type: 'surface' }, side), 'surprise-menu');
      assert.equal(getRefusalRule({ buy: 'combat-type', type: 'sub' }, side), 'surprise-menu');
    }
  });

  it('surprise points buy no naval air combat in storm and blizzard', () => {
    covers('wif-ssw:W25');
    for (const weather of ['storm', 'blizzard']) {
      const rule = getRefusalRule({ buy: 'combat-type', type: 'naval-air' }, 'convoy', readScenario(weather));
      assert.equal(rule, 'naval-air-by-convoy-side');
    }
  });

  it('the sub side buys an ASW unit of the Convoy Section as victim, and no other unit', () => {
    covers('wif-ssw:W35');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'escort' }, 'subs'), undefined);
    assert.equal(getRefusalRule({ buy: 'target', unit: 'norfolk' }, 'subs'), 'buy-target');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'liberator' }, 'subs'), 'buy-target');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'far-escort' }, 'subs'), 'ssw-participants');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'flotilla-7' }, 'subs'), 'ssw-participants');
  });

  it('the convoy side buys a submarine that takes part as victim, and no other unit', () => {
    covers('wif-ssw:W47');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'flotilla-7' }, 'convoy'), undefined);
    assert.equal(getRefusalRule({ buy: 'target', unit: 'flotilla-1' }, 'convoy'), 'ssw-participants');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'condor' }, 'convoy'), 'ssw-participants');
    assert.equal(getRefusalRule({ buy: 'target', unit: 'escort' }, 'convoy'), 'ssw-participants');
  });

  it('surprise points always buy columns, never docked pairs, and avoid the combat unless the option bars it', () => {
    assert.equal(getRefusalRule({ buy: 'avoid' }, 'convoy'), undefined);
    assert.equal(
      getRefusalRule({ buy: 'avoid' }, 'convoy', readScenario('fine', 'options: { avoidCombat: barred }')),
      'surprise-menu',
    );
    assert.equal(getRefusalRule({ buy: 'own-column-up' }, 'subs'), undefined);
    assert.equal(getRefusalRule({ buy: 'enemy-column-down', columns: 2 }, 'convoy'), undefined);
    assert.equal(getRefusalRule({ buy: 'include-docked', unit: 'flotilla-1' }, 'convoy'), 'docked-pair-price');
  });
});
