import { under } from '../../../../../server/src/rulesets/examples';
import { gap } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails } from '../../../../support/cases';

describe('the check aa-depth/elects-barred', () => {
  it('reports an election against an attacker with aircraft alone', () => {
    assertFails(
      under(gap, 'seaBattles.gap'),
      `
        attacker: { power: uk, units: { ftr: 1 } }
        log: [{ cycle: 1, group: wolfpack, did: elected }]
        #                                       ^^^^^^^ aa-depth/elects-barred no naval units other than submarines
      `,
    );
  });

  it('reports an election after the first cycle', () => {
    assertFails(
      under(gap, 'seaBattles.gap'),
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
      under(gap, 'seaBattles.gap'),
      `
        defender: { power: germany, units: [{ id: raiders, type: sub }] }
        log: [{ cycle: 1, group: raiders, did: elected }]
        #                                      ^^^^^^^ aa-depth/surfaced-elects surfaced submarines defend anyway
      `,
    );
  });
});
