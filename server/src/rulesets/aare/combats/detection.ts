/** Detection before the first cycle: who is found, and what that closes afterwards. */
import type { Measure, State, Step, Switch, Update } from '../../../engine/combat';
import {
  searchDice,
  searchNumbers,
  type CounterList,
  type GroupCounters,
  type Searchers,
  type Sought,
} from '../../axis-and-allies/combats';
import { otherSide, type BattleSide } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { detectedBy, detectionValue, searchersOf } from '../detection/detection';
import { numbers } from '../numbers';
import { powerAdjective } from '../wording';
import type { Member } from './forces';
import { statement } from './statements';

/** A group of submarines, and the counter that is 1 once it is detected; without one no enemy destroyer can. */
export interface Quarry {
  readonly member: Member;
  readonly tracked: GroupCounters;
  readonly detected?: number;
}

/** The submarines of a side; what is detected is counted in the list. */
export function quarriesOf(
  battle: SeaBattle,
  side: BattleSide,
  groups: readonly GroupCounters[],
  members: readonly Member[],
  list: CounterList,
): readonly Quarry[] {
  const searched = searchersOf(battle, otherSide(side)).length > 0;
  return groups.flatMap((tracked, index): Quarry[] => {
    const member = members[index]!;
    if (tracked.group.domain !== 'submarine') return [];
    if (!searched) return [{ member, tracked }];
    const { name, title } = tracked.group;
    return [{ member, tracked, detected: list.add(`${side}.${name}.detected`, `${title} detected, ${side}`, 1) }];
  });
}

/** The dice of the destroyers that look for these submarines: those of each power apart, all judged against every group. */
export function detectionSteps(
  battle: SeaBattle,
  side: BattleSide,
  quarries: readonly Quarry[],
  header: Header,
): readonly Step[] {
  if (quarries.length === 0) return [];
  const by = otherSide(side);
  const searchers = searchersOf(battle, by);
  return searchers.flatMap(({ power, count }) => {
    const head = statement(`detection.${by}`, searchers.length > 1 ? power : undefined);
    const sought = quarries.flatMap(({ member: { unit }, tracked, detected }): Sought[] => {
      if (detected === undefined) return [];
      const value = detectionValue(battle, side, unit, power, header);
      const upTo = detectedBy(battle, side, unit, power, header);
      const title = `the ${tracked.group.title}`;
      const labelled = quarries.length > 1 ? { ...value, what: `${value.what} against ${title}` } : value;
      return [{ title, found: detected, value: labelled, upTo }];
    });
    const nation = searchers.length > 1 && power !== undefined ? powerAdjective(power) : undefined;
    const whose = nation === undefined ? '' : ` (${nation})`;
    const { sides } = numbers['unit-values'];
    const rolled: Searchers = {
      // Where several powers search, their destroyers are named by power: each has a detection value of its own.
      head: nation === undefined ? head : { ...head, title: `${nation} destroyers search` },
      numbers: `Detection values${whose}`,
      ...{ by, dice: count, sides, sought, verb: 'Detects' },
    };
    return [searchNumbers(rolled), searchDice(rolled)];
  });
}

/** The name of the switch that says that a group has not been detected. */
export function undetectedSwitch({ side, group }: GroupCounters): string {
  return `${side}.${group.name}.undetected`;
}

/** Which groups have not been detected. */
export function undetectedSwitches(quarries: readonly Quarry[]): readonly Switch[] {
  return quarries.flatMap(({ tracked, detected }) =>
    detected === undefined
      ? []
      : [
          {
            name: undetectedSwitch(tracked),
            title: `the ${tracked.group.title} of the ${tracked.side} are undetected`,
            read: (state) => 1 - state[detected]!,
          },
        ],
  );
}

/** After the first cycle it is of no matter any more who was detected. */
export function detectionOver(quarries: readonly Quarry[], goesOn: (state: State) => boolean): readonly Update[] {
  const marginalises = quarries.flatMap(({ detected }) => (detected === undefined ? [] : [detected]));
  if (marginalises.length === 0) return [];
  return [{ kind: 'update', ...statement('detection-over'), when: goesOn, apply: (state) => state, marginalises }];
}

/** Whether each group was detected: 1 or 0. */
export function detectionMeasures(quarries: readonly Quarry[]): readonly Measure[] {
  return quarries.flatMap(({ tracked: { side, group }, detected }) =>
    detected === undefined
      ? []
      : [
          {
            path: ['detected', side, group.name],
            title: `${group.title} detected, ${side}`,
            read: (state) => state[detected]!,
            of: { kind: 'event' },
            readAt: statement('detection-over').id,
          },
        ],
  );
}
