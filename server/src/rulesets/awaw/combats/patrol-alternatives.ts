/**
 * Alternative divisions of a side's squadrons in a round, among strikes, CAP, cover and search. Each squadron flies one mission.
 */
import type { Alternative } from '../../../model/advice';
import { removeMember, setMember, type Edit, type Plain } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { pluralize } from '../../../model/wording';
import { countSquadrons } from '../air/squadrons';
import {
  isAirUnit,
  type AirForce,
  type AirUnit,
  type CombatGroup,
  type Header,
  type NavalRound,
  type RoundSide,
  type Side,
  type Strike,
} from '../data';
import { createNavalRound } from './round';

/** Squadrons on one mission, stated as one number in the file. */
interface MissionSquadrons {
  /** Without spaces: `cap`, `cap-of-group-2`. */
  readonly id: string;
  /** The id of the strike, if this is one. */
  readonly strike?: string;
  /** Squadrons of the same kind can be exchanged; searchers may be of any land-based kind. */
  readonly kind: string;
  readonly squadrons: number;
  /** A strike needs at least one squadron. */
  readonly minimum: 0 | 1;
  /** Follows a number: `in dawn`, `on CAP`. */
  readonly words: string;
  readonly apply: (round: NavalRound, squadrons: number) => NavalRound;
  readonly createEdits: (squadrons: number) => readonly Edit[];
}

/** Up to this number of pools every exchange is listed; of more, only exchanges with strikes. */
const maxFreePools = 4;

/** The most pools that one pool exchanges squadrons with, so that the list grows no faster than the strikes of a round. */
const maxPartners = 8;

const searcherKind = 'land-based';

/** Exchanges between two missions, of one squadron, half of them, and all; and cover for another group. */
export function listOtherPatrols(side: Side, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const pools = listPools(side, round);
  const pairs = pools.flatMap((from, index) =>
    pools.slice(index + 1, index + 1 + maxPartners).map((to) => [from, to] as const),
  );
  const divisions = pairs
    .filter(([from, to]) => canExchange(from, to) && (pools.length <= maxFreePools || from.strike !== undefined))
    .flatMap(([from, to]) =>
      listMoves(from, to).map((squadrons) => createExchange(round, [from, to], squadrons, header, ids)),
    );
  return [...divisions, ...listOtherCovers(side, round, header, ids)];
}

function listPools(side: Side, round: NavalRound): readonly MissionSquadrons[] {
  const strikes = (round.strikes ?? []).flatMap((strike) =>
    strike.by === side ? (createStrikePool(strike) ?? []) : [],
  );
  const { groups, search } = round[side];
  const listPoolsOver = (key: 'cap' | 'cover'): readonly MissionSquadrons[] => {
    const protectedGroups = groups.filter((group) => group[key] !== undefined);
    return protectedGroups.flatMap((group) => createGroupPool(side, group, key, protectedGroups.length > 1) ?? []);
  };
  const pools = [...strikes, ...listPoolsOver('cap'), ...listPoolsOver('cover')];
  return search?.squadrons === undefined ? pools : [...pools, createSearchPool(side, search)];
}

function createStrikePool(strike: Strike): MissionSquadrons | undefined {
  const unit = findOnlyUnit(strike.attacker);
  if (unit === undefined) return undefined;
  const { targets } = strike;
  const squadronCount = countSquadrons(unit);
  return {
    ...{ id: strike.id, strike: strike.id, kind: toKind(unit, strike.attacker), squadrons: squadronCount, minimum: 1 },
    words: `in ${strike.id}`,
    apply: (round, squadrons) => ({
      ...round,
      strikes: round.strikes?.map((candidate) =>
        candidate.id === strike.id && candidate.by === strike.by
          ? {
              ...candidate,
              attacker: withSquadrons(strike.attacker, unit, squadrons),
              ...(targets && { targets: reallot(targets, squadrons - squadronCount) }),
            }
          : candidate,
      ),
    }),
    createEdits: (squadrons) => [
      setSquadrons(unit, squadrons),
      ...(targets ?? []).flatMap((target, index) => {
        const squadronsAfter = reallot(targets!, squadrons - squadronCount)[index]!.squadrons;
        return squadronsAfter === target.squadrons ? [] : [setMember(target, 'squadrons', squadronsAfter)];
      }),
    ],
  };
}

/** Squadrons over a group. @param areSeveral whether other groups of the side have such squadrons too */
function createGroupPool(
  side: Side,
  group: CombatGroup,
  key: 'cap' | 'cover',
  areSeveral: boolean,
): MissionSquadrons | undefined {
  const force = group[key]!;
  const unit = findOnlyUnit(force);
  // Only carrier squadrons on CAP and land-based squadrons as cover are exchanged.
  if (unit === undefined || (unit.type === 'nas') !== (key === 'cap')) return undefined;
  const { number } = group;
  const placePhrase = key === 'cap' ? `over group ${number}` : `of group ${number}`;
  return {
    ...{
      id: areSeveral ? `${key}-of-group-${number}` : key,
      kind: toKind(unit, force),
      squadrons: countSquadrons(unit),
    },
    minimum: 0,
    words: `${key === 'cap' ? 'on CAP' : 'as cover'}${areSeveral ? ` ${placePhrase}` : ''}`,
    apply: (round, squadrons) =>
      withGroups(round, side, (candidate) =>
        candidate.number === number ? { ...candidate, [key]: withSquadrons(force, unit, squadrons) } : candidate,
      ),
    createEdits: (squadrons) => [setSquadrons(unit, squadrons)],
  };
}

function createSearchPool(side: Side, search: NonNullable<RoundSide['search']>): MissionSquadrons {
  return {
    ...{ id: 'search', kind: searcherKind, squadrons: search.squadrons ?? 0, minimum: 0, words: 'in the search' },
    apply: (round, squadrons) => ({ ...round, [side]: { ...round[side], search: { ...search, squadrons } } }),
    createEdits: (squadrons) => [setMember(search, 'squadrons', squadrons)],
  };
}

/** Carrier squadrons do not search. The searchers are the last of the pools. */
function canExchange(from: MissionSquadrons, to: MissionSquadrons): boolean {
  return from.kind === to.kind || (to.kind === searcherKind && from.kind.startsWith('aas'));
}

/** The numbers of squadrons to move from one pool to another; negative numbers move back. */
function listMoves(from: MissionSquadrons, to: MissionSquadrons): readonly number[] {
  const spareSquadrons = from.squadrons - from.minimum;
  const availableSquadrons = to.squadrons - to.minimum;
  const counts = [1, Math.floor(from.squadrons / 2), spareSquadrons].filter(
    (count) => count > 0 && count <= spareSquadrons,
  );
  const backCounts = [1, Math.floor(to.squadrons / 2), availableSquadrons].filter(
    (count) => count > 0 && count <= availableSquadrons,
  );
  return [...new Set([...counts, ...backCounts.map((count) => -count)])];
}

function createExchange(
  round: NavalRound,
  [from, to]: readonly [MissionSquadrons, MissionSquadrons],
  squadrons: number,
  header: Header,
  ids: Ids,
): Alternative {
  const [fromCount, toCount] = [from.squadrons - squadrons, to.squadrons + squadrons];
  return {
    id: `${from.id}.${to.id}-${toCount}`,
    group: `squadrons of ${from.strike ?? from.id}`,
    title: `${pluralize(fromCount, 'squadron')} ${from.words}, ${toCount} ${to.words}`,
    createCombat: () => createNavalRound(to.apply(from.apply(round, fromCount), toCount), header, ids),
    createEdits: () => [...from.createEdits(fromCount), ...to.createEdits(toCount)],
  };
}

/** Alternatives that cover another group; only if the side covers exactly one. */
function listOtherCovers(side: Side, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const { groups } = round[side];
  const [covered, ...otherCovered] = groups.filter(({ cover }) => cover !== undefined);
  const cover = covered?.cover;
  // Units taken from the order of battle by name cannot be moved.
  if (!covered || !cover || otherCovered.length > 0 || (cover.units ?? []).some((unit) => 'unit' in unit)) return [];
  return groups
    .filter((group) => group !== covered && group.number !== covered.number)
    .map((group) => ({
      id: `cover.group-${group.number}`,
      group: 'group that is covered',
      title: `cover group ${group.number} instead of group ${covered.number}`,
      createCombat: () => {
        const { cover: _, ...uncovered } = covered;
        const changedRound = withGroups(round, side, (candidate) =>
          candidate === covered ? uncovered : candidate === group ? { ...candidate, cover } : candidate,
        );
        return createNavalRound(changedRound, header, ids);
      },
      createEdits: () => [setMember(group, 'cover', toPlainForce(cover)), removeMember(covered, 'cover')],
    }));
}

/** A plain copy, for insertion into the file. */
function toPlainForce({ nation, members, units }: AirForce) {
  return {
    ...(nation !== undefined && { nation }),
    ...(members && { members }),
    ...(units && { units: units.map((unit): Plain => ({ ...unit }) as Plain) }),
  };
}

function withGroups(round: NavalRound, side: Side, change: (group: CombatGroup) => CombatGroup): NavalRound {
  return { ...round, [side]: { ...round[side], groups: round[side].groups.map(change) } };
}

/** Additional squadrons go to the last target; missing ones are deducted from the last target first. */
function reallot(targets: NonNullable<Strike['targets']>, difference: number): NonNullable<Strike['targets']> {
  let remaining = difference;
  return targets
    .toReversed()
    .map((target) => {
      const squadrons = Math.max(0, target.squadrons + remaining);
      remaining -= squadrons - target.squadrons;
      return { ...target, squadrons };
    })
    .toReversed();
}

function withSquadrons(force: AirForce, unit: AirUnit, squadrons: number): AirForce {
  return {
    ...force,
    units: (force.units ?? []).map((candidate) => (candidate === unit ? { ...candidate, squadrons } : candidate)),
  };
}

function setSquadrons(unit: AirUnit, squadrons: number): Edit {
  return setMember(unit, 'squadrons' as keyof AirUnit, squadrons);
}

/** The single line of squadrons of a force, if it has no other units. */
function findOnlyUnit({ units = [], members = [] }: AirForce): AirUnit | undefined {
  const [unit, ...others] = units;
  const isOnly = unit && others.length === 0 && members.length === 0 && isAirUnit(unit);
  return isOnly && unit.type !== 'aaf' ? unit : undefined;
}

function toKind({ type, nation }: AirUnit, force: AirForce): string {
  return `${type} ${nation ?? force.nation ?? ''}`;
}
