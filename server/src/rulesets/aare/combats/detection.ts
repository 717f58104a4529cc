/** Detection before the first cycle, and its effects. */
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

/** A group of submarines and the counter that is 1 once it is detected; no counter if the enemy has no destroyer. */
export interface Quarry {
  readonly member: Member;
  readonly tracked: GroupCounters;
  readonly detected?: number;
}

/** The submarines of a side. Counters for their detection are added to the list. */
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

/** The dice of the destroyers that search for these submarines. Each power rolls separately, and every die counts against every group. */
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
      // If several powers search, their destroyers are named by power, because each has its own detection value.
      head: nation === undefined ? head : { ...head, title: `${nation} destroyers search` },
      numbers: `Detection values${whose}`,
      ...{ by, dice: count, sides, sought, verb: 'Detects' },
    };
    return [searchNumbers(rolled), searchDice(rolled)];
  });
}

/** The name of the switch that is on while a group is undetected. */
export function undetectedSwitch({ side, group }: GroupCounters): string {
  return `${side}.${group.name}.undetected`;
}

/** The switches of undetected groups. */
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

/** After the first cycle detection no longer matters. */
export function detectionOver(quarries: readonly Quarry[], goesOn: (state: State) => boolean): readonly Update[] {
  const marginalises = quarries.flatMap(({ detected }) => (detected === undefined ? [] : [detected]));
  if (marginalises.length === 0) return [];
  return [{ kind: 'update', ...statement('detection-over'), when: goesOn, apply: (state) => state, marginalises }];
}

/** The detection of each group: 1 or 0. */
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
