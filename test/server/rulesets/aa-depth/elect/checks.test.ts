import { addPath } from '../../../../../server/src/rulesets/examples';
import { gapBattle } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the check aa-depth/elects-barred', () => {
  it('reports an election against an attacker with aircraft alone', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { ftr: 1 } }
        log: [{ cycle: 1, group: wolfpack, did: elected }]
        #                                       ^^^^^^^ aa-depth/elects-barred no naval units other than submarines
      `,
    );
  });

  it('reports an election after the first cycle', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
        log: [{ cycle: 2, group: wolfpack, did: elected }]
        #                                       ^^^^^^^ aa-depth/elects-barred submarines elect once, before the first cycle
      `,
    );
  });
});

describe('the check aa-depth/surfaced-elects', () => {
  it('reports an election of surfaced submarines in a log', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        defender: { power: germany, units: [{ id: raiders, type: sub }] }
        log: [{ cycle: 1, group: raiders, did: elected }]
        #                                      ^^^^^^^ aa-depth/surfaced-elects surfaced submarines defend anyway
      `,
    );
  });
});

describe('orders to all submarines of a side that none can follow', () => {
  it('reports an election of submarines that are all surfaced', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 } }
        defender:
          power: germany
          units: [{ id: wolfpack, type: sub, depth: surfaced }]
          orders: { elect: { when: always } }
          #                        ^^^^^^ aa-depth/surfaced-elects No submarine here is hidden
      `,
    );
  });

  it('reports an order to submarines that are all in silent running', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 } }
        defender:
          power: germany
          units: [{ id: wolfpack, type: sub, depth: silent }, { type: dd }]
          orders: { submerge: { when: always } }
          #                           ^^^^^^ aa-depth/silent-ordered addresses are in silent running
      `,
    );
  });

  it('reports a search that is called off with nothing to find', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
        #                                                          ^^^^^ aa-depth/nothing-to-find Remove \`search\`
        defender: { power: germany, units: { sub: 1 } }
      `,
    );
  });
});

describe('the check aa-depth/elects-without-ships', () => {
  const writeOrders = (orders: string) => `
        attacker: { power: uk, units: { sub: 1, ftr: 1 } }
        defender:
          power: germany
          units: [{ id: wolfpack, type: sub, depth: periscope }, { id: raiders, type: sub, depth: surfaced }]
          orders: { elect: { groups: { ${orders} } } }
      `;

  it('accepts orders not to elect', () => {
    assertPasses(addPath(gapBattle, 'seaBattles.gap'), writeOrders('wolfpack: never'));
  });

  it('reports the order of a single group', () => {
    assertFails(
      addPath(gapBattle, 'seaBattles.gap'),
      `${writeOrders('wolfpack: always').trimEnd()}
          #                                      ^^^^^^ aa-depth/elects-without-ships wolfpack cannot elect to defend
      `,
    );
  });
});
