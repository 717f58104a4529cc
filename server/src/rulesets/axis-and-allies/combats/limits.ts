/** Outcomes that the rules exclude, whatever the dice show. Reports state them, because the odds would surprise a reader otherwise. */
import type { Limit } from '../../../engine/combat';
import { battleSides, getOtherSide, type BattleSide } from '../data';
import type { SeaBattleRuleId } from '../sea-battle/rules';
import { canHit, type BattleDefinition } from './battle';

/** A limit for each side that has submarines and nothing that can hit the aircraft of its enemy. */
export function listLimits(battle: BattleDefinition): readonly Limit[] {
  return battleSides.filter((side) => isHelplessAgainstAircraft(battle, side)).map(createLimit);
}

function isHelplessAgainstAircraft(battle: BattleDefinition, side: BattleSide): boolean {
  const { groups } = battle[side];
  const aircraft = battle[getOtherSide(side)].groups.filter(({ domain }) => domain === 'air');
  return (
    groups.some(({ domain, value }) => domain === 'submarine' && value.total > 0) &&
    aircraft.length > 0 &&
    !groups.some((group) => aircraft.some((target) => canHit(group, target)))
  );
}

function createLimit(side: BattleSide): Limit {
  const rule: SeaBattleRuleId = 'targets';
  const words = `submarines cannot hit aircraft: the ${side} cannot win while aircraft of the ${getOtherSide(side)} are left`;
  return { words, rule };
}
