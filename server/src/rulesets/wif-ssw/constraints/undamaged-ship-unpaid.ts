import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { named, targetStanding } from '../facts/naval-combat';
import { counted } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { buy, takeOut } from '../fixes';

export const undamagedShipUnpaid: WifConstraint = {
  code: 'undamaged-ship-unpaid',
  rule: 'undamaged-ships-cost',
  severity: 'error',
  title: 'Each undamaged ship that submarines strike is bought with surprise points',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.kind !== 'sub') return;
    const { targets = [] } = combat;
    for (const [index, id] of targets.entries()) {
      const target = named(id, combat, ids);
      const standing = target && targetStanding(target, header);
      if (target === undefined || standing?.target !== 'bought') continue;
      yield {
        message: `${id} is undamaged and neither a convoy nor an ASW unit: to strike it costs ${counted(standing.price, 'surprise point')} (1.3.3). Buy it with \`buy: target\`, or take it out of the targets.`,
        place: at(targets, index),
        related: [{ message: `${id} is here.`, place: at(target.unit, 'id') }],
        fixes: [
          {
            title: `Buy ${id} as a target`,
            edits: [buy(combat, 'attacker', { buy: 'target', unit: id }), remove(targets, index)],
          },
          takeOut(targets, index, `Take ${id} out of the targets`),
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 3, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 4
              units:
                - { id: rodney, type: scs, cost1: 4, section: 2 }
            orders: { attacker: { surprise: [{ buy: target, unit: rodney, cost: 3 }] } }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 3, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 4
              units:
                - { id: norfolk, type: scs, cost1: 2, section: 2, damaged: true }
                - { id: rodney, type: scs, cost1: 4, section: 2 }
            targets: [norfolk, rodney]
        #                      ^^^^^^
      `,
    ],
  },
};
