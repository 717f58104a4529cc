import assert from 'node:assert/strict';
import type { ReturnToBase, Unit } from '../../../../../server/src/rulesets/wif-ssw/data';
import { decideStay } from '../../../../../server/src/rulesets/wif-ssw/return-to-base/stay';
import { covers } from '../../../../support/covers';

const checkStay = (unit: Unit, item: ReturnToBase = {}) =>
  decideStay(item, { kind: 'unit', unit }, { ruleset: 'wif-ssw' });
const ship = { id: 'belfast', type: 'scs', cost1: 1 } as const;

describe('remaining in the Convoy Section', () => {
  it('face-up ships without cargo and face-up aircraft may remain in the Convoy Section, and turn face down', () => {
    covers('wif-ssw:W59', 'wif-ssw:W60');
    for (const unit of [ship, { id: 'ark', type: 'cv' }, { id: 'liberator', type: 'nav', airToSea: 3 }] as const) {
      assert.deepEqual([checkStay(unit).isAllowed, checkStay(unit).turnsFaceDown], [true, true], unit.id);
      assert.equal(checkStay({ ...unit, faceUp: false }).isAllowed, false, `${unit.id} face down`);
    }
    assert.equal(checkStay({ ...ship, cargo: true }).isAllowed, false);
  });

  it('transports and amphibious units may not remain in the Convoy Section', () => {
    covers('wif-ssw:W59');
    assert.equal(checkStay({ id: 't', type: 'trs' }).isAllowed, false);
    assert.equal(checkStay({ id: 'a', type: 'amph' }).isAllowed, false);
  });

  it('ASW units and sub-hunters pay nothing to remain in the Convoy Section', () => {
    covers('wif-ssw:W61');
    assert.deepEqual(
      [
        checkStay({ id: 'e', type: 'asw', asw: 2 }).isAllowed,
        checkStay({ id: 'e', type: 'asw', asw: 2 }).turnsFaceDown,
      ],
      [true, false],
    );
    assert.equal(checkStay({ id: 'c', type: 'nav', airToSea: 2, subHunter: true }).turnsFaceDown, false);
    assert.equal(checkStay({ id: 'c', type: 'nav', airToSea: 2, subHunter: true, faceUp: false }).isAllowed, true);
  });

  it('units of the seabox may not remain in the Convoy Section', () => {
    covers('wif-ssw:W62');
    assert.equal(checkStay({ ...ship, section: 3 }).rule, 'no-dropping-down');
    assert.equal(checkStay(ship, { from: 0 }).isAllowed, false);
    assert.equal(checkStay({ ...ship, section: 3 }, { from: 'convoy' }).isAllowed, true);
  });

  it('submarines may remain in the Convoy Section only with the option', () => {
    const sub = { id: 's', type: 'sub', attack: 3, section: 'convoy' } as const;
    assert.equal(checkStay(sub).isAllowed, false);
    assert.equal(
      decideStay({}, { kind: 'unit', unit: sub }, { ruleset: 'wif-ssw', options: { convoySectionSubs: 'stay' } })
        .isAllowed,
      true,
    );
  });
});
