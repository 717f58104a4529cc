/** Detection before the first cycle, and its effects. */
import type { Measure, State, Step, Switch, Update } from '../../../engine/combat';
import {
  createSearchDice,
  createSearchNumbers,
  type CounterList,
  type GroupCounters,
  type SearchRoll,
  type SearchTarget,
} from '../../axis-and-allies/combats';
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { computeDetectionLimit, computeDetectionValue, listSearchers } from '../detection/detection';
import { battlesNumbers } from '../battles/rules';
import { getPowerAdjective } from '../wording';
import type { Member } from './forces';
import { createStepHead } from './step-kinds';

/** A group of submarines and the counter that is 1 once it is detected; no counter if the enemy has no destroyer. */
export interface DetectionTarget {
  readonly member: Member;
  readonly tracked: GroupCounters;
  readonly detected?: number;
}

/** The submarines of a side. Counters for their detection are added to the list. */
export function createDetectionTargets(
  battle: SeaBattle,
  side: BattleSide,
  groups: readonly GroupCounters[],
  members: readonly Member[],
  list: CounterList,
): readonly DetectionTarget[] {
  const isSearched = listSearchers(battle, getOtherSide(side)).length > 0;
  return groups.flatMap((tracked, index): DetectionTarget[] => {
    const member = members[index]!;
    if (tracked.group.domain !== 'submarine') return [];
    if (!isSearched) return [{ member, tracked }];
    const { name, title } = tracked.group;
    return [{ member, tracked, detected: list.add(`${side}.${name}.detected`, `${title} detected, ${side}`, 1) }];
  });
}

/** The dice of the destroyers that search for these submarines. Each power rolls separately, and every die counts against every group. */
export function createDetectionSteps(
  battle: SeaBattle,
  side: BattleSide,
  targets: readonly DetectionTarget[],
  header: Header,
): readonly Step[] {
  if (targets.length === 0) return [];
  const searchingSide = getOtherSide(side);
  const searchers = listSearchers(battle, searchingSide);
  return searchers.flatMap(({ power, count }) => {
    const head = createStepHead(`detection.${searchingSide}`, searchers.length > 1 ? power : undefined);
    const searchTargets = targets.flatMap(({ member: { unit }, tracked, detected }): SearchTarget[] => {
      if (detected === undefined) return [];
      const value = computeDetectionValue(battle, side, unit, power, header);
      const upTo = computeDetectionLimit(battle, side, unit, power, header);
      const title = `the ${tracked.group.title}`;
      const labelled = targets.length > 1 ? { ...value, label: `${value.label} against ${title}` } : value;
      return [{ title, foundCounter: detected, value: labelled, upTo }];
    });
    const nation = searchers.length > 1 && power !== undefined ? getPowerAdjective(power) : undefined;
    const nationNote = nation === undefined ? '' : ` (${nation})`;
    const { sides } = battlesNumbers['unit-values'];
    const owner = nation === undefined ? '' : `${nation} `;
    const destroyers = { count, singular: `${owner}destroyer`, plural: `${owner}destroyers` };
    const searchRoll: SearchRoll = {
      // If several powers search, their destroyers are named by power, because each has its own detection value.
      head: nation === undefined ? head : { ...head, title: `${nation} destroyers search` },
      numbersTitle: `Detection values${nationNote}`,
      by: searchingSide,
      listSearchers: () => [destroyers],
      dice: count,
      sides,
      targets: searchTargets,
      verb: 'Detects',
    };
    return [createSearchNumbers(searchRoll), createSearchDice(searchRoll)];
  });
}

/** The name of the switch that is on while a group is undetected. */
export function getUndetectedSwitchName({ side, group }: GroupCounters): string {
  return `${side}.${group.name}.undetected`;
}

/** The switches of undetected groups. */
export function listUndetectedSwitches(targets: readonly DetectionTarget[]): readonly Switch[] {
  return targets.flatMap(({ tracked, detected }) =>
    detected === undefined
      ? []
      : [
          {
            name: getUndetectedSwitchName(tracked),
            title: `the ${tracked.group.title} of the ${tracked.side} are undetected`,
            read: (state) => 1 - state[detected]!,
          },
        ],
  );
}

/** After the first cycle detection no longer matters. */
export function createDetectionEnd(
  targets: readonly DetectionTarget[],
  isBattleOngoing: (state: State) => boolean,
): readonly Update[] {
  const marginalises = targets.flatMap(({ detected }) => (detected === undefined ? [] : [detected]));
  if (marginalises.length === 0) return [];
  return [
    {
      kind: 'update',
      ...createStepHead('detection-over'),
      when: isBattleOngoing,
      apply: (state) => state,
      marginalises,
    },
  ];
}

/** The detection of each group: 1 or 0. */
export function createDetectionMeasures(targets: readonly DetectionTarget[]): readonly Measure[] {
  return targets.flatMap(({ tracked: { side, group }, detected }) =>
    detected === undefined
      ? []
      : [
          {
            path: ['detected', side, group.name],
            title: `${group.title} detected, ${side}`,
            read: (state) => state[detected]!,
            subject: { kind: 'event' },
            readAfterStep: createStepHead('detection-over').id,
          },
        ],
  );
}
