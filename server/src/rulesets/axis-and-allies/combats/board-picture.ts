/** The board of a sea battle: aircraft, ships and submarines of both sides above each other, with the number that each hits with. */
import type { Combat, State } from '../../../engine/combat';
import {
  readMeasure,
  type Mark,
  type Picture,
  type PictureCounter,
  type PictureLink,
  type PictureRow,
  type PictureShape,
} from '../../../model/picture';
import { formatBriefPercent } from '../../../model/wording';
import { getOtherSide, type BattleSide } from '../data';
import type { UnitCount } from '../forces';
import type { Group } from './battle';

/** Units of a battle with their group. */
interface Member {
  readonly unit: UnitCount;
  readonly group: Group;
}

/** A row, and whose units are in it. */
export interface BattleRow<M extends Member> extends Pick<PictureRow, 'title' | 'scene'> {
  readonly contains: (member: M) => boolean;
}

/** What a ruleset adds to the board of the base game. */
interface BattlePicture<M extends Member> {
  readonly title: string;
  readonly members: Readonly<Record<BattleSide, readonly M[]>>;
  /** Rows without units are left out. */
  readonly rows: readonly BattleRow<M>[];
  readonly links: readonly PictureLink[];
  /** Reads whether a member is undetected; undefined if it never is. */
  readonly readHidden: (side: BattleSide, member: M) => ((state: State) => boolean) | undefined;
  /** Submarines can strike first although the enemy has destroyers. */
  readonly canUndetectedStrikeFirst: boolean;
  readonly notes?: readonly string[];
}

export function createBattlePicture<M extends Member>(combat: Combat, battle: BattlePicture<M>): Picture {
  const { title, members, rows, links, notes = [] } = battle;
  const createZone = (side: BattleSide, holds: (member: M) => boolean) => ({
    counters: members[side].filter(holds).map((member) => createCounter(combat, side, member, battle)),
  });
  return {
    title,
    sides: [
      { side: 'attacker', about: 'attacks' },
      { side: 'defender', about: 'defends' },
    ],
    rows: rows
      .map(({ contains, ...row }): PictureRow => ({
        ...row,
        zones: [createZone('attacker', contains), createZone('defender', contains)],
      }))
      .filter(({ zones }) => zones.some(({ counters }) => counters.length > 0)),
    links,
    notes,
  };
}

/** The id of a group's counter. */
export function createCounterId(side: BattleSide, { name }: Pick<Group, 'name'>): string {
  return `${side}.${name}`;
}

/**
 * The link of a search of some groups for others; empty if nobody searches or nothing is searched for.
 * @param takenOnce what the ids of its steps begin with, if it is not repeated
 */
export function createSearchLinks(
  side: BattleSide,
  searchers: readonly Member[],
  targets: readonly Member[],
  chance: number,
  takenOnce: string | undefined,
): readonly PictureLink[] {
  if (searchers.length === 0 || targets.length === 0) return [];
  const formatNames = (members: readonly Member[]): string => members.map(({ group }) => group.title).join(' and ');
  const label = formatBriefPercent(chance);
  return [
    {
      kind: 'search',
      from: searchers.map(({ group }) => createCounterId(side, group)),
      to: targets.map(({ group }) => createCounterId(getOtherSide(side), group)),
      label,
      text: `The ${formatNames(searchers)} search for the ${formatNames(targets)}, and detect them with a chance of ${label}.`,
      ...(takenOnce !== undefined && { takenOnce }),
    },
  ];
}

function createCounter<M extends Member>(
  combat: Combat,
  side: BattleSide,
  member: M,
  battle: BattlePicture<M>,
): PictureCounter {
  const { unit, group } = member;
  const { type, title, count, value, dicePerUnit } = group;
  const firstStrikeReason = explainFirstStrike(side, group, battle);
  return {
    id: createCounterId(side, group),
    shape: chooseShape(group),
    label: unit.id ?? type.toUpperCase(),
    title: unit.id === undefined || title.includes(unit.id) ? title : `${title} (${unit.id})`,
    count,
    ...(unit.power !== undefined && { power: unit.power }),
    factors: [
      { sign: '', title: 'hits with', value: String(value.total), isDie: true },
      ...(dicePerUnit > 1 ? [{ sign: '\u00d7', title: 'dice each', value: String(dicePerUnit) }] : []),
    ],
    place: unit.from,
    ...(firstStrikeReason !== undefined && { first: firstStrikeReason }),
    mark: createMark(combat, side, member, battle),
  };
}

function explainFirstStrike(
  side: BattleSide,
  { domain }: Group,
  { members, canUndetectedStrikeFirst }: Pick<BattlePicture<Member>, 'members' | 'canUndetectedStrikeFirst'>,
): string | undefined {
  if (domain !== 'submarine') return undefined;
  if (members[getOtherSide(side)].every(({ group }) => !group.isDestroyer))
    return 'strikes first: the enemy has no destroyer';
  return canUndetectedStrikeFirst ? 'strikes first while undetected' : undefined;
}

function createMark<M extends Member>(
  combat: Combat,
  side: BattleSide,
  member: M,
  { readHidden }: BattlePicture<M>,
): (state: State) => Mark {
  const { name, count } = member.group;
  const countRemaining = readMeasure(combat, side, name);
  const isHidden = readHidden(side, member);
  const findCounters = (word: string): readonly number[] =>
    combat.counters.flatMap((counter, index) => (counter.name.startsWith(`${side}.${name} ${word}`) ? [index] : []));
  const [damaged, submerged] = [findCounters('damaged'), findCounters('submerged')];
  const sum = (state: State, counters: readonly number[]): number =>
    counters.reduce((total, index) => total + state[index]!, 0);
  return (state) => ({
    lost: count - countRemaining(state),
    damaged: sum(state, damaged),
    away: sum(state, submerged),
    isHidden: isHidden?.(state) ?? false,
  });
}

const shapesByType: Readonly<Record<string, PictureShape>> = {
  dd: 'destroyer',
  tbd: 'destroyer',
  bb: 'battleship',
  hbb: 'battleship',
  ac: 'carrier',
  lac: 'carrier',
  hac: 'carrier',
  trn: 'transport',
  atrn: 'transport',
  bmbr: 'bomber',
  mbmb: 'bomber',
  sbmb: 'bomber',
};

function chooseShape({ type, domain }: Pick<Group, 'type' | 'domain'>): PictureShape {
  if (domain === 'submarine') return 'submarine';
  return shapesByType[type] ?? (domain === 'air' ? 'fighter' : 'cruiser');
}
