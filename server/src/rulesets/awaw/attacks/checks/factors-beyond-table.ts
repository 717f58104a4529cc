import type { Ids } from '../../../../model/ids';
import { placeAtKey, cite, setOption, offer, type AwawCheck } from '../../kit';
import { isCapitalShip, isLightShips, type FleetCombat, type FleetGroup, type Header, type Side } from '../../data';
import { resolveUnits } from '../../force';
import { narvik } from '../../scenarios';
import { getFactors } from '../../ships/strength';
import { computeStrength } from '../../task-forces/task-force';
import { tableMax } from '../naval-attack';

export const factorsBeyondTable: AwawCheck = {
  rule: 'fleet-attack-row',
  severity: 'information',
  title: 'The attack table ends at 25 fleet factors',
  part: 'fleetCombats',
  scope: 'references',
  *check(combat, header, ids) {
    if (header.options?.factorsBeyondTwentyFive !== undefined) return;
    for (const side of ['attacker', 'defender'] as const) {
      const [light, capital] = [
        countLightFactors(combat[side], header, ids),
        getCapitalFactors(combat, side, header, ids),
      ];
      const factors = Math.max(light, capital);
      if (factors <= tableMax.factors) continue;
      const shooters =
        light >= capital
          ? `The light ships of the ${side}`
          : `The capital ships of the ${side} that fire at one target`;
      const choose = (reading: 'row-25' | 'split') => setOption(header, 'factorsBeyondTwentyFive', reading);
      yield {
        message: `${shooters} have ${factors} factors; the attack table ends at ${tableMax.factors}${cite('fleet-attack-row')}, so row ${tableMax.factors} is read. Choose with the option \`factorsBeyondTwentyFive\`.`,
        place: placeAtKey(combat, side),
        fixes: [
          offer('Add the option: more factors read row 25', choose('row-25')),
          offer('Add the option: more factors read row 25 and the row of the remainder', choose('split')),
        ],
      };
    }
  },
  base: narvik,
  passes: 'fleetCombats/narvik: attacker: { units: [{ id: tribals, type: dd, count: 25 }] }',
  fails: `
    fleetCombats:
      - id: narvik
        attacker: { units: [{ id: tribals, type: dd, count: 26 }] }
    #   ^^^^^^^^ 26 factors
  `,
};

function countLightFactors(group: FleetGroup, header: Header, ids: Ids): number {
  const light = resolveUnits(group, ids).filter(({ unit }) => isLightShips(unit));
  return computeStrength(light, header).factors;
}

/** The largest number of capital ship factors on one target without orders: paired ships, with the surplus spread over the enemy's line. */
function getCapitalFactors(combat: FleetCombat, side: Side, header: Header, ids: Ids): number {
  const listFactors = (group: FleetGroup): readonly number[] =>
    resolveUnits(group, ids)
      .filter(({ unit }) => isCapitalShip(unit) && group.screened?.includes(unit.id) !== true)
      .map(({ unit, nation }) => getFactors(unit, nation, header) ?? 0)
      .sort((a, b) => b - a);
  const targets = Math.max(1, listFactors(combat[side === 'attacker' ? 'defender' : 'attacker']).length);
  const factorsByTarget = Array.from({ length: targets }, () => 0);
  for (const [index, size] of listFactors(combat[side]).entries()) factorsByTarget[index % targets]! += size;
  return Math.max(...factorsByTarget);
}
