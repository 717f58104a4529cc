import assert from 'node:assert/strict';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { pointsOutOfReach } from '../../../../../server/src/rulesets/wif-ssw/surprise/checks/points-out-of-reach';
import { unpaidAtPoints } from '../../../../../server/src/rulesets/wif-ssw/surprise/checks/unpaid-at-points';
import { biscay } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

const engagement = addPath(biscay, 'engagements.biscay');

describe('wif-ssw/price-stated', () => {
  it('accepts the stated price of each effect', () => {
    assertPasses(
      engagement,
      `
        orders:
          subs:
            surprise:
              - { buy: combat-type, type: ssw, cost: 4 }
              - { buy: target, unit: escort-group, cost: 3 }
              - { buy: own-column-up, columns: 2, cost: 4 }
      `,
    );
  });

  it('reports a stated price that does not count the columns', () => {
    assertFails(
      engagement,
      `
        orders: { subs: { surprise: [{ buy: own-column-up, columns: 2, cost: 2 }] } }
        #                                                                    ^ wif-ssw/price-stated This costs 4 surprise points, not 2
      `,
    );
  });
});

describe('wif-ssw/surprise-overspent', () => {
  it('orders may provide for either side gaining the points', () => {
    assertPasses(
      engagement,
      `
        dice: { search.subs: 4, search.convoy: 4 }
        orders:
          subs: { surprise: [{ buy: target, unit: escort-group }, { buy: own-column-up }] }
          convoy: { surprise: [{ buy: avoid }] }
      `,
    );
  });
});

describe('purchases by the points of the search', () => {
  it('purchases by points are checked only against the dice that choose them', () => {
    assertPasses(
      engagement,
      `
        dice: { search.subs: 4, search.convoy: 5 }
        orders:
          subs: { surprise: { at: { 2: [{ buy: own-column-up }], 8: [{ buy: combat-type, type: ssw }, { buy: own-column-up, columns: 2 }] } } }
      `,
    );
    assertFails(
      engagement,
      `
        dice: { search.subs: 4, search.convoy: 5 }
        orders:
          subs: { surprise: { at: { 2: [{ buy: own-column-up }, { buy: target, unit: escort-group }, { buy: own-column-up, columns: 2 }] } } }
        #                                                                                                   ^^^^^^^^^^^^^ wif-ssw/surprise-overspent dice in the file leave only 1
      `,
    );
  });

  it('purchases by points are checked like those of a list', () => {
    assertFails(
      engagement,
      `
        orders: { subs: { surprise: { at: { 4: [{ buy: combat-type, type: surface }] } } } }
        #                                                                 ^^^^^^^ wif-ssw/surprise-menu not \`surface\`
      `,
    );
    assertFails(
      engagement,
      `
        orders: { subs: { surprise: { at: { 3: [{ buy: target, unit: escort-group, cost: 2 }] } } } }
        #                                                                                ^ wif-ssw/price-stated This costs 3
      `,
    );
  });
});

describe('wif-ssw/unpaid-at-points', () => {
  it('a list may spend what its greatest number of points pays for, in any order', () => {
    assertPasses(
      engagement,
      `
        orders:
          subs: { surprise: { at: { 3: [{ buy: own-column-up, columns: 2 }, { buy: target, unit: escort-group }], 5: [] } } }
      `,
    );
  });
});

describe('wif-ssw/naval-air-unavailable', () => {
  it('surprise points may buy naval air combat without aircraft when the option allows it', () => {
    assertPasses(
      biscay,
      `
        options: { boughtNavalAir: free }
        engagements:
          - id: biscay
            orders: { convoy: { surprise: [{ buy: combat-type, type: naval-air }] } }
      `,
    );
  });

  it('reports a purchase of naval air combat in a storm', () => {
    assertFails(
      engagement,
      `
        weather: storm
        convoy:
          units:
            - { id: liberator, type: nav, airToSea: 3 }
        orders: { convoy: { surprise: [{ buy: combat-type, type: naval-air }] } }
        #                                                        ^^^^^^^^^ wif-ssw/naval-air-unavailable the weather is storm
      `,
    );
  });
});

describe('checks over all rolls of the search', () => {
  it('the checks read no unit when no order depends on points', () => {
    const failOnRead = () => assert.fail('a group was read');
    const engagement = Object.defineProperties(
      { id: 'biscay', orders: { subs: { surprise: [{ buy: 'own-column-up' }] } } },
      { subs: { get: failOnRead }, convoy: { get: failOnRead } },
    );
    for (const check of [pointsOutOfReach, unpaidAtPoints]) {
      assert.ok(check.part === 'engagements' && check.scope !== 'references');
      assert.deepEqual([...check.check(engagement as never, {} as never)], []);
    }
  });
});

describe('wif-ssw/surprise-overspent for the side without points', () => {
  it('reports a purchase only if its cost is stated: orders may cover both outcomes of the search', () => {
    const dice = 'dice: { search.subs: 4, search.convoy: 5 }';
    assertPasses(
      engagement,
      `
        ${dice}
        orders: { convoy: { surprise: [{ buy: own-column-up }] } }
      `,
    );
    assertFails(
      engagement,
      `
        ${dice}
        orders: { convoy: { surprise: [{ buy: own-column-up, cost: 2 }] } }
        #                                     ^^^^^^^^^^^^^ wif-ssw/surprise-overspent leave none
      `,
    );
  });
});
