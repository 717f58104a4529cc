/** Hovers on a sea battle and its sides, their forces and losses, and on table dice. */
import type { Combat } from '../../../engine/combat';
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { formatTies } from '../../axis-and-allies/combats';
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import { countUnits, listPowers, getUnits, type UnitCount } from '../../axis-and-allies/forces';
import { explainDice } from '../../axis-and-allies/sea-battle/hover-dice';
import { revisedUnits } from '../../axis-and-allies/units';
import { listCombats } from '../combats';
import { createBattle, createMembers } from '../combats/forces';
import { createSeaBattle } from '../combats/sea-battle';
import type { Header, SeaBattle, SeaType, UnitType } from '../data';
import { computeDetectionRolls, listSearchers, listSubmarines } from '../detection/detection';
import { formatDetection } from '../detection/hover';
import { defineHoverOnItems, cite, listAmounts, type AareHover } from '../kit';
import { getCost, ownTable } from '../values';
import {
  pluralize,
  formatList,
  getPowerAdjective,
  capitalize,
  formatSide,
  formatUnit,
  formatUnitCount,
  formatZoneTitle,
} from '../wording';

/** The order of losses as a numbered list; undefined if the side has nothing to lose. */
function formatLossOrder({ losses }: Combat, side: string): string | undefined {
  const titles = (losses?.[side] ?? []).map(({ title }) => title);
  const order = titles.filter((title, index) => title !== titles[index - 1]);
  if (order.length === 0) return undefined;
  return order.map((title, index) => `${index + 1}. ${title}`).join('\n');
}

export const battleHover = defineHoverOnItems('seaBattles', ['', 'id', 'seaZone'], ({ item, scenario }) => ({
  title: `Sea battle: ${formatZoneTitle(item)}`,
  text: [
    formatForces(item, 'attacker', scenario),
    formatForces(item, 'defender', scenario),
    ...listDetectionTexts(item, scenario),
  ].join('\n\n'),
  ...listAmounts(findHuntedSides(item).map((side) => ({ amount: computeDetectionRolls(item, getOtherSide(side)) }))),
  rules: ['sea-battle-forces', 'starts-undetected'],
}));

export const sideHover = defineHoverOnItems(
  'seaBattles',
  ['attacker', 'attacker.power', 'defender', 'defender.power'],
  ({ item, scenario, path }) => {
    const side = path[0] as BattleSide;
    return {
      title: capitalize(formatSide(side)),
      text: [formatForces(item, side, scenario), ...formatDetection(item, side, scenario)].join('\n\n'),
      ...listAmounts(listSearchers(item, side).length > 0 ? [{ amount: computeDetectionRolls(item, side) }] : []),
      rules: ['sea-battle-forces'],
    };
  },
);

export const lossesHover = defineHoverOnItems(
  'seaBattles',
  ['attacker', 'defender'].flatMap((side) => [`${side}.orders.losses`, `${side}.orders.losses.*`]),
  ({ item, scenario, path }) => {
    const side = path[0] as BattleSide;
    const explanation = explainLosses(createSeaBattle(item, scenario), side);
    const ties = formatTies(createBattle(item, createMembers(item, scenario))[side]);
    return ties === undefined ? explanation : { ...explanation, text: `${explanation.text}\n\n${ties}` };
  },
);

/** The sides whose submarines are searched for by enemy destroyers. */
function findHuntedSides(battle: SeaBattle): readonly BattleSide[] {
  return (['attacker', 'defender'] as const).filter(
    (side) => listSubmarines(battle, side).length > 0 && listSearchers(battle, getOtherSide(side)).length > 0,
  );
}

function formatForces(battle: SeaBattle, side: BattleSide, header: Header): string {
  const units = getUnits(battle, side);
  if (units.length === 0) return `${capitalize(formatSide(side))} has no units.`;
  const unitsByPower = new Map(listPowers(units).map((power): [typeof power, UnitCount[]] => [power, []]));
  for (const unit of units) unitsByPower.get(unit.power)!.push(unit);
  const names = [...unitsByPower].flatMap(([power, ownUnits]) => {
    const types = [...new Set(ownUnits.map(({ type }) => type as SeaType))];
    return types.map((type) => formatForce(type, countUnits(ownUnits, type), power));
  });
  const totalCost = units.reduce((sum, { type, count }) => sum + count * getCost(type as SeaType, header), 0);
  return `${capitalize(formatSide(side))}: ${formatList(names)}, ${pluralize(totalCost, 'IPC')} in all.`;
}

/** `3 American destroyers`. */
function formatForce(type: SeaType, count: number, power: string | undefined): string {
  if (power === undefined) return formatUnitCount(type, count);
  return formatUnitCount(type, count).replace(' ', ` ${getPowerAdjective(power)} `);
}

function listDetectionTexts(battle: SeaBattle, header: Header): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((side) => formatDetection(battle, side, header));
}

export const ownUnitHover: AareHover = {
  patterns: ['units.*', 'units.*.*'],
  explain: (scenario, _, { path }) => {
    const type = path[1] as UnitType;
    const ownValues = scenario.units?.[type] ?? {};
    const changes = (['attack', 'defense', 'move', 'cost'] as const)
      .filter((value) => ownValues[value] !== undefined)
      .map((value) => `${value} ${ownValues[value]} instead of ${revisedUnits[type][value]}`);
    // Ends in a full stop, which is moved behind the citation below.
    const text =
      changes.length === 0 ? 'All values are those of Axis & Allies Revised.' : `${capitalize(formatList(changes))}.`;
    return {
      title: `Own values of ${formatUnit(type)}`,
      text: `${text.replace(/\.$/, '')}${cite('unit-values')}.`,
      amounts: [],
      rules: ['unit-values'],
      bases: [ownTable],
    };
  },
};

export function explainLosses(combat: Combat, side: BattleSide): Explanation {
  const order = formatLossOrder(combat, side);
  const text =
    order === undefined
      ? `${capitalize(formatSide(side))} has no units.`
      : `A hit takes the first of these that is there and that it may hit${cite('order-of-loss', 'targets')}:\n\n${order}`;
  return { title: `Losses of ${formatSide(side)}`, text, amounts: [], rules: ['order-of-loss', 'targets'] };
}

const combatLists = [
  'seaBattles',
  'bombardments',
  'strategicBombingRaids',
  'rocketStrikes',
  'kamikazeMissions',
  'flyOvers',
];

export const diceHover: AareHover = {
  patterns: combatLists.flatMap((list) => [`${list}.*.dice.*`, `${list}.*.dice.*.*`]),
  explain: (scenario, _, { path }) => {
    const item = valueAt(scenario, path.slice(0, 2));
    const label = path[3];
    if (typeof label !== 'string') return undefined;
    const scenarioCombat = listCombats(scenario).find(({ object }) => object === item);
    return scenarioCombat && explainDice(scenarioCombat.build(), label);
  },
};
