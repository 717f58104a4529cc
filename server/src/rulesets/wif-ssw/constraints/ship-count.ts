import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { shipsAreCertain, shipsIn } from '../facts/naval-combat';
import { listed } from '../wording';
import { example, type WifConstraint } from '../constraint';

export const shipCountStated: WifConstraint = {
  code: 'ship-count',
  rule: 'sub-combat-ships',
  severity: 'error',
  title: 'The ships of the defender are counted by the rules',
  part: 'navalCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (combat.shipCount === undefined || !shipsAreCertain(combat, ids)) return;
    const { total, base, changes } = shipsIn(combat, header, ids);
    if (combat.shipCount === total) return;
    const lines = [base, ...changes].filter((line) => line.by > 0).map((line) => `${line.what} (${line.by})`);
    const rule =
      combat.kind === 'sub'
        ? 'In submarine combat only damaged surface units count, and convoy points in section 0 with two to a ship (1.3.3)'
        : 'Each surface unit counts, and convoy points with two to a ship (1.2.5.1, WIF 11.5)';
    yield {
      message: `${total === 1 ? 'One ship counts' : `${total} ships count`} here, not ${combat.shipCount}${lines.length > 0 ? `: ${listed(lines)}` : ''}. ${rule}. Correct the count.`,
      place: at(combat, 'shipCount'),
      fixes: [{ title: `Set the ship count to ${total}`, edits: [set(combat, 'shipCount', total)], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 5
              convoyPointsInConvoySection: 12
              units:
                - { id: escort-group, type: asw, asw: 2, section: 0 }
                - { id: norfolk, type: scs, cost1: 2, section: 2, damaged: true }
                - { id: rodney, type: scs, cost1: 4, section: 2 }
            shipCount: 4
      `,
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            sections: [2, convoy]
            attacker: { units: [{ id: scharnhorst, type: scs, cost1: 4, section: 3 }] }
            defender:
              convoyPointsInConvoySection: 3
              units:
                - { id: rodney, type: scs, cost1: 4, section: 2 }
            shipCount: 3
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender:
              convoyPoints: 5
              units:
                - { id: escort-group, type: asw, asw: 2, section: 0 }
                - { id: norfolk, type: scs, cost1: 2, section: 2, damaged: true }
                - { id: rodney, type: scs, cost1: 4, section: 2 }
            shipCount: 6
        #              ^
      `,
    ],
  },
};
