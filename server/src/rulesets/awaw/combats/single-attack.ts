/** A submarine attack or a harbour attack of a scenario as a combat. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { HarborAttack, Header, SubmarineAttack } from '../data';
import { stated } from '../facts/adjustments';
import { unitsOf } from '../facts/force';
import { navalNation } from '../facts/nations';
import { submarineAttackChanges } from '../facts/research';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { loaded } from './loaded';
import { assembled } from './outcome';
import { lightShips, namedShips } from './ships';
import type { OwnedShips } from './ships';
import { singleAttackSteps } from './single';
import type { SingleAttack } from './single';
import { sideTally, victimOf } from './victims';

/** A target with what is added to the roll against it. */
export interface AimedAt {
  readonly ships: OwnedShips;
  readonly modifiers: readonly Change[];
}

/** The targets of a submarine or harbour attack: those that the scenario names, else every named ship and the light ships as one. */
export function targetsOfAttack(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttack['kind'],
  header: Header,
  ids: Ids,
): readonly AimedAt[] {
  const all = unitsOf(attack.defender, ids);
  const units = attack.targets ? all.filter(({ unit }) => attack.targets?.includes(unit.id)) : all;
  const circumstances = { header, inPort: kind === 'harbour-attack', tieOrder: attack.orders?.firstLost };
  const light = lightShips(units, circumstances);
  const ships = [...namedShips(units, circumstances), ...(light ? [light] : [])];
  const submarines = unitsOf(attack.attacker, ids)[0]?.nation ?? attack.attacker.nation;
  return ships.map((target) => ({
    ships: target,
    modifiers: [
      ...(kind === 'submarine-attack'
        ? submarineAttackChanges(submarines, navalNation(target.owned, header).nation, header)
        : []),
      ...stated(attack.adjustments, 'attack', kind === 'submarine-attack' ? 'submarine-attack' : 'harbor-attack'),
    ],
  }));
}

/** The hits by modified roll that the scenario supplies; undefined where it supplies none. */
export function suppliedHits(kind: SingleAttack['kind'], { tables }: Header): readonly number[] | undefined {
  return loaded(kind === 'submarine-attack' ? tables?.submarineAttack : tables?.harborAttack)?.hits;
}

/** The combat of a submarine or harbour attack: one roll against each target. */
export function singleAttackCombat(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttack['kind'],
  header: Header,
  ids: Ids,
): Combat {
  const board = newBoard();
  const aimed = targetsOfAttack(attack, kind, header, ids);
  const side = sideTally(
    board,
    'defender',
    'the defender',
    aimed.map(({ ships }) => ships),
  );
  const targets = aimed.map(({ ships, modifiers }) => ({ victim: victimOf(board, side, ships, 1), modifiers }));
  const criticals = criticalsOf(board, header);
  const table = suppliedHits(kind, header);
  const steps = targets.flatMap(({ victim, modifiers }) =>
    singleAttackSteps({ kind, id: victim.id, victim, modifiers, criticals, table, last: true }),
  );
  return assembled({
    title: attack.id,
    board,
    parts: [{ steps, measures: [] }],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}
