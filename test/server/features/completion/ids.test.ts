import assert from 'node:assert/strict';
import { completions } from '../../../../server/src/features';
import { fixture } from '../../../support/fixture';
import { analysisOf } from '../support';

describe('completion leaves out what cannot be meant', () => {
  const labelsAt = (source: string): readonly string[] => {
    const { text, cursor } = fixture(source);
    return completions(analysisOf(text), cursor!).map(({ label }) => label);
  };
  const losses = (orders: string) => `
    ruleset: wif-ssw
    powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
    engagements:
      - id: biscay
        seaZone: Bay of Biscay
        weather: rain
        subs: { power: germany, units: [{ id: u-1, type: sub, attack: 3, section: 3 }, { id: u-2, type: sub, attack: 3, section: 3 }] }
        convoy: { power: cw, convoyPoints: 3, units: [{ id: starling, type: asw, asw: 3 }] }
        orders: ${orders}
  `;

  it('in the losses of a side units of the other side, and those that are listed', () => {
    assert.deepEqual(labelsAt(losses('{ subs: { losses: [$0] } }')), ['u-1', 'u-2']);
    assert.deepEqual(labelsAt(losses('{ subs: { losses: [u-2, $0] } }')), ['u-1']);
    assert.deepEqual(labelsAt(losses('{ convoy: { losses: [$0] } }')), ['starling']);
  });

  it('and works behind brackets that are still open', () => {
    assert.deepEqual(labelsAt(losses('{ subs: { losses: [u-2, $0')), ['u-1']);
    assert.ok(labelsAt(losses('{ $0')).includes('subs'));
  });

  it('powers that are there, of those that the game knows', () => {
    const found = labelsAt(`
      ruleset: wif-ssw
      powers:
        germany: { side: axis }
        $0
    `);
    assert.ok(found.includes('cw') && !found.includes('germany'), found.join());
    assert.ok(labelsAt('ruleset: aare\npowers:\n  u$0\n').includes('uk'));
  });

  it('groups that have an order already', () => {
    const found = labelsAt(`
      ruleset: aare
      powers: { japan: { side: axis }, us: { side: allies } }
      seaBattles:
        - id: sea
          attacker:
            power: japan
            units: [{ id: scouts, type: sub }, { id: hunters, type: sub }]
            orders: { submerge: { groups: { scouts: always, $0 } } }
          defender: { power: us, units: { dd: 1 } }
    `);
    assert.deepEqual(found, ['hunters']);
  });
});
