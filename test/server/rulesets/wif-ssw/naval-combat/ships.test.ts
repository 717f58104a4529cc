import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  listIncluded,
  findDefender,
  isShipCountCertain,
  countShips,
  getTargetStatus,
} from '../../../../../server/src/rulesets/wif-ssw/naval-combat/ships';
import { collectIds } from '../../../../../server/src/schema';
import { covers } from '../../../../support/covers';
import { getNavalCombat, parseScenario } from '../scenario';

const getIds = (scenario: Scenario) => collectIds('wif-ssw', scenario).ids;

const readSubCombat = (defender: string, more = '') =>
  parseScenario(`
navalCombats:
  - id: biscay-subs
    kind: sub
    attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
    defender:
      ${defender}
${more}
`);

/** The role of each unit of the defender in submarine combat, by id. */
function getRoles(scenario: Scenario): Readonly<Record<string, string>> {
  const units = listIncluded(getNavalCombat(scenario).defender, getIds(scenario));
  return Object.fromEntries(
    units.map((item) => {
      const status = getTargetStatus(item, scenario);
      if (status.target === 'bought') return [item.unit.id, `bought for ${status.price}`];
      return [item.unit.id, status.target === 'free' ? (status.isShip ? 'ship' : 'target') : status.rule];
    }),
  );
}

const countCombatShips = (scenario: Scenario) => countShips(getNavalCombat(scenario), scenario, getIds(scenario)).total;

const everyKind = `
      convoyPoints: 5
      convoyPointsInConvoySection: 20
      units:
        - { id: damaged, type: scs, cost1: 2, section: 3, damaged: true }
        - { id: damaged-transport, type: trs, section: 0, damaged: true, count: 2 }
        - { id: undamaged, type: cv, section: 2 }
        - { id: escort, type: asw, asw: 2, section: 0 }
        - { id: far-escort, type: asw, asw: 2, section: 1 }
        - { id: sheltered, type: scs, cost1: 1, section: convoy, damaged: true }
        - { id: submarine, type: sub, attack: 3, section: 2 }
        - { id: bomber, type: nav, airToSea: 2, section: 0 }
`;

describe('targets of submarine combat', () => {
  it('damaged surface units and ASW units in section 0 are targets; undamaged ships cost three points', () => {
    covers('wif-ssw:W55', 'wif-ssw:W57', 'wif-ssw:W92');
    assert.deepEqual(getRoles(readSubCombat(everyKind)), {
      damaged: 'ship',
      'damaged-transport': 'ship',
      undamaged: 'bought for 3',
      escort: 'target',
      'far-escort': 'sub-combat-targets',
      sheltered: 'convoy-section-no-prey',
      submarine: 'sub-combat-targets',
      bomber: 'sub-combat-targets',
    });
  });

  it('damaged ships in the Convoy Section and ASW units elsewhere are targets when the option says so', () => {
    const status = getRoles(readSubCombat(everyKind, 'options: { subCombatElsewhere: targets }'));
    assert.equal(status['far-escort'], 'target');
    assert.equal(status.sheltered, 'ship');
    assert.equal(status.submarine, 'sub-combat-targets');
  });

  it('targets count as in section 0 when they state no section', () => {
    assert.deepEqual(getRoles(readSubCombat('units: [{ id: escort, type: asw, asw: 2 }]')), { escort: 'target' });
  });

  it('members from the convoy side of an engagement count as in the Convoy Section', () => {
    covers('wif-ssw:W92');
    const scenario = parseScenario(`
engagements:
  - id: biscay
    weather: fine
    subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
    convoy: { convoyPoints: 12, units: [{ id: norfolk, type: scs, cost1: 2, damaged: true }] }
navalCombats:
  - id: biscay-subs
    kind: sub
    attacker: {}
    defender: { members: [norfolk, unknown] }
`);
    assert.deepEqual(getRoles(scenario), { norfolk: 'convoy-section-no-prey' });
    assert.equal(findDefender('unknown', getNavalCombat(scenario), getIds(scenario)), undefined);
  });
});

describe('the number of ships in naval combat', () => {
  it('the ships of submarine combat are damaged surface units and convoy points in section 0, two to a ship', () => {
    covers('wif-ssw:W56');
    // 5 convoy points are 3 ships; one cruiser and two transports are damaged
    assert.equal(countCombatShips(readSubCombat(everyKind)), 6);
  });

  it('the ships of submarine combat include ASW units in section 0 when the option says so', () => {
    covers('wif-ssw:W56');
    assert.equal(countCombatShips(readSubCombat(everyKind, 'options: { aswInSubCombat: targets-and-ships }')), 7);
  });

  it('undamaged units and convoy points in the Convoy Section never change the number of ships in submarine combat', () => {
    covers('wif-ssw:W56', 'wif-ssw:W92');
    fc.assert(
      fc.property(fc.nat(50), fc.nat(300), fc.integer({ min: 1, max: 50 }), (points, sheltered, count) => {
        const scenario = readSubCombat(`
      convoyPoints: ${points}
      convoyPointsInConvoySection: ${sheltered}
      units: [{ id: undamaged, type: scs, cost1: 2, section: 2, count: ${count} }]`);
        assert.equal(countCombatShips(scenario), Math.floor(points / 2) + (points % 2));
      }),
      { seed: 33, numRuns: 100 },
    );
  });

  it('the ships of surface and naval air combat include an included Convoy Section', () => {
    covers('wif-ssw:W52', 'wif-ssw:W54');
    for (const kind of ['surface', 'naval-air']) {
      const countInKind = (sections: string) =>
        countCombatShips(
          parseScenario(`
navalCombats:
  - id: biscay
    kind: ${kind}
    sections: ${sections}
    attacker: {}
    defender:
      convoyPoints: 2
      convoyPointsInConvoySection: 3
      units:
        - { id: rodney, type: scs, cost1: 4, section: 2 }
`),
        );
      assert.equal(countInKind('[0, 2]'), 2);
      assert.equal(countInKind('[0, 2, convoy]'), 4);
    }
  });
});

describe('certainty of the number of ships in naval combat', () => {
  const isCertain = (kind: string, more: string, defender: string) => {
    const scenario = parseScenario(
      `navalCombats:\n  - { id: biscay, kind: ${kind}, ${more} attacker: {}, defender: { ${defender} } }`,
    );
    return isShipCountCertain(getNavalCombat(scenario), getIds(scenario));
  };

  it('the number of ships in submarine combat is certain unless units are in sections that are not included', () => {
    assert.equal(isCertain('sub', '', 'convoyPoints: 4'), true);
    assert.equal(isCertain('sub', 'sections: [0],', 'convoyPoints: 4'), true);
    assert.equal(isCertain('sub', 'sections: [2],', 'convoyPoints: 4'), false);
    assert.equal(isCertain('sub', 'sections: [2],', 'units: [{ id: hood, type: scs, cost1: 3, section: 1 }]'), false);
  });

  it('the number of ships in surface combat is certain without submarines, ASW units and optional sections', () => {
    assert.equal(isCertain('surface', '', 'convoyPoints: 4'), true);
    assert.equal(isCertain('surface', '', 'convoyPointsInConvoySection: 4'), false);
    assert.equal(isCertain('surface', 'sections: [convoy],', 'convoyPointsInConvoySection: 4'), true);
    assert.equal(isCertain('surface', '', 'units: [{ id: escort, type: asw, asw: 2, section: 0 }]'), false);
  });
});

describe('a single convoy point', () => {
  it('the text of a single convoy point is singular', () => {
    const scenario = readSubCombat('convoyPoints: 1');
    const { base } = countShips(getNavalCombat(scenario), scenario, getIds(scenario));
    assert.match(base.label, /^1 convoy point in section 0/);
  });
});
