import assert from 'node:assert/strict';
import { findCompletions } from '../../../../../server/src/features';
import { fixture } from '../../../../support/fixture';
import { analyzeText } from '../../support';

describe('completion of ids', () => {
  const listLabels = (source: string): readonly string[] => {
    const { text, cursor } = fixture(source);
    return findCompletions(analyzeText(text), cursor!).map(({ label }) => label);
  };
  const writeOrders = (orders: string) => `
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

  it('offers no unit of the other side and no listed one in the losses of a side', () => {
    assert.deepEqual(listLabels(writeOrders('{ subs: { losses: [$0] } }')), ['u-1', 'u-2']);
    assert.deepEqual(listLabels(writeOrders('{ subs: { losses: [u-2, $0] } }')), ['u-1']);
    assert.deepEqual(listLabels(writeOrders('{ convoy: { losses: [$0] } }')), ['starling']);
  });

  it('offers no unit of the other side and no named member in a submarine combat', () => {
    const writeCombat = (orders: string) => `
      ruleset: wif-ssw
      powers: { germany: { side: axis, atWarWith: [cw] }, cw: { side: allied } }
      engagements:
        - id: biscay
          weather: rain
          subs: { power: germany, units: [{ id: wolf, type: sub, attack: 3, section: 3 }] }
          convoy: { power: cw, convoyPoints: 3, units: [{ id: starling, type: asw, asw: 3 }] }
      navalCombats:
        - id: strike
          type: sub
          attacker: { power: germany, members: [wolf], units: [{ id: u-9, type: sub, attack: 3 }] }
          defender: { power: cw, units: [{ id: barham, type: bb, attack: 6, defence: 4 }] }
          ${orders}
    `;
    assert.deepEqual(listLabels(writeCombat('orders: { attacker: { losses: [$0] } }')).toSorted(), ['u-9', 'wolf']);
    assert.deepEqual(listLabels(writeCombat('orders: { attacker: { losses: [wolf, $0] } }')), ['u-9']);
    assert.deepEqual(listLabels(writeCombat('orders: { defender: { losses: [$0] } }')), ['barham']);
    assert.deepEqual(listLabels(writeCombat('targets: [$0]')), ['barham']);
  });

  it('offers enemy ships as targets in a round, including those of task forces', () => {
    const writeRound = (more: string) => `
      ruleset: awaw
      turn: { year: 1942, season: summer }
      nations: { japan: { side: axis }, us: { side: allies } }
      taskForces:
        - { id: tf-1, nation: us, units: [{ id: hornet, type: cv, name: Hornet }] }
      navalRounds:
        - id: midway
          attacker: { nation: japan, groups: [{ number: 1, units: [{ id: akagi, type: cv, name: Akagi }] }] }
          defender: { nation: us, groups: [{ number: 1, taskForces: [tf-1], units: [{ id: atlanta, type: cl, name: Atlanta }] }] }
          ${more}
    `;
    const writeStrike = (by: string) =>
      writeRound(
        `strikes: [{ id: first, by: ${by}, group: 1, attacker: { units: [{ id: air, type: nas }] }, targets: [{ ships: [$0] }] }]`,
      );
    assert.deepEqual(listLabels(writeStrike('attacker')).toSorted(), ['atlanta', 'hornet']);
    assert.deepEqual(listLabels(writeStrike('defender')), ['akagi']);
    const writeFire = (at: string) =>
      writeRound(`fleetCombats: [{ id: guns, attacker: 1, defender: 1, orders: { fire: [{ ${at} }] } }]`);
    assert.deepEqual(listLabels(writeFire('by: $0')).toSorted(), ['akagi', 'atlanta', 'hornet']);
    assert.deepEqual(listLabels(writeFire('by: akagi, at: $0')).toSorted(), ['atlanta', 'hornet']);
    assert.deepEqual(listLabels(writeFire('by: hornet, at: $0')), ['akagi']);
  });

  it('offers the ships of the attacked or fighting combat group in a round, whichever side has it', () => {
    const writeRound = (more: string) => `
      ruleset: awaw
      turn: { year: 1942, season: summer }
      nations: { japan: { side: axis }, us: { side: allied } }
      navalRounds:
        - id: midway
          attacker:
            nation: japan
            groups:
              - { number: 1, units: [{ id: akagi, type: cv }] }
              - { number: 2, units: [{ id: yamato, type: bb }] }
          defender:
            nation: us
            groups:
              - { number: 1, units: [{ id: hornet, type: cv }, { id: atlanta, type: cl }] }
              - { number: 3, units: [{ id: nashville, type: cl }] }
          ${more}
    `;
    const writeStrike = (fields: string) =>
      writeRound(`strikes: [{ id: first, ${fields}, targets: [{ ships: [$0] }] }]`);
    assert.deepEqual(listLabels(writeStrike('by: attacker, group: 1')).toSorted(), ['atlanta', 'hornet']);
    assert.deepEqual(listLabels(writeStrike('by: attacker, group: 3')), ['nashville']);
    assert.deepEqual(listLabels(writeStrike('by: defender, group: 2')), ['yamato']);
    assert.deepEqual(listLabels(writeStrike('by: attacker')).toSorted(), ['atlanta', 'hornet', 'nashville']);
    assert.deepEqual(listLabels(writeStrike('by: attacker, group: 9')).toSorted(), ['atlanta', 'hornet', 'nashville']);
    assert.deepEqual(
      listLabels(writeRound('submarineAttacks: [{ id: boats, by: defender, group: 2, targets: [$0] }]')),
      ['yamato'],
    );
    const writeFire = (at: string) =>
      writeRound(`fleetCombats: [{ id: guns, attacker: 2, defender: 3, orders: { fire: [{ ${at} }] } }]`);
    assert.deepEqual(listLabels(writeFire('by: $0')).toSorted(), ['nashville', 'yamato']);
    assert.deepEqual(listLabels(writeFire('by: yamato, at: $0')), ['nashville']);
    assert.deepEqual(listLabels(writeFire('by: nashville, at: $0')), ['yamato']);
  });

  it('completes ids after brackets that are still open', () => {
    assert.deepEqual(listLabels(writeOrders('{ subs: { losses: [u-2, $0')), ['u-1']);
    assert.ok(listLabels(writeOrders('{ $0')).includes('subs'));
  });

  it('offers powers that the game knows, except declared ones', () => {
    const labels = listLabels(`
      ruleset: wif-ssw
      powers:
        germany: { side: axis }
        $0
    `);
    assert.ok(labels.includes('cw') && !labels.includes('germany'), labels.join());
    assert.ok(listLabels('ruleset: aare\npowers:\n  u$0\n').includes('uk'));
  });

  it('offers no group that has an order already', () => {
    const labels = listLabels(`
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
    assert.deepEqual(labels, ['hunters']);
  });
});
