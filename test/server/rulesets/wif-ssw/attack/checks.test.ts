import { addPath } from '../../../../../server/src/rulesets/examples';
import { biscay, playedScenario } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

const engagement = addPath(biscay, 'engagements.biscay');

describe('wif-ssw/target-not-here', () => {
  it('accepts a submarine that the convoy side picks in naval air combat', () => {
    assertPasses(
      engagement,
      `
        convoy:
          units:
            - { id: liberator, type: nav, airToSea: 3 }
        orders:
          convoy: { combatType: naval-air, surprise: [{ buy: target, unit: flotilla-7 }] }
      `,
    );
  });

  it('reports a sub side that picks its own submarine', () => {
    assertFails(
      engagement,
      `
        orders: { subs: { surprise: [{ buy: target, unit: flotilla-7 }] } }
        #                                                 ^^^^^^^^^^ wif-ssw/target-not-here not in the Convoy Section
      `,
    );
  });
});

describe('wif-ssw/convoy-unit-section and wif-ssw/attacker-in-convoy-section', () => {
  it('accepts convoy points in section 0, and a submarine that defends in the Convoy Section', () => {
    assertPasses(
      engagement,
      `
        subs:
          units:
            - { id: flotilla-7, type: sub, attack: 3, section: 0 }
        convoy:
          convoyPointsInZeroSection: 4
          units:
            - { id: thunderbolt, type: sub, attack: 3, section: convoy }
      `,
    );
  });
});

describe('wif-ssw/loss-not-ours', () => {
  it('each side may give up its units in any order', () => {
    assertFails(
      engagement,
      `
        subs:
          units:
            - { id: flotilla-1, type: sub, attack: 4, section: 4 }
        interception: { units: [{ id: liberator, type: nav, airToSea: 3 }] }
        orders:
          subs: { losses: [flotilla-1, flotilla-7] }
          convoy: { losses: [liberator, escort-group] }
          #         ^^^^^^ wif-ssw/asw-losses-ordered this order of losses has no effect
      `,
    );
  });
});

describe('wif-ssw/one-round', () => {
  it('with two rounds of naval air combat reports the third, and says how many there are', () => {
    assertFails(
      playedScenario,
      `
        options: { navalAirRounds: 2 }
        log:
          - { engagement: biscay, step: initiation }
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: combat-type-choice }
          - { engagement: biscay, step: combat }
          - { engagement: biscay, step: combat }
          - { engagement: biscay, step: combat }
          #                             ^^^^^^ wif-ssw/one-round but naval air combat has at most 2
      `,
    );
  });

  it('says that strategic submarine warfare has one round where its result says so, or the option allows naval air combat one', () => {
    for (const difference of ['engagements/biscay: result: { combatType: ssw }', 'options: { navalAirRounds: 1 }'])
      assertFails(
        playedScenario,
        `
        ${difference}
        log:
          - { engagement: biscay, step: initiation }
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: combat-type-choice }
          - { engagement: biscay, step: combat }
          - { engagement: biscay, step: combat }
          #                             ^^^^^^ wif-ssw/one-round but strategic submarine warfare has only one
      `,
      );
  });
});
