/** Bounds for the hits of a round: how many of them ships can take from all of its strikes, fleet combats and submarine attacks. */
import type { Ids } from '../../../model/ids';
import { computeAirDefenseLosses } from '../air/air-defense';
import { airNumbers } from '../air/rules';
import { sumSquadrons } from '../air/squadrons';
import { findAirRows, sumHits } from '../attacks/naval-attack';
import type {
  AirAttack,
  CombatGroup,
  FleetCombat,
  Group,
  Header,
  NavalRound,
  RoundSubmarineAttack,
  Side,
  Strike,
} from '../data';
import { resolveUnits, type OwnedUnit } from '../force';
import { pairGroups } from '../rounds/round';
import { submarineHits } from '../submarines/submarine-attack';
import { attackDice } from './attack';
import { boundHits } from './fleet-bounds';
import { enemySide, setUpFleetCombat } from './fleet-combat';
import { listSubmarineTargets } from './round';
import { readSuppliedHits } from './single-attack';
import type { OwnedShips } from './ships';

/** A function that says whether the group lists a unit itself, so that no other combat has hit the unit before. */
export function isWrittenIn({ units }: Group): (owned: OwnedUnit) => boolean {
  return ({ unit }) => unit.unit === undefined && (units?.some(({ id }) => id === unit.id) ?? false);
}

/** The most squadrons that come through the air defense of ships, as far as its level is given. */
export function boundSquadrons(
  { surpriseLevel = 0, adjustments }: AirAttack | Strike,
  { airDefenseLevel }: Pick<AirAttack, 'airDefenseLevel'>,
  squadrons: number,
): number {
  if (airDefenseLevel === undefined) return squadrons;
  const level = airDefenseLevel - (surpriseLevel >= airNumbers['surprise-level'].airDefense ? 1 : 0);
  const { eliminated, aborted } = computeAirDefenseLosses(level, attackDice.count + (adjustments?.airDefense ?? 0));
  return Math.max(0, squadrons - eliminated - aborted);
}

/** The most hits of a fleet combat on light ships of a side. @param isHitBefore whether ships of a side may have been hit before */
export function boundFleetHits(
  combat: FleetCombat,
  isHitBefore: (side: Side) => boolean,
  header: Header,
  ids: Ids,
): (side: Side, ships: OwnedShips) => number {
  const setup = setUpFleetCombat(combat, header, ids);
  if (setup.missing !== undefined) return () => Infinity;
  const mayBeHit = (side: Side): boolean =>
    isHitBefore(side) || !resolveUnits(combat[side], ids).every(isWrittenIn(combat[side]));
  const isHit = { attacker: mayBeHit('attacker'), defender: mayBeHit('defender') };
  const bounds = boundHits(setup, (victim) => isHit[victim.side.id as Side]);
  return (side, { units }) => {
    const victim = setup.victims.find((each) => each.side.id === side && each.parts?.[0]?.unit === units[0]);
    return (victim && bounds.get(victim)) ?? 0;
  };
}

/** A function that gives the most hits of a round on light ships of a group; its argument `all` is all ships of the group. */
export function boundRoundHits(
  round: NavalRound,
  header: Header,
  ids: Ids,
): (side: Side, group: CombatGroup, all: readonly OwnedShips[], ships: OwnedShips) => number {
  const { strikes = [], submarineAttacks = [] } = round;
  const maxHitsPerRoll = Math.max(...(readSuppliedHits('submarine-attack', header) ?? submarineHits));
  const combats = round.fleetCombats ?? pairGroups(round).map((pairing) => ({ id: round.id, ...pairing }));
  const boundedCombats = combats.map((combat, index) => {
    const isHitBefore = (side: Side): boolean =>
      strikes.some(({ by, group }) => by !== side && group === combat[side]) ||
      combats.slice(0, index).some((earlier) => earlier[side] === combat[side]);
    const [attacker, defender] = [
      findGroup(round, 'attacker', combat.attacker),
      findGroup(round, 'defender', combat.defender),
    ];
    const bound =
      attacker && defender ? boundFleetHits({ ...combat, attacker, defender }, isHitBefore, header, ids) : () => 0;
    return { combat, bound };
  });
  return (side, group, all, ships) => {
    const isOnGroup = (attack: Strike | RoundSubmarineAttack): boolean =>
      attack.by === enemySide[side] && attack.group === group.number;
    const squadrons = strikes.filter(isOnGroup).map((strike) => {
      const throughCount = boundSquadrons(strike, group, sumSquadrons(resolveUnits(strike.attacker, ids)));
      const targets = strike.targets?.filter((target) => target.ships.some((unit) => ships.units.includes(unit)));
      return Math.min(throughCount, targets?.reduce((sum, target) => sum + target.squadrons, 0) ?? throughCount);
    });
    const rolls = submarineAttacks
      .filter(isOnGroup)
      .flatMap((attack) => listSubmarineTargets(attack, all, resolveUnits(group, ids), ids))
      .filter((target) => target === ships);
    return [
      ...squadrons.map((count) => sumHits(findAirRows(count), Infinity)),
      maxHitsPerRoll * rolls.length,
      ...boundedCombats.filter(({ combat }) => combat[side] === group.number).map(({ bound }) => bound(side, ships)),
    ].reduce((sum, hits) => sum + hits, 0);
  };
}

function findGroup(round: NavalRound, side: Side, number: number): CombatGroup | undefined {
  const group = round[side].groups.find((candidate) => candidate.number === number);
  return group && { nation: round[side].nation, ...group };
}
