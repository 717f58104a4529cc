/** Hovers on a sea battle and its sides: their forces and their losses. */
import type { Combat } from '../../../engine/combat';
import type { Explanation } from '../../../model/ruleset';
import { tiesInWords } from '../../axis-and-allies/combats';
import { otherSide, type BattleSide } from '../../axis-and-allies/data';
import { countOf, powersOf, unitsOf } from '../../axis-and-allies/forces';
import { orderOfLoss } from '../../axis-and-allies/sea-battle/hover-losses';
import { revisedUnits } from '../../axis-and-allies/units';
import { battleOf, membersOf } from '../combats/forces';
import { seaBattle } from '../combats/sea-battle';
import type { Header, SeaBattle, SeaType, UnitType } from '../data';
import { searchersAmount, searchersOf, submarinesOf } from '../detection/detection';
import { detectionText } from '../detection/hover';
import { onItems, type AareHover } from '../hover-here';
import { cite, shown } from '../hover-words';
import { costOf, ownTable } from '../values';
import { counted, listed, powerAdjective, sentence, sideName, unitName, unitsInWords, zoneTitle } from '../wording';

export const battleHover = onItems('seaBattles', ['', 'id', 'seaZone'], ({ item, scenario }) => ({
  title: `Sea battle: ${zoneTitle(item)}`,
  text: [
    forcesText(item, 'attacker', scenario),
    forcesText(item, 'defender', scenario),
    ...detectionTexts(item, scenario),
  ].join('\n\n'),
  ...shown(hunted(item).map((side) => ({ amount: searchersAmount(item, otherSide(side)) }))),
  rules: ['sea-battle-forces', 'starts-undetected'],
}));

export const sideHover = onItems(
  'seaBattles',
  ['attacker', 'attacker.power', 'defender', 'defender.power'],
  ({ item, scenario, path }) => {
    const side = path[0] as BattleSide;
    return {
      title: sentence(sideName(side)),
      text: [forcesText(item, side, scenario), ...detectionText(item, side, scenario)].join('\n\n'),
      ...shown(searchersOf(item, side).length > 0 ? [{ amount: searchersAmount(item, side) }] : []),
      rules: ['sea-battle-forces'],
    };
  },
);

export const lossesHover = onItems(
  'seaBattles',
  ['attacker', 'defender'].flatMap((side) => [`${side}.orders.losses`, `${side}.orders.losses.*`]),
  ({ item, scenario, path }) => {
    const side = path[0] as BattleSide;
    const explanation = lossesExplanation(seaBattle(item, scenario), side);
    const ties = tiesInWords(battleOf(item, membersOf(item, scenario))[side]);
    return ties === undefined ? explanation : { ...explanation, text: `${explanation.text}\n\n${ties}` };
  },
);

/** The sides whose submarines are searched for by enemy destroyers. */
function hunted(battle: SeaBattle): readonly BattleSide[] {
  return (['attacker', 'defender'] as const).filter(
    (side) => submarinesOf(battle, side).length > 0 && searchersOf(battle, otherSide(side)).length > 0,
  );
}

function forcesText(battle: SeaBattle, side: BattleSide, header: Header): string {
  const units = unitsOf(battle, side);
  if (units.length === 0) return `${sentence(sideName(side))} has no units.`;
  const names = powersOf(units).flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    const types = [...new Set(own.map(({ type }) => type as SeaType))];
    return types.map((type) => forceInWords(type, countOf(own, type), power));
  });
  const worth = units.reduce((sum, { type, count }) => sum + count * costOf(type as SeaType, header), 0);
  return `${sentence(sideName(side))}: ${listed(names)}, ${counted(worth, 'IPC')} in all.`;
}

/** `3 American destroyers`. */
function forceInWords(type: SeaType, count: number, power: string | undefined): string {
  if (power === undefined) return unitsInWords(type, count);
  return unitsInWords(type, count).replace(' ', ` ${powerAdjective(power)} `);
}

function detectionTexts(battle: SeaBattle, header: Header): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((side) => detectionText(battle, side, header));
}

export const ownUnitHover: AareHover = {
  at: ['units.*', 'units.*.*'],
  explain: (scenario, _, { path }) => {
    const type = path[1] as UnitType;
    const own = scenario.units?.[type] ?? {};
    const changed = (['attack', 'defense', 'move', 'cost'] as const)
      .filter((value) => own[value] !== undefined)
      .map((value) => `${value} ${own[value]} instead of ${revisedUnits[type][value]}`);
    const text =
      changed.length === 0 ? 'All values are those of Axis & Allies Revised.' : `${sentence(listed(changed))}.`;
    return {
      title: `Own values of ${unitName(type)}`,
      text: `${text.replace(/\.$/, '')}${cite('unit-values')}.`,
      amounts: [],
      rules: ['unit-values'],
      bases: [ownTable],
    };
  },
};

export function lossesExplanation(combat: Combat, side: BattleSide): Explanation {
  const order = orderOfLoss(combat, side);
  const text =
    order === undefined
      ? `${sentence(sideName(side))} has no units.`
      : `A hit takes the first of these that is there and that it may hit${cite('order-of-loss', 'targets')}:\n\n${order}`;
  return { title: `Losses of ${sideName(side)}`, text, amounts: [], rules: ['order-of-loss', 'targets'] };
}
