import type { Ids } from '../../../../model/ids';
import { atKey, cite, examplesOf, set, type AwawConstraint } from '../../constraint';
import { isCapitalShip, isLightShips, type FleetCombat, type FleetGroup, type Header, type Side } from '../../data';
import { unitsOf } from '../../force';
import { narvik } from '../../scenarios';
import { factorsOf } from '../../ships/strength';
import { strengthOf } from '../../task-forces/task-force';
import { greatest } from '../naval-attack';

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
      const who =
        light >= capital
          ? `The light ships of the ${side}`
          : `The capital ships of the ${side} that fire at one target`;
      const choose = (reading: 'row-25' | 'split') =>
        header.options
          ? set(header.options, 'factorsBeyondTwentyFive', reading)
          : set(header, 'options', { factorsBeyondTwentyFive: reading });
      yield {
        message: `${who} have ${factors} factors; the attack table ends at ${greatest.factors}${cite('fleet-attack-row')}, so row ${greatest.factors} is read. Choose with the option \`factorsBeyondTwentyFive\`.`,
        place: atKey(combat, side),
        fixes: [
          { title: 'Add the option: more factors read row 25', edits: [choose('row-25')] },
          { title: 'Add the option: more factors read row 25 and the row of the remainder', edits: [choose('split')] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: narvik,
    passes: 'fleetCombats/narvik: attacker: { units: [{ id: tribals, type: dd, count: 25 }] }',
    fails: `
      fleetCombats:
        - id: narvik
          attacker: { units: [{ id: tribals, type: dd, count: 26 }] }
      #   ^^^^^^^^ 26 factors
    `,
  }),
};

function lightFactors(group: FleetGroup, header: Header, ids: Ids): number {
  const light = unitsOf(group, ids).filter(({ unit }) => isLightShips(unit));
  return strengthOf(light, header).factors;
}

/** The largest number of capital ship factors on one target without orders: paired ships, with the surplus spread over the enemy's line. */
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
