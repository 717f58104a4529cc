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

/** The combat of a submarine or harbour attack: one roll against each target. */
export function singleAttackCombat(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttack['kind'],
  header: Header,
  ids: Ids,
): Combat {
  const board = newBoard();
  const all = unitsOf(attack.defender, ids);
  const units = attack.targets ? all.filter(({ unit }) => attack.targets?.includes(unit.id)) : all;
  const circumstances = { header, inPort: kind === 'harbour-attack', tieOrder: attack.orders?.firstLost };
  const light = lightShips(units, circumstances);
  const ships = [...namedShips(units, circumstances), ...(light ? [light] : [])];
  const side = sideTally(board, 'defender', 'the defender', ships);
  const criticals = criticalsOf(board, header);
  const submarines = unitsOf(attack.attacker, ids)[0]?.nation ?? attack.attacker.nation;
  const modifiersOn = ({ owned }: OwnedShips): readonly Change[] => [
    ...(kind === 'submarine-attack'
      ? submarineAttackChanges(submarines, navalNation(owned, header).nation, header)
      : []),
    ...stated(attack.adjustments, 'attack', kind === 'submarine-attack' ? 'submarine-attack' : 'harbor-attack'),
  ];
  const victims = ships.map((target) => ({ victim: victimOf(board, side, target, 1), modifiers: modifiersOn(target) }));
  const { submarineAttack, harborAttack } = header.tables ?? {};
  const table = loaded(kind === 'submarine-attack' ? submarineAttack : harborAttack)?.hits;
  const steps = victims.flatMap(({ victim, modifiers }) =>
    singleAttackSteps({ kind, id: victim.id, victim, modifiers, criticals, table, last: true }),
  );
  return assembled({
    title: attack.id,
    board,
    parts: [{ steps, measures: [] }],
    victims: victims.map(({ victim }) => victim),
    sides: [side],
  });
}
