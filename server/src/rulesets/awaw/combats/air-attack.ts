/** The combat of an air attack. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { airCombatAdjustment } from '../adjustments';
import { squadronsIn } from '../air/squadrons';
import { airDefenseLevel, combatAirPatrolChanges, engaging } from '../air/surprise-level';
import { airAttackChanges, airCombatNationality } from '../attacks/air-modifiers';
import {
  isLightShips,
  type AirAttack,
  type AirForce,
  type Header,
  type Side,
  type Strike as RoundStrike,
} from '../data';
import { ownedBy, unitsOf, type Owned } from '../force';
import type { Criticals } from './attack';
import { newBoard, type Board } from './board';
import { criticalsOf } from './critical-table';
import type { Fighters, Launch, StepsAndMeasures, StrikeTarget } from './flight';
import { assembled } from './outcome';
import { refused, sizesMissing } from './refusal';
import { lightShips, namedShips, type OwnedShips } from './ships';
import { strikeSteps } from './strike';
import { sideTally, victimOf } from './victims';

/** Creates the combat of an air attack; unresolved if the size of a ship is unknown. */
export function airAttackCombat(attack: AirAttack, header: Header, ids: Ids): Combat {
  const board = newBoard();
  const defenders = unitsOf(attack.defender, ids);
  const missing = sizesMissing(defenders, header);
  if (missing !== undefined) return refused(attack.id, missing);
  const aimed = aimedAt(attack, header, ids);
  const side = sideTally(
    board,
    theDefender,
    aimed.map(({ ships }) => ships),
    1,
  );
  const targets = aimed.map(({ ships, squadrons }) => ({
    victim: victimOf(board, side, ships, 1),
    owned: ships.owned,
    squadrons,
    last: true,
  }));
  const atSea = attack.where === 'at-sea';
  const strike = layOutStrike(board, {
    ...{ attack, by: 'attacker', over: attack, defenders, atSea, targets, header, ids },
    criticals: criticalsOf(board, header),
  });
  return assembled({
    title: attack.id,
    board,
    parts: [strike],
    victims: targets.map(({ victim }) => victim),
    sides: [side],
  });
}

/** The loss tally of a combat in which only the defender can lose ships. */
export const theDefender = { id: 'defender', name: 'the defender' } as const;

/** A strike of a scenario: a standalone air attack, or one of a round. */
export interface StrikeOrder {
  readonly attack: AirAttack | RoundStrike;
  /** Prefix of its step ids if a combat has several strikes. */
  readonly id?: string;
  readonly by: Side;
  /** Default nations of the squadrons: of the strike, and over the ships. */
  readonly nations?: { readonly attacker: string | undefined; readonly defender: string | undefined };
  /** The object that states the cover, the CAP and the air defense level. */
  readonly over: Pick<AirAttack, 'cover' | 'cap' | 'airDefenseLevel'>;
  readonly defenders: readonly Owned[];
  readonly atSea: boolean;
  readonly targets: readonly (Pick<StrikeTarget, 'victim' | 'squadrons' | 'last'> & {
    readonly owned: readonly Owned[];
  })[];
  readonly criticals: Criticals;
  readonly launch?: Launch;
  /** Counters of fighters that several strikes meet. */
  readonly shared?: (kind: Fighters['kind']) => Pick<Fighters, 'out' | 'outLast'>;
  readonly header: Header;
  readonly ids: Ids;
}

/** Creates the steps and measures of a strike, with its modifiers. */
export function layOutStrike(board: Board, order: StrikeOrder): StepsAndMeasures {
  const { attack, id, by, nations, over, defenders, atSea, targets, criticals, launch, header, ids } = order;
  const attackers = ownedBy(nations?.attacker, unitsOf(attack.attacker, ids));
  const level = airDefenseLevel(attack, over, defenders, header);
  return strikeSteps(board, {
    ...{ id, by, criticals, launch },
    squadrons: squadronsIn(attackers),
    fighters: fightersOf(order, attackers),
    ...(level && { airDefense: { level, modifiers: airCombatAdjustment(attack.adjustments, 'airDefense') } }),
    targets: targets.map(({ owned, ...target }) => ({
      ...target,
      modifiers: airAttackChanges({ attack, atSea, attackers, target: owned, header }),
    })),
    surpriseLevel: attack.surpriseLevel ?? 0,
  });
}

/** A target with the squadrons allotted to it. */
export interface Aimed {
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

/** A possible target of an air attack. */
export type AirTarget = Pick<AirAttack, 'defender' | 'where'> & { readonly orders?: AirAttack['orders'] };

/** The targets as stated, else every named ship and the light ships as one, with squadrons spread evenly. */
export function aimedAt(
  attack: AirTarget & Pick<AirAttack, 'attacker' | 'targets'>,
  header: Header,
  ids: Ids,
): readonly Aimed[] {
  const units = unitsOf(attack.defender, ids);
  const squadrons = squadronsIn(unitsOf(attack.attacker, ids));
  const circumstances = {
    header,
    inPort: attack.where === 'in-port',
    tieOrder: attack.orders?.firstLost,
    among: units,
  };
  if (attack.targets) {
    const aimed = new Map<OwnedShips, number>();
    const targetOf = new Map<string, OwnedShips>();
    for (const target of attack.targets) {
      const isHere = ({ unit }: Owned): boolean => target.ships.includes(unit.id);
      const fresh = units.filter((owned) => isHere(owned) && !targetOf.has(owned.unit.id));
      const light = lightShips(fresh, circumstances, fresh.find(({ unit }) => isLightShips(unit))?.unit.id);
      for (const ships of [...namedShips(fresh, circumstances), ...(light ? [light] : [])]) {
        for (const unit of ships.units) targetOf.set(unit, ships);
      }
      // A ship listed in several targets is attacked once, with the squadrons of all of them.
      const here = new Set(units.filter(isHere).flatMap(({ unit }) => targetOf.get(unit.id) ?? []));
      const inOrder = [...here].sort((a, b) => Number(b.named) - Number(a.named));
      for (const { ships, squadrons: more } of spread(inOrder, target.squadrons)) {
        aimed.set(ships, (aimed.get(ships) ?? 0) + more);
      }
    }
    return [...aimed].map(([ships, all]) => ({ ships, squadrons: all }));
  }
  const light = lightShips(units, circumstances);
  return spread([...namedShips(units, circumstances), ...(light ? [light] : [])], squadrons);
}

/** Spreads squadrons evenly; the first targets get the remainder. */
export function spread<T>(ships: readonly T[], squadrons: number): readonly { ships: T; squadrons: number }[] {
  const each = Math.floor(squadrons / ships.length);
  return ships.map((target, index) => ({
    ships: target,
    squadrons: each + (index < squadrons % ships.length ? 1 : 0),
  }));
}

function fightersOf(
  { attack, nations, over, shared, header, ids }: StrikeOrder,
  attackers: readonly Owned[],
): readonly Fighters[] {
  const { adjustments } = attack;
  const inCover = ownedBy(nations?.defender, airUnits(over.cover, ids));
  const inCap = ownedBy(nations?.defender, airUnits(over.cap, ids));
  const { cover, cap } = engaging(attack, { cover: squadronsIn(inCover), cap: squadronsIn(inCap) }, header);
  const attackerModifiers = [
    ...airCombatNationality(attackers, header),
    ...airCombatAdjustment(adjustments, 'attackerAirCombat'),
  ];
  const own: readonly Change[] = airCombatAdjustment(adjustments, 'defenderAirCombat');
  const patrol = combatAirPatrolChanges(attack, header);
  return [
    {
      ...{ kind: 'cover', squadrons: cover, attackerModifiers, ...shared?.('cover') },
      modifiers: [...airCombatNationality(inCover, header), ...own],
    },
    {
      ...{ kind: 'cap', squadrons: cap, attackerModifiers, ...shared?.('cap') },
      modifiers: [...patrol, ...airCombatNationality(inCap, header), ...own],
    },
  ];
}

function airUnits(force: AirForce | undefined, ids: Ids): readonly Owned[] {
  return force === undefined ? [] : unitsOf(force, ids);
}
