import { set } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { atKey } from '../../../model/place';
import { isCapitalShip, isLightShips } from '../data';
import type { FleetCombat, FleetGroup, Header, Side } from '../data';
import { unitsOf } from '../facts/force';
import { factorsOf } from '../facts/strength';
import { strengthOf } from '../facts/task-force';
import { sectionOf } from '../rules';
import { greatest } from '../tables/naval-attack';
import { example, type AwawConstraint } from './constraint';

export const factorsBeyondTable: AwawConstraint = {
  code: 'factors-beyond-table',
  rule: 'fleet-attack-row',
  severity: 'information',
  title: 'The attack table ends at 25 fleet factors',
  part: 'fleetCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (header.options?.factorsBeyondTwentyFive !== undefined) return;
    for (const side of ['attacker', 'defender'] as const) {
      const [light, capital] = [lightFactors(combat[side], header, ids), capitalFactors(combat, side, header, ids)];
      const factors = Math.max(light, capital);
      if (factors <= greatest.factors) continue;
      const who = light >= capital ? 'light ships' : 'capital ships that fire at one target';
      const choose = (reading: 'row-25' | 'split') =>
        header.options
          ? set(header.options, 'factorsBeyondTwentyFive', reading)
          : set(header, 'options', { factorsBeyondTwentyFive: reading });
      yield {
        message: `The ${who} of the ${side} have ${factors} factors. The attack table ends at ${greatest.factors} (${sectionOf('fleet-attack-row')}) and the rules do not say what more of them read: row ${greatest.factors} is used. Choose a reading with the option \`factorsBeyondTwentyFive\`.`,
        place: atKey(combat, side),
        fixes: [
          { title: 'Read row 25 for more than 25 factors', edits: [choose('row-25')] },
          { title: 'Read row 25 and the row of the remainder', edits: [choose('split')] },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: cruisers, type: ca, count: 5 }, { id: destroyers, type: dd, count: 15 }] }
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
      example`
        ruleset: awaw
        options: { factorsBeyondTwentyFive: split }
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: destroyers, type: dd, count: 26 }] }
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        fleetCombats:
          - id: narvik
            attacker: { units: [{ id: cruisers, type: ca, count: 5 }, { id: destroyers, type: dd, count: 16 }] }
        #   ^^^^^^^^
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }] }
      `,
      // The surplus joins the fire of the others.
      example`
        ruleset: awaw
        fleetCombats:
          - id: the-end-of-bismarck
            attacker: { units: [{ id: bismarck, type: bb, size: 4 }, { id: destroyers, type: dd, count: 2 }] }
            defender:
        #   ^^^^^^^^
              units:
                - { id: king-george-v, type: bb, size: 4 }
                - { id: anson, type: bb, size: 4 }
                - { id: howe, type: bb, size: 4 }
                - { id: duke-of-york, type: bb, size: 4 }
                - { id: vanguard, type: bb, size: 4 }
                - { id: lion, type: bb, size: 5 }
                - { id: temeraire, type: bb, size: 5 }
      `,
    ],
  },
};

function lightFactors(group: FleetGroup, header: Header, ids: Ids): number {
  const light = unitsOf(group, ids).filter(({ unit }) => isLightShips(unit));
  return strengthOf(light, header).factors;
}

/** The most factors of capital ships that fire at one target without orders: paired ones, and the surplus spread over the enemy's line. */
function capitalFactors(combat: FleetCombat, side: Side, header: Header, ids: Ids): number {
  const sizes = (group: FleetGroup): readonly number[] =>
    unitsOf(group, ids)
      .filter(({ unit }) => isCapitalShip(unit) && group.screened?.includes(unit.id) !== true)
      .map(({ unit, nation }) => factorsOf(unit, nation, header) ?? 0)
      .sort((a, b) => b - a);
  const targets = Math.max(1, sizes(combat[side === 'attacker' ? 'defender' : 'attacker']).length);
  const fire = Array.from({ length: targets }, () => 0);
  for (const [index, size] of sizes(combat[side]).entries()) fire[index % targets]! += size;
  return Math.max(...fire);
}
