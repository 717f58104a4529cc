/** Advice on naval combat: targets of attacks, groups to strike, targets of fire, and the division of squadrons. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import { remove, set } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type {
  AirAttack,
  CombatGroup,
  FleetCombat,
  HarborAttack,
  Header,
  NavalRound,
  Side,
  Strike,
  SubmarineAttack,
} from '../data';
import { unitsOf } from '../force';
import { strengthOf } from '../task-forces/task-force';
import { aimsOfAttack, aimsOfRound } from './advised-aims';
import { choicesOf, type Choosing } from './advised-choices';
import { fireOf } from './advised-fire';
import { otherPatrols } from './advised-patrols';
import { airAttackTargets, strikeTargets, withStrike } from './advised-strikes';
import { roundAttackTargets, singleAttackTargets } from './advised-submarines';
import { enemyOf, fleetCombat } from './fleet-combat';
import { sizesMissing } from './refusal';
import { navalRound } from './round';
import { unitsByGroup } from './round-plan';
import { distinctGroups } from './search-site';
import type { SingleAttackKind } from './single';

const sides = ['attacker', 'defender'] as const;

/** Advice for the attacker of an air attack; the defender has no decisions. */
export function airAttackAdvice(attack: AirAttack, header: Header, ids: Ids): readonly SideAdvice[] {
  return attackAdvice(attack, () => airAttackTargets(attack, header, ids), header, ids);
}

/** Advice for the attacker of a submarine or harbor attack; the defender has no decisions. */
export function singleAttackAdvice(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  return attackAdvice(attack, () => singleAttackTargets(attack, kind, header, ids), header, ids);
}

function attackAdvice(
  { defender }: Pick<AirAttack, 'defender'>,
  targets: () => Choosing | undefined,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  const defenders = unitsOf(defender, ids);
  const choosing = sizesMissing(defenders, header) === undefined ? targets() : undefined;
  if (!choosing) return [];
  const aims = aimsOfAttack('attacker', new Set(defenders.map(({ unit }) => unit.id)));
  return [{ side: 'attacker', aims, alternatives: [], situations: () => choicesOf([choosing]) }];
}

/** Advice for both sides of a fleet combat; empty if the pairing leaves no choice. */
export function fleetCombatAdvice(combat: FleetCombat, header: Header, ids: Ids): readonly SideAdvice[] {
  const units = { attacker: unitsOf(combat.attacker, ids), defender: unitsOf(combat.defender, ids) };
  if (sizesMissing([...units.attacker, ...units.defender], header) !== undefined) return [];
  return whereAny(
    sides.map((side): SideAdvice => {
      const fire = fireOf(combat, side, (orders) => fleetCombat({ ...combat, orders }, header, ids), header, ids);
      return {
        side,
        aims: aimsOfRound(
          side,
          new Set(units[enemyOf[side]].map(({ unit }) => unit.id)),
          strengthOf(units[side], header).factors,
        ),
        alternatives: [],
        ...(fire && { situations: () => choicesOf([fire]) }),
      };
    }),
  );
}

/** Advice for both sides of a round; empty if neither has a decision. */
export function roundAdvice(round: NavalRound, header: Header, ids: Ids): readonly SideAdvice[] {
  const all = unitsByGroup(round, ids);
  if (sizesMissing(Object.values(all).flat(2), header) !== undefined) return [];
  return whereAny(
    sides.map((side): SideAdvice => {
      const enemy = enemyOf[side];
      const strikes = (round.strikes ?? []).filter(({ by }) => by === side);
      const submarines = (round.submarineAttacks ?? []).filter(({ by }) => by === side);
      const choosing = [
        ...strikes.map((strike) => strikeTargets(strike, round, header, ids)),
        ...firesOf(side, round, header, ids),
        ...submarines.map((attack) => roundAttackTargets(attack, round, header, ids)),
      ].filter((one) => one !== undefined);
      const { factors } = strengthOf(all[side].flat(), header);
      return {
        side,
        aims: aimsOfRound(side, new Set(all[enemy].flat().map(({ unit }) => unit.id)), factors),
        alternatives: [
          ...strikes.flatMap((strike) => otherGroups(strike, round, header, ids)),
          ...otherPatrols(side, round, header, ids),
        ],
        ...(choosing.length > 0 && { situations: () => choicesOf(choosing) }),
      };
    }),
  );
}

function whereAny(advised: readonly SideAdvice[]): readonly SideAdvice[] {
  return advised.some(({ alternatives, situations }) => alternatives.length > 0 || situations !== undefined)
    ? advised
    : [];
}

/** Fire decisions in the fleet combats stated by a round. Combats created by the pairing cannot have orders. */
function firesOf(side: Side, round: NavalRound, header: Header, ids: Ids): readonly (Choosing | undefined)[] {
  const group = (of: Side, number: number): CombatGroup | undefined =>
    distinctGroups(round[of].groups).find((one) => one.number === number);
  return (round.fleetCombats ?? []).map((combat) => {
    const [attacker, defender] = [group('attacker', combat.attacker), group('defender', combat.defender)];
    if (!attacker || !defender) return undefined;
    const owned = (of: Side, units: CombatGroup): CombatGroup => ({ nation: round[of].nation, ...units });
    const { id, orders } = combat;
    return fireOf(
      { id, orders, attacker: owned('attacker', attacker), defender: owned('defender', defender) },
      side,
      (others) => {
        const fleetCombats = round.fleetCombats?.map((one) => (one === combat ? { ...one, orders: others } : one));
        return navalRound({ ...round, ...(fleetCombats && { fleetCombats }) }, header, ids);
      },
      header,
      ids,
      combat,
    );
  });
}

/** Alternatives that send a strike against another group, with default targets there. */
function otherGroups(strike: Strike, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const others = distinctGroups(round[enemyOf[strike.by]].groups).filter(
    (group) => group.number !== strike.group && unitsOf(group, ids).length > 0,
  );
  return others.map(({ number }) => ({
    id: `${strike.id}.group-${number}`,
    group: `group that ${strike.id} seeks`,
    title: `send ${strike.id} against group ${number}`,
    combat: () => navalRound(withStrike(round, strike, { group: number, targets: undefined }), header, ids),
    edits: () => [set(strike, 'group', number), ...(strike.targets ? [remove(strike, 'targets')] : [])],
  }));
}
