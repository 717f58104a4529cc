import { biscay, marianas } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('wif-ssw/turn-missing', () => {
  it('reports no missing turn when no value depends on the date', () => {
    assertPasses(biscay, 'turn: ~');
  });

  it('reports a unit whose value rises in 1942 or in 1943, and none whose value never does', () => {
    for (const unit of ['type: scs, cost1: 2', 'type: cv', 'type: nav, airToSea: 3'])
      assertFails(
        biscay,
        `
        ruleset: wif-ssw
        #        ^^^^^^^ wif-ssw/turn-missing The value of riser depends on the date
        turn: ~
        engagements/biscay/convoy/units:
          - { id: riser, ${unit} }
        `,
      );
    assertPasses(
      biscay,
      `
        turn: ~
        engagements/biscay/convoy/units:
          - { id: corvette, type: asw, asw: 2, darkRed: true }
      `,
    );
  });

  it('reports submarines of the US while its torpedoes depend on the date, and no others', () => {
    assertFails(
      marianas,
      `
        ruleset: wif-ssw
        #        ^^^^^^^ wif-ssw/turn-missing The value of gato depends on the date
        turn: ~
      `,
    );
    assertFails(
      marianas,
      `
        turn: ~
        powers:
          us: { side: allied, action: naval }
          ^^ wif-ssw/torpedo-date-unknown
      `,
    );
    assertPasses(
      marianas,
      `
        turn: ~
        engagements/marianas/subs: power: cw
        powers:
          cw: { side: allied, action: naval }
      `,
    );
  });
});

describe('wif-ssw/escorts-without-power', () => {
  it('says how many units of the convoy side have no owner, and gives the interception the same one', () => {
    const units = Array.from({ length: 3 }, (_, index) => `{ id: cruiser-${index}, type: scs, cost1: 2 }`);
    assertFails(
      biscay,
      `
      turn: { year: 1943, months: mar-apr }
      engagements:
        - id: biscay
          convoy:
      #   ^^^^^^ wif-ssw/escorts-without-power cruiser-0 and 2 more have no owner
            power: ~
            units: [${units.join(', ')}]
      `,
    );
  });

  it('gives an interception without a power the same one, and asks nothing of a side that nobody can name', () => {
    assertFails(
      biscay,
      `
      turn: { year: 1943, months: mar-apr }
      engagements:
        - id: biscay
          convoy:
      #   ^^^^^^ wif-ssw/escorts-without-power norfolk and 1 more have no owner
            power: ~
            units: [{ id: norfolk, type: scs, cost1: 2 }]
          interception: { units: [{ id: hampden, type: nav, airToSea: 2 }] }
      `,
    );
    assertFails(
      biscay,
      `
      turn: { year: 1943, months: mar-apr }
      engagements:
        - id: biscay
          subs:
      #   ^^^^ wif-ssw/group-without-power
            power: ~
          convoy:
      #   ^^^^^^ wif-ssw/escorts-without-power norfolk has no owner
            power: ~
            units: [{ id: norfolk, type: scs, cost1: 2 }]
      `,
    );
  });
});
