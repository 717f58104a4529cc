/** How many naval air squadrons fly on CAP over their carriers, and how many strike: other ways to divide them as alternatives. */
import type { Alternative } from '../../../model/advice';
import { set, type Edit } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { counted } from '../../../model/wording';
import { squadronsOf } from '../air/squadrons';
import {
  isAirUnit,
  type AirForce,
  type AirUnit,
  type CombatGroup,
  type Header,
  type NavalRound,
  type Side,
  type Strike,
} from '../data';
import { navalRound } from './round';

/** Other divisions between each strike of a side and the CAP of its only group that has one: one squadron, half of them, all. */
export function otherPatrols(side: Side, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const groups = round[side].groups.filter(({ cap }) => cap !== undefined);
  const [group] = groups;
  const patrol = group?.cap && onlyNavalAir(group.cap);
  if (group === undefined || patrol === undefined || groups.length > 1) return [];
  return (round.strikes ?? [])
    .filter(({ by }) => by === side)
    .flatMap((strike) => {
      const striking = onlyNavalAir(strike.attacker);
      if (striking === undefined || nationOf(striking, strike.attacker) !== nationOf(patrol, group.cap!)) return [];
      return movesOf(squadronsOf(striking), squadronsOf(patrol)).map((toPatrol) =>
        divided({ round, side, group, patrol, strike, striking, header, ids }, toPatrol),
      );
    });
}

/** Squadrons that go on CAP; less than 0 those that strike instead. One squadron at least stays in the strike. */
function movesOf(striking: number, patrolling: number): readonly number[] {
  const up = [1, Math.floor(striking / 2), striking - 1].filter((count) => count > 0 && count < striking);
  const down = [1, Math.floor(patrolling / 2), patrolling].filter((count) => count > 0);
  return [...new Set([...up, ...down.map((count) => -count)])];
}

interface Division {
  readonly round: NavalRound;
  readonly side: Side;
  readonly group: CombatGroup;
  readonly patrol: AirUnit;
  readonly strike: Strike;
  readonly striking: AirUnit;
  readonly header: Header;
  readonly ids: Ids;
}

function divided(
  { round, side, group, patrol, strike, striking, header, ids }: Division,
  toPatrol: number,
): Alternative {
  const [strikes, patrols] = [squadronsOf(striking) - toPatrol, squadronsOf(patrol) + toPatrol];
  const targets = strike.targets && allottedTo(strike.targets, -toPatrol);
  const other: NavalRound = {
    ...round,
    [side]: {
      ...round[side],
      groups: round[side].groups.map((one) =>
        one === group ? { ...one, cap: withSquadrons(group.cap!, patrol, patrols) } : one,
      ),
    },
    strikes: (round.strikes ?? []).map((one) =>
      one === strike
        ? { ...one, attacker: withSquadrons(strike.attacker, striking, strikes), ...(targets && { targets }) }
        : one,
    ),
  };
  return {
    id: `${strike.id}.cap-${patrols}`,
    group: `squadrons of ${strike.id}`,
    title: `${counted(strikes, 'squadron')} in ${strike.id}, ${patrols} on CAP`,
    combat: () => navalRound(other, header, ids),
    edits: (): readonly Edit[] => [
      set(striking, 'squadrons' as keyof AirUnit, strikes),
      set(patrol, 'squadrons' as keyof AirUnit, patrols),
      ...(strike.targets ?? []).flatMap((target, index) => {
        const now = targets![index]!.squadrons;
        return now === target.squadrons ? [] : [set(target, 'squadrons', now)];
      }),
    ],
  };
}

/** More squadrons go to the last target; fewer are made up from it, then from those before it. */
function allottedTo(targets: NonNullable<Strike['targets']>, more: number): NonNullable<Strike['targets']> {
  let left = more;
  return targets
    .toReversed()
    .map((target) => {
      const squadrons = Math.max(0, target.squadrons + left);
      left -= squadrons - target.squadrons;
      return { ...target, squadrons };
    })
    .toReversed();
}

function withSquadrons(force: AirForce, unit: AirUnit, squadrons: number): AirForce {
  return {
    ...force,
    units: (force.units ?? []).map((one) => (one === unit ? { ...one, squadrons } : one)),
  };
}

/** The unit of a force that is a single line of naval air squadrons, written there. */
function onlyNavalAir({ units = [], members = [] }: AirForce): AirUnit | undefined {
  const [unit, ...others] = units;
  return unit && others.length === 0 && members.length === 0 && isAirUnit(unit) && unit.type === 'nas'
    ? unit
    : undefined;
}

function nationOf(unit: AirUnit, { nation }: AirForce): string | undefined {
  return unit.nation ?? nation;
}
