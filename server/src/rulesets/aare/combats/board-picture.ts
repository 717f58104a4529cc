/** The board of a sea battle: who hits with what, and who detects whom. */
import type { Combat } from '../../../engine/combat';
import { readMeasure, type Picture } from '../../../model/picture';
import { createBattlePicture, createSearchLinks, type BattleRow } from '../../axis-and-allies/combats/board-picture';
import { battleSides, getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { computeDetectionChance } from '../detection/detection';
import { formatZone } from '../wording';
import { createMembers, type Member } from './forces';

const rows: readonly BattleRow<Member>[] = [
  { title: 'In the air', scene: 'air', contains: ({ group }) => group.domain === 'air' },
  { title: 'On the surface', scene: 'surface', contains: ({ group }) => group.domain === 'surface' },
  { title: 'Submarines', scene: 'periscope', contains: ({ group }) => group.domain === 'submarine' },
];

export function drawSeaBattle(battle: SeaBattle, header: Header, combat: Combat): Picture {
  const members = createMembers(battle, header);
  const listDestroyers = (side: BattleSide) => members[side].filter(({ group }) => group.isDestroyer);
  return createBattlePicture(combat, {
    title: `The battle in ${formatZone(battle)}`,
    members,
    rows,
    links: battleSides.flatMap((side) =>
      members[getOtherSide(side)]
        .filter(({ group }) => group.domain === 'submarine')
        .flatMap((target) =>
          createSearchLinks(
            side,
            listDestroyers(side),
            [target],
            computeDetectionChance(battle, getOtherSide(side), target.unit, header),
            `detection.${side}`,
          ),
        ),
    ),
    readHidden(side, { group }) {
      if (group.domain !== 'submarine' || listDestroyers(getOtherSide(side)).length === 0) return undefined;
      const countDetected = readMeasure(combat, 'detected', side, group.name);
      return (state) => countDetected(state) === 0;
    },
    canUndetectedStrikeFirst: true,
  });
}
