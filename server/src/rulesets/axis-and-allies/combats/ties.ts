/** Groups with the same rank in the order of losses: the first in the file is hit first. Reported if it made a difference. */
import { fileOrder } from '../../../engine/amount';
import type { State, Update } from '../../../engine/combat';
import { listed, sentence } from '../../../model/wording';
import { battleSides } from '../data';
import type { SeaBattle, SideOfBattle } from './battle';
import { left, stayedHidden, type Board, type GroupCounters } from './board';
import { tiesIn, type Tie } from './losses';
import { statement } from './statements';

/** The ties of a side as sentences; undefined if there are none. */
export function tiesInWords({ groups, losses }: SideOfBattle): string | undefined {
  const ties = tiesIn(groups, losses).map((tie) => tie.groups.map((index) => groups[index]!.title));
  const told = [...new Set(ties.map((titles) => listed(titles)))];
  return told.length === 0 ? undefined : told.map(sentenceOf).join(' ');
}

function sentenceOf(groups: string): string {
  return `${sentence(groups)} come at the same place: of these the first in the file is hit first.`;
}

/** Reports at the end of a battle that file order decided who was hit; empty without ties. */
export function tieSteps(battle: SeaBattle, board: Board): readonly Update[] {
  const ties = battleSides.flatMap((side) =>
    tiesIn(battle[side].groups, battle[side].losses).map((tie) => ({
      tie,
      groups: tie.groups.map((index) => board.groups[side][index]!),
    })),
  );
  if (ties.length === 0) return [];
  const decided = (state: State): readonly (readonly string[])[] =>
    ties
      .filter(({ tie, groups }) => isDecisive(tie, groups, state))
      .map(({ groups }) => groups.map(({ group }) => group.title));
  return [
    {
      kind: 'update',
      ...statement('file-order'),
      when: (state) => decided(state).length > 0,
      apply: (state) => state,
      remark: (state) => [...new Set(decided(state).map((titles) => sentenceOf(listed(titles))))].join(' '),
      bases: (state) => decided(state).map(fileOrder),
    },
  ];
}

/** True if a group was hit while a later group of the tie could have been hit instead. */
function isDecisive(tie: Tie, groups: readonly GroupCounters[], state: State): boolean {
  const first = groups.findIndex((tracked) => wasHit(tie, tracked, state));
  return first >= 0 && groups.slice(first + 1).some((tracked) => isSpared(tie, tracked, state));
}

function wasHit({ damages }: Tie, tracked: GroupCounters, state: State): boolean {
  const { group, standing } = tracked;
  return (damages ? state[standing[0]]! : left(tracked, state)) < group.count;
}

function isSpared({ damages }: Tie, tracked: GroupCounters, state: State): boolean {
  return (damages ? state[tracked.standing[0]]! : left(tracked, state) - stayedHidden(tracked, state)) > 0;
}
