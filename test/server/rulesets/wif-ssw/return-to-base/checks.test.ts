/** Further cases of the checks of the return to base. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { homeward } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { covers } from '../../../../support/covers';

const returnToBase = addPath(homeward, 'returnToBase');

describe('remaining in the Convoy Section', () => {
  it('reports ships with cargo and face-down units that remain in the Convoy Section', () => {
    covers('wif-ssw:W59');
    assertFails(
      returnToBase,
      `
        - { unit: { id: belfast, type: scs, cost1: 1, cargo: true }, stays: true }
        #                                                                   ^^^^ wif-ssw/stays-not-allowed it carries cargo
      `,
    );
    assertFails(
      returnToBase,
      `
        - { unit: { id: belfast, type: scs, cost1: 1, faceUp: false }, stays: true }
        #                                                                     ^^^^ wif-ssw/stays-not-allowed it is face down
      `,
    );
  });

  it('ASW units and sub-hunters remain in the Convoy Section at no cost', () => {
    covers('wif-ssw:W61');
    assertPasses(
      returnToBase,
      `
        - { unit: { id: convoy-escort, type: asw, asw: 2 }, stays: true }
        - { unit: { id: catalina, type: nav, airToSea: 2, subHunter: true }, stays: true, turnsFaceDown: false }
      `,
    );
  });

  it('convoy points remain in the Convoy Section at no cost, and do not drop into it', () => {
    covers('wif-ssw:W61', 'wif-ssw:W62');
    assertPasses(returnToBase, '- { convoyPoints: 12, stays: true, turnsFaceDown: false }');
    assertFails(
      returnToBase,
      `
        - { convoyPoints: 12, stays: true, turnsFaceDown: true }
        #                                                 ^^^^ wif-ssw/stays-freely The convoy of 12 points is not turned face down
      `,
    );
    assertFails(
      returnToBase,
      `
        - { convoyPoints: 1, from: 0, stays: true }
        #                                    ^^^^ wif-ssw/no-dropping-down The convoy of 1 point cannot remain
      `,
    );
  });

  it('units may remain in the Convoy Section if they were there before, whatever section the counter names', () => {
    covers('wif-ssw:W62');
    assertPasses(
      returnToBase,
      `
        - { unit: { id: belfast, type: scs, cost1: 1 }, from: convoy, stays: true }
        - { unit: { id: hood, type: scs, cost1: 3, section: 3 }, stays: false }
      `,
    );
  });
});
