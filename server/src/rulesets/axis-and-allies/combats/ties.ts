/** Groups with the same rank in the order of losses: the first in the file is hit first. Reported if it made a difference. */
import { createFileOrderBasis } from '../../../engine/amount';
import type { State, Update } from '../../../engine/combat';
import { formatList, capitalize } from '../../../model/wording';
import { battleSides } from '../data';
import type { BattleDefinition, SideOfBattle } from './battle';
import { countRemaining, countHidden, type Board, type GroupCounters } from './board';
import { findTies, type Tie } from './losses';
import { createStepHead } from './step-kinds';

/** The ties of a side as sentences; undefined if there are none. */
export function formatTies({ groups, losses }: SideOfBattle): string | undefined {
  const ties = findTies(groups, losses).map((tie) => tie.groups.map((index) => groups[index]!.title));
  const groupLists = [...new Set(ties.map((titles) => formatList(titles)))];
  return groupLists.length === 0 ? undefined : groupLists.map(formatTie).join(' ');
}

function formatTie(groups: string): string {
  return `${capitalize(groups)} come at the same place: of these the first in the file is hit first.`;
}

/** Reports at the end of a battle that file order decided who was hit; empty without ties. */
export function createTieSteps(battle: BattleDefinition, board: Board): readonly Update[] {
  const ties = battleSides.flatMap((side) =>
    findTies(battle[side].groups, battle[side].losses).map((tie) => ({
      tie,
      groups: tie.groups.map((index) => board.groups[side][index]!),
    })),
  );
  if (ties.length === 0) return [];
  const findDecisiveTies = (state: State): readonly (readonly string[])[] =>
    ties
      .filter(({ tie, groups }) => isDecisive(tie, groups, state))
      .map(({ groups }) => groups.map(({ group }) => group.title));
  return [
    {
      kind: 'update',
      ...createStepHead('file-order'),
      when: (state) => findDecisiveTies(state).length > 0,
      apply: (state) => state,
      remark: (state) => [...new Set(findDecisiveTies(state).map((titles) => formatTie(formatList(titles))))].join(' '),
      bases: (state) => findDecisiveTies(state).map(createFileOrderBasis),
    },
  ];
}

/** True if a group was hit while a later group of the tie could have been hit instead. */
function isDecisive(tie: Tie, groups: readonly GroupCounters[], state: State): boolean {
  const firstHit = groups.findIndex((tracked) => wasHit(tie, tracked, state));
  return firstHit >= 0 && groups.slice(firstHit + 1).some((tracked) => isSpared(tie, tracked, state));
}

function wasHit({ damages }: Tie, tracked: GroupCounters, state: State): boolean {
  const { group, standing } = tracked;
  return (damages ? state[standing[0]]! : countRemaining(tracked, state)) < group.count;
}

function isSpared({ damages }: Tie, tracked: GroupCounters, state: State): boolean {
  return (damages ? state[tracked.standing[0]]! : countRemaining(tracked, state) - countHidden(tracked, state)) > 0;
}
