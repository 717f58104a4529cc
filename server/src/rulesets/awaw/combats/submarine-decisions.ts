/** Target decisions of submarine and harbor attacks; each attack has one target. */
import { setMember } from '../../../model/edit';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { pluralize, formatList } from '../../../model/wording';
import type { HarborAttack, Header, NavalRound, RoundSubmarineAttack, SubmarineAttack } from '../data';
import { resolveUnits } from '../force';
import type { Decision } from './decisions';
import { listDivisions, maxAllotments, countDivisions } from './allotments';
import { enemySide } from './fleet-combat';
import { createNavalRound } from './round';
import { listDistinctGroups } from './search-combat';
import { getLightShips, listNamedShips, type OwnedShips } from './ships';
import type { SingleAttackKind } from './single-attack-steps';
import { countAttacks, sortTargets, sequenceTargets, repeatTargets, createSingleAttackCombat } from './single-attack';

/** The target decision of a standalone attack; undefined with fewer than two targets. */
export function createSingleAttackDecision(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): Decision | undefined {
  const units = resolveUnits(attack.defender, ids);
  const circumstances = {
    header,
    isInPort: kind === 'harbor-attack',
    tieOrder: attack.orders?.firstLost,
    allUnits: units,
  };
  const lightShips = getLightShips(units, circumstances);
  const ships = [...listNamedShips(units, circumstances), ...(lightShips ? [lightShips] : [])];
  return createTargetDecision(
    attack,
    ships,
    (targets) => createSingleAttackCombat({ ...attack, targets }, kind, header, ids),
    ids,
  );
}

/** The target decision of a submarine attack in a round. */
export function createRoundAttackDecision(
  attack: RoundSubmarineAttack,
  round: NavalRound,
  header: Header,
  ids: Ids,
): Decision | undefined {
  const { nation, groups } = round[enemySide[attack.by]];
  const group = listDistinctGroups(groups).find(({ number }) => number === attack.group);
  if (group === undefined) return undefined;
  const units = resolveUnits({ nation, ...group }, ids);
  const isScreened = (id: string): boolean => group.screened?.includes(id) === true;
  const circumstances = { header, isInPort: false, tieOrder: round.orders?.firstLost, allUnits: units };
  // The light ships in front are one target, those that are screened another.
  const lightShips = [false, true].flatMap(
    (screened) =>
      getLightShips(
        units.filter(({ unit }) => isScreened(unit.id) === screened),
        circumstances,
      ) ?? [],
  );
  return createTargetDecision(
    attack,
    [...listNamedShips(units, circumstances), ...lightShips],
    (targets) => {
      const submarineAttacks = round.submarineAttacks?.map((candidate) =>
        candidate === attack ? { ...candidate, targets } : candidate,
      );
      return createNavalRound({ ...round, ...(submarineAttacks && { submarineAttacks }) }, header, ids);
    },
    ids,
  );
}

function createTargetDecision(
  attack: SubmarineAttack | HarborAttack | RoundSubmarineAttack,
  ships: readonly OwnedShips[],
  createCombat: (targets: string[] | undefined) => Combat,
  ids: Ids,
): Decision | undefined {
  const attackCount = countAttacks(attack.attacker, ids);
  if (attackCount === 0 || ships.length < 2) return undefined;
  const { targets } = attack;
  const targetShips = targets ? ships.filter(({ units }) => units.some((unit) => targets.includes(unit))) : ships;
  const currentTargets = repeatTargets(sequenceTargets(sortTargets(targetShips, targets), targets), attackCount);
  const isComplete = countDivisions(attackCount, ships.length) <= maxAllotments;
  return {
    id: `targets.${attack.id}`,
    title: `${attack.id}, with ${pluralize(attackCount, 'attack')}`,
    name: attack.id,
    group: 'targets of submarines',
    plural: 'ways to attack',
    ordered: {
      title: formatTitle(ships.map((ship) => [ship, currentTargets.filter((target) => target === ship).length])),
      createCombat: () => createCombat(targets),
    },
    candidates: (isComplete
      ? listDivisions(attackCount, ships.length)
      : ships.map((_, index) => ships.map((__, otherIndex) => (index === otherIndex ? attackCount : 0)))
    ).map((counts) => {
      const allotment = ships.map((ship, index) => [ship, counts[index]!] as const).filter(([, count]) => count > 0);
      const order = allotment.flatMap(([{ units }, count]) => Array<string>(count).fill(units[0]!));
      return {
        id: allotment.map(([{ units }, count]) => `${units[0]!}-${count}`).join('+'),
        title: formatTitle(allotment),
        createCombat: () => createCombat(order),
        // A single target is named once for all attacks.
        createEdits: () => [setMember(attack, 'targets', allotment.length === 1 ? order.slice(0, 1) : order)],
      };
    }),
    isComplete,
  };
}

function formatTitle(counts: readonly (readonly [OwnedShips, number])[]): string {
  const positiveCounts = counts.filter(([, count]) => count > 0);
  const words = positiveCounts.map(
    ([{ name }, count], index) => `${index === 0 ? pluralize(count, 'attack') : count} on ${name}`,
  );
  return formatList(words) || 'no attack';
}
