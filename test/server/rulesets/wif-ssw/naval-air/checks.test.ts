/** Further cases of the checks of carrier planes. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { escortCarrier } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('a plane on a damaged carrier', () => {
  it('a plane on a damaged carrier counts by option', () => {
    assertPasses(
      escortCarrier,
      `
        options: { planesOnDamagedCarrier: count }
        engagements:
          - id: biscay
            convoy:
              units:
                - { id: audacity, type: cv, damaged: true }
      `,
    );
  });
});

describe('a carrier plane that intercepts', () => {
  it('reports a carrier plane that intercepts without naming its carrier', () => {
    assertFails(
      addPath(escortCarrier, 'engagements.biscay'),
      `
        interception: { units: [{ id: swordfish, type: cvp, range: 2, airToSea: 1 }] }
        #                             ^^^^^^^^^ wif-ssw/plane-without-carrier swordfish does not say which carrier it is on
      `,
    );
  });

  it('a carrier plane that intercepts may be on a carrier of the Convoy Section', () => {
    assertPasses(
      addPath(escortCarrier, 'engagements.biscay'),
      'interception: { units: [{ id: swordfish, type: cvp, range: 2, airToSea: 1, on: audacity }] }',
    );
  });
});
