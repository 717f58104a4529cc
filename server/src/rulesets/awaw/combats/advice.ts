/** Advice on naval combat: targets of attacks, groups to strike, targets of fire, and the division of squadrons. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import { removeMember, setMember } from '../../../model/edit';
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
import { resolveUnits } from '../force';
import { computeStrength } from '../task-forces/task-force';
import { listAttackAims, listRoundAims } from './aims';
import { createSituations, type Decision } from './decisions';
import { createFireDecision } from './fire-decision';
import { listOtherPatrols } from './patrol-alternatives';
import { createAirAttackDecision, createStrikeDecision, withStrike } from './strike-decisions';
import { createRoundAttackDecision, createSingleAttackDecision } from './submarine-decisions';
import { enemySide, createFleetCombat } from './fleet-combat';
import { explainMissingSizes } from './unresolved-combat';
import { createNavalRound } from './round';
import { unitsByGroup } from './round-plan';
import { distinctGroups } from './search-combat';
import type { SingleAttackKind } from './single-attack-steps';

const sides = ['attacker', 'defender'] as const;

/** Advice for the attacker of an air attack; the defender has no decisions. */
export function airAttackAdvice(attack: AirAttack, header: Header, ids: Ids): readonly SideAdvice[] {
  return attackAdvice(attack, () => createAirAttackDecision(attack, header, ids), header, ids);
}

/** Advice for the attacker of a submarine or harbor attack; the defender has no decisions. */
export function singleAttackAdvice(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  return attackAdvice(attack, () => createSingleAttackDecision(attack, kind, header, ids), header, ids);
}

function attackAdvice(
  { defender }: Pick<AirAttack, 'defender'>,
  targets: () => Decision | undefined,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  const defenders = resolveUnits(defender, ids);
  const decision = explainMissingSizes(defenders, header) === undefined ? targets() : undefined;
  if (!decision) return [];
  const aims = listAttackAims('attacker', new Set(defenders.map(({ unit }) => unit.id)));
  return [{ side: 'attacker', aims, alternatives: [], situations: () => createSituations([decision]) }];
}

/** Advice for both sides of a fleet combat; empty if the pairing leaves no choice. */
export function fleetCombatAdvice(combat: FleetCombat, header: Header, ids: Ids): readonly SideAdvice[] {
  const units = { attacker: resolveUnits(combat.attacker, ids), defender: resolveUnits(combat.defender, ids) };
  if (explainMissingSizes([...units.attacker, ...units.defender], header) !== undefined) return [];
  return dropEmptyAdvice(
    sides.map((side): SideAdvice => {
      const fire = createFireDecision(
        combat,
        side,
        (orders) => createFleetCombat({ ...combat, orders }, header, ids),
        header,
        ids,
      );
      return {
        side,
        aims: listRoundAims(
          side,
          new Set(units[enemySide[side]].map(({ unit }) => unit.id)),
          computeStrength(units[side], header).factors,
        ),
        alternatives: [],
        ...(fire && { situations: () => createSituations([fire]) }),
      };
    }),
  );
}

/** Advice for both sides of a round; empty if neither has a decision. */
export function roundAdvice(round: NavalRound, header: Header, ids: Ids): readonly SideAdvice[] {
  const all = unitsByGroup(round, ids);
  if (explainMissingSizes(Object.values(all).flat(2), header) !== undefined) return [];
  return dropEmptyAdvice(
    sides.map((side): SideAdvice => {
      const enemy = enemySide[side];
      const strikes = (round.strikes ?? []).filter(({ by }) => by === side);
      const submarines = (round.submarineAttacks ?? []).filter(({ by }) => by === side);
      const decisions = [
        ...strikes.map((strike) => createStrikeDecision(strike, round, header, ids)),
        ...createFireDecisions(side, round, header, ids),
        ...submarines.map((attack) => createRoundAttackDecision(attack, round, header, ids)),
      ].filter((decision) => decision !== undefined);
      const { factors } = computeStrength(all[side].flat(), header);
      return {
        side,
        aims: listRoundAims(side, new Set(all[enemy].flat().map(({ unit }) => unit.id)), factors),
        alternatives: [
          ...strikes.flatMap((strike) => listOtherGroups(strike, round, header, ids)),
          ...listOtherPatrols(side, round, header, ids),
        ],
        ...(decisions.length > 0 && { situations: () => createSituations(decisions) }),
      };
    }),
  );
}

function dropEmptyAdvice(advice: readonly SideAdvice[]): readonly SideAdvice[] {
  return advice.some(({ alternatives, situations }) => alternatives.length > 0 || situations !== undefined)
    ? advice
    : [];
}

/** Fire decisions in the fleet combats stated by a round. Combats created by the pairing cannot have orders. */
function createFireDecisions(
  side: Side,
  round: NavalRound,
  header: Header,
  ids: Ids,
): readonly (Decision | undefined)[] {
  const group = (owner: Side, number: number): CombatGroup | undefined =>
    distinctGroups(round[owner].groups).find((candidate) => candidate.number === number);
  return (round.fleetCombats ?? []).map((combat) => {
    const [attacker, defender] = [group('attacker', combat.attacker), group('defender', combat.defender)];
    if (!attacker || !defender) return undefined;
    const withSideNation = (owner: Side, units: CombatGroup): CombatGroup => ({
      nation: round[owner].nation,
      ...units,
    });
    const { id, orders } = combat;
    return createFireDecision(
      { id, orders, attacker: withSideNation('attacker', attacker), defender: withSideNation('defender', defender) },
      side,
      (others) => {
        const fleetCombats = round.fleetCombats?.map((candidate) =>
          candidate === combat ? { ...candidate, orders: others } : candidate,
        );
        return createNavalRound({ ...round, ...(fleetCombats && { fleetCombats }) }, header, ids);
      },
      header,
      ids,
      combat,
    );
  });
}

/** Alternatives that send a strike against another group, with default targets there. */
function listOtherGroups(strike: Strike, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const others = distinctGroups(round[enemySide[strike.by]].groups).filter(
    (group) => group.number !== strike.group && resolveUnits(group, ids).length > 0,
  );
  return others.map(({ number }) => ({
    id: `${strike.id}.group-${number}`,
    group: `group that ${strike.id} seeks`,
    title: `send ${strike.id} against group ${number}`,
    combat: () => createNavalRound(withStrike(round, strike, { group: number, targets: undefined }), header, ids),
    edits: () => [setMember(strike, 'group', number), ...(strike.targets ? [removeMember(strike, 'targets')] : [])],
  }));
}
