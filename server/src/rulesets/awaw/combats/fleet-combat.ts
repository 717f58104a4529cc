/** A fleet combat of a scenario as a combat. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isCapitalShip, isLightShips, isNavalUnit } from '../data';
import type { FleetCombat, Header, Side } from '../data';
import { stated } from '../facts/adjustments';
import { fireChanges } from '../facts/fleet-modifiers';
import { unitsOf } from '../facts/force';
import { nationalityModifier } from '../facts/nationality';
import { speedOf } from '../facts/strength';
import type { Owned } from '../facts/force';
import { reading } from '../options';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { atLightShips, fleetSteps, holdFire } from './fleet';
import type { Line } from './fleet';
import { assembled } from './outcome';
import { lightShips, namedShips } from './ships';
import type { OwnedShips } from './ships';
import { sideTally, victimOf } from './victims';
import type { SideTally, Victim } from './victims';

const enemyOf = { attacker: 'defender', defender: 'attacker' } as const;

interface Arrayed {
  readonly side: Side;
  readonly tally: SideTally;
  readonly capitals: readonly OwnedShips[];
  readonly light?: OwnedShips;
  readonly screened: readonly OwnedShips[];
}

/** The combat of two groups. Whatever the schema lets pass gives one. */
export function fleetCombat(combat: FleetCombat, header: Header, ids: Ids): Combat {
  const board = newBoard();
  const array = (side: Side): Arrayed => {
    const { screened: behind = [] } = combat[side];
    const circumstances = { header, inPort: false, tieOrder: combat.orders?.firstLost };
    const units = unitsOf(combat[side], ids);
    // Carriers do not fire: they are screened whether they are named there or not.
    const isScreened = ({ unit }: Owned): boolean =>
      behind.includes(unit.id) || !(isCapitalShip(unit) || isLightShips(unit));
    const front = units.filter((owned) => !isScreened(owned));
    const back = units.filter(isScreened);
    const lightBehind = lightShips(back, circumstances, `${side}-screened-light`);
    const capitals = byRank(
      front.filter(({ unit }) => isCapitalShip(unit)),
      header,
    );
    const screened = [...namedShips(back, circumstances), ...(lightBehind ? [lightBehind] : [])];
    const light = lightShips(front, circumstances, `${side}-light`);
    const all = [...namedShips(capitals, circumstances), ...screened, ...(light ? [light] : [])];
    const tally = sideTally(board, side, `the ${side}`, all);
    return {
      side,
      tally,
      capitals: namedShips(capitals, circumstances),
      light,
      screened,
    };
  };
  const arrayed = { attacker: array('attacker'), defender: array('defender') };
  const victims: Victim[] = [];
  const line = (side: Side): Line => {
    const { capitals, light, screened, tally } = arrayed[side];
    const enemy = arrayed[enemyOf[side]];
    const victim = (ships: OwnedShips): Victim => {
      const made = victimOf(board, tally, ships, 4);
      victims.push(made);
      return made;
    };
    return {
      side,
      capitals: capitals.map((ships) => ({
        victim: victim(ships),
        factors: ships.target.kind === 'named' ? ships.target.size : 0,
        orders: ordersOf(combat, ships.id, enemy),
      })),
      light: light && victim(light),
      screened: screened.map(victim),
      modifiers: (firing, at) => [
        ...fireChanges({
          own: combat[side],
          enemy: combat[enemyOf[side]],
          firing: firing.flatMap(({ id }) => ownersOf(arrayed[side], id)),
          target: ownersOf(enemy, at.id),
          header,
        }),
        ...stated(combat.adjustments, side, 'attack-column'),
      ],
    };
  };
  const lines = [line('attacker'), line('defender')] as const;
  const beyond = reading(header, 'factorsBeyondTwentyFive');
  const fleet = fleetSteps(board, { lines, criticals: criticalsOf(board, header), beyond });
  const sides = [arrayed.attacker.tally, arrayed.defender.tally];
  return assembled({ title: combat.id, board, parts: [fleet], victims, sides });
}

/** Bigger ships first; of equal size the faster, then those with fewer hits, then those of the higher naval modifier. */
function byRank(units: readonly Owned[], header: Header): readonly Owned[] {
  const circumstances = { header, inPort: false };
  const rank = (owned: Owned): readonly number[] => {
    const [ships] = namedShips([owned], circumstances);
    const size = ships?.target.kind === 'named' ? ships.target.size : 0;
    const slow = isNavalUnit(owned.unit) && speedOf(owned.unit, owned.nation, header) === 'slow' ? 1 : 0;
    return [-size, slow, ships?.hits ?? 0, -nationalityModifier(owned.nation, 'naval', header)];
  };
  const ranked = units.map((owned) => ({ owned, by: rank(owned) }));
  ranked.sort((a, b) => a.by.map((value, index) => value - b.by[index]!).find((difference) => difference !== 0) ?? 0);
  return ranked.map(({ owned }) => owned);
}

function ordersOf({ orders }: FleetCombat, id: string, enemy: Arrayed): string | undefined {
  const at = orders?.fire?.find(({ by }) => by === id)?.at;
  if (at === undefined) return undefined;
  if (enemy.light?.units.includes(at)) return atLightShips;
  return enemy.screened.some(({ units }) => units.includes(at)) ? holdFire : at;
}

/** The lines of units, each with its owner, of a target. */
function ownersOf({ capitals, screened, light }: Arrayed, id: string): readonly Owned[] {
  const all = [...capitals, ...screened, ...(light ? [light] : [])];
  return all.find((ships) => ships.id === id)?.owned ?? [];
}
