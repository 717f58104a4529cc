/** Target decisions of submarine and harbor attacks; each attack has one target. */
import { set } from '../../../model/edit';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { counted, listed } from '../../../model/wording';
import type { HarborAttack, Header, NavalRound, RoundSubmarineAttack, SubmarineAttack } from '../data';
import { unitsOf } from '../force';
import type { Choosing } from './advised-choices';
import { divisions, maxAllotments, ways } from './advised-allotments';
import { enemyOf } from './fleet-combat';
import { navalRound } from './round';
import { distinctGroups } from './search-site';
import { lightShips, namedShips, type OwnedShips } from './ships';
import type { SingleAttackKind } from './single';
import { attacksOf, inOrder, inSequence, rollsOn, singleAttackCombat } from './single-attack';

/** The target decision of a standalone attack; undefined with fewer than two targets. */
export function singleAttackTargets(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): Choosing | undefined {
  const units = unitsOf(attack.defender, ids);
  const circumstances = { header, inPort: kind === 'harbor-attack', tieOrder: attack.orders?.firstLost, among: units };
  const light = lightShips(units, circumstances);
  const ships = [...namedShips(units, circumstances), ...(light ? [light] : [])];
  return choosing(attack, ships, (targets) => singleAttackCombat({ ...attack, targets }, kind, header, ids), ids);
}

/** The target decision of a submarine attack in a round. */
export function roundAttackTargets(
  attack: RoundSubmarineAttack,
  round: NavalRound,
  header: Header,
  ids: Ids,
): Choosing | undefined {
  const { nation, groups } = round[enemyOf[attack.by]];
  const group = distinctGroups(groups).find(({ number }) => number === attack.group);
  if (group === undefined) return undefined;
  const units = unitsOf({ nation, ...group }, ids);
  const isScreened = (id: string): boolean => group.screened?.includes(id) === true;
  const circumstances = { header, inPort: false, tieOrder: round.orders?.firstLost, among: units };
  const lights = [false, true].flatMap(
    (screened) =>
      lightShips(
        units.filter(({ unit }) => isScreened(unit.id) === screened),
        circumstances,
      ) ?? [],
  );
  return choosing(
    attack,
    [...namedShips(units, circumstances), ...lights],
    (targets) => {
      const submarineAttacks = round.submarineAttacks?.map((one) => (one === attack ? { ...one, targets } : one));
      return navalRound({ ...round, ...(submarineAttacks && { submarineAttacks }) }, header, ids);
    },
    ids,
  );
}

function choosing(
  attack: SubmarineAttack | HarborAttack | RoundSubmarineAttack,
  ships: readonly OwnedShips[],
  combat: (targets: string[] | undefined) => Combat,
  ids: Ids,
): Choosing | undefined {
  const attacks = attacksOf(attack.attacker, ids);
  if (attacks === 0 || ships.length < 2) return undefined;
  const { targets } = attack;
  const among = targets ? ships.filter(({ units }) => units.some((unit) => targets.includes(unit))) : ships;
  const now = rollsOn(inSequence(inOrder(among, targets), targets), attacks);
  const isEvery = ways(attacks, ships.length) <= maxAllotments;
  return {
    id: `targets.${attack.id}`,
    title: `${attack.id}, with ${counted(attacks, 'attack')}`,
    name: attack.id,
    group: 'targets of submarines',
    words: 'ways to attack',
    ordered: {
      title: titleOf(ships.map((one) => [one, now.filter((at) => at === one).length])),
      combat: () => combat(targets),
    },
    ways: (isEvery
      ? divisions(attacks, ships.length)
      : ships.map((_, at) => ships.map((__, other) => (at === other ? attacks : 0)))
    ).map((counts) => {
      const each = ships.map((one, at) => [one, counts[at]!] as const).filter(([, count]) => count > 0);
      const order = each.flatMap(([{ units }, count]) => Array<string>(count).fill(units[0]!));
      return {
        id: each.map(([{ units }, count]) => `${units[0]!}-${count}`).join('+'),
        title: titleOf(each),
        combat: () => combat(order),
        // A single target is named once for all attacks.
        edits: () => [set(attack, 'targets', each.length === 1 ? order.slice(0, 1) : order)],
      };
    }),
    isEvery,
  };
}

function titleOf(each: readonly (readonly [OwnedShips, number])[]): string {
  const some = each.filter(([, count]) => count > 0);
  const words = some.map(([{ name }, count], index) => `${index === 0 ? counted(count, 'attack') : count} on ${name}`);
  return listed(words) || 'no attack';
}
