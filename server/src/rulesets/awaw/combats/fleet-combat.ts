/** A fleet combat of a scenario as a combat. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isCapitalShip, isLightShips, isNavalUnit } from '../data';
import type { FleetCombat, Header, Side } from '../data';
import { unitsOf } from '../facts/force';
import { speedOf } from '../facts/strength';
import type { Owned } from '../facts/force';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { atLightShips, fleetSteps, holdFire } from './fleet';
import type { Line } from './fleet';
import { adjustment, applying, nationalityChange, nationalityModifier } from './modifiers';
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
  readonly nation: string | undefined;
}

/** The combat of two groups. Whatever the schema lets pass gives one. */
export function fleetCombat(combat: FleetCombat, header: Header, ids: Ids): Combat {
  const board = newBoard();
  const array = (side: Side): Arrayed => {
    const { screened: behind = [], nation } = combat[side];
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
      nation: nation ?? all[0]?.nation,
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
    const nations = new Map(
      [...enemy.capitals, ...enemy.screened, ...(enemy.light ? [enemy.light] : [])].map((s) => [s.id, s.nation]),
    );
    return {
      side,
      capitals: capitals.map((ships) => ({
        victim: victim(ships),
        factors: ships.target.kind === 'named' ? ships.target.size : 0,
        orders: ordersOf(combat, ships.id, enemy),
      })),
      light: light && victim(light),
      screened: screened.map(victim),
      modifiers: (at) => fireModifiers(combat, side, arrayed[side].nation, nations.get(at.id), header),
    };
  };
  const lines = [line('attacker'), line('defender')] as const;
  const beyond = header.options?.factorsBeyondTwentyFive ?? 'row-25';
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
    return [-size, slow, ships?.hits ?? 0, -(nationalityModifier(owned.nation, 'naval', header) ?? 0)];
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

function fireModifiers(
  combat: FleetCombat,
  side: Side,
  nation: string | undefined,
  target: string | undefined,
  header: Header,
): readonly Change[] {
  const reduced = (of: Side): boolean => combat[of].reducedEffectiveness ?? false;
  const both = header.options?.effectiveness !== 'own-fire';
  const change = (what: string, by: number): Change => ({ rule: 'reduced-effectiveness', what, by });
  return applying([
    nationalityChange('fleet-nationality', nation, 'naval', 1, header),
    nationalityChange('fleet-nationality', target, 'naval', -1, header),
    reduced(side) ? change('own reduced effectiveness', -1) : undefined,
    both && reduced(enemyOf[side]) ? change('reduced effectiveness of the enemy', 1) : undefined,
    adjustment(combat.adjustments?.[side]),
  ]);
}
