/** What the rules exclude from the start, whatever the dice: it explains odds that would surprise. */
import type { Limit } from '../../../engine/combat';
import { battleSides, getOtherSide, type BattleSide } from '../data';
import type { SeaBattleRuleId } from '../sea-battle/rules';
import { canHit, type BattleDefinition } from './battle';

/** The sides that fight with submarines alone against aircraft, which they cannot sink. */
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
