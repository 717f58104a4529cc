/** Hovers on search: the dice of a side, the contribution of each combat group, and the probability that a group is found. */
import type { Ids } from '../../../model/ids';
import { valueAt } from '../../../model/place';
import { defineHoverOnItems, listAmounts, cite, pluralize, formatPercent, capitalize, type AwawHover } from '../kit';
import {
  isFastCarrier,
  type CombatGroup,
  type NavalRound,
  type RoundSide,
  type Scenario,
  type Search,
  type Side,
} from '../data';
import { resolveUnits } from '../force';
import { computeStrengthAmount } from '../hover-amounts';
import { getGroupSpeed } from '../task-forces/task-force';
import { formatUnit } from '../wording';
import { roundNumbers } from './rules';
import { isActive, getSearchDice } from './search';

const enemySide = { attacker: 'defender', defender: 'attacker' } as const;

export const searchHover = defineHoverOnItems(
  'searches',
  ['', 'id', 'round', 'attacker', 'attacker.search', 'attacker.search.*'],
  ({ item: search, scenario, ids }) => {
    const dice = getSearchDice(search.attacker, search.defender, search.round ?? 1, scenario, ids);
    return {
      title: 'Search',
      text: `Each die that shows the number of an enemy group is a search result on it: it buys one air strike, or a fleet combat with a distant group${cite('search')}.`,
      ...listAmounts([{ amount: dice, totalNote: formatFindChance(dice.total) }]),
      rules: ['search', 'combat-groups'],
    };
  },
);

export const navalRoundHover: AwawHover = {
  patterns: [
    ...['', '.id', '.number'].map((member) => `navalRounds.*${member}`),
    ...(['attacker', 'defender'] as const).flatMap((side) =>
      ['', '.search', '.search.*'].map((member) => `navalRounds.*.${side}${member}`),
    ),
  ],
  explain: (scenario, ids, { path }) => {
    const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
    if (round === undefined) return undefined;
    const { number = 1, attacker, defender } = round;
    const describeSideDice = (ownSide: RoundSide, enemy: RoundSide, side: string) => {
      const searchAmount = getSearchDice(ownSide, enemy, number, scenario, ids);
      return {
        amount: { ...searchAmount, label: `search dice of the ${side}` },
        totalNote: formatFindChance(searchAmount.total),
      };
    };
    return {
      title: `Round ${number} of naval combat`,
      text: `Combat groups with numbers up to ${number} are active, the others distant${cite('combat-groups')}. The order is search, air strikes, fleet combat, submarine attacks${cite('round-order')}.`,
      ...listAmounts([
        describeSideDice(attacker, defender, 'attacker'),
        describeSideDice(defender, attacker, 'defender'),
      ]),
      rules: ['round-order', 'search'],
    };
  },
};

export const combatGroupHover: AwawHover = {
  patterns: ['navalRounds', 'searches'].flatMap((list) =>
    ['attacker', 'defender'].flatMap((side) =>
      ['', '.number', '.reducedEffectiveness', '.cargo', '.screened'].map(
        (member) => `${list}.*.${side}.groups.*${member}`,
      ),
    ),
  ),
  explain: (scenario, ids, { path }) => {
    const [list, index, side, , groupIndex] = path as [string, number, Side, string, number];
    const combat = valueAt(scenario, [list, index]) as NavalRound | Search | undefined;
    const group = combat?.[side].groups[groupIndex];
    if (combat === undefined || group === undefined) return undefined;
    const round = (list === 'searches' ? (combat as Search).round : (combat as NavalRound).number) ?? 1;
    return explainGroup(combat, side, group, round, scenario, ids);
  },
};

function explainGroup(
  combat: NavalRound | Search,
  side: Side,
  group: CombatGroup,
  round: number,
  scenario: Scenario,
  ids: Ids,
) {
  const ownSide = combat[side];
  const enemy = combat[enemySide[side]];
  const units = resolveUnits({ nation: ownSide.nation, ...group }, ids);
  const carriers = units.filter(({ unit }) => isFastCarrier(unit)).map(({ unit }) => formatUnit(unit));
  const speed = getGroupSpeed(units, scenario, group.cargo);
  const dice = countGroupDice(ownSide, group, round, scenario, ids);
  const enemyDice = getSearchDice(enemy, ownSide, round, scenario, ids).total;
  const isGroupActive = isActive(group, round);
  const sentences = [
    `${isGroupActive ? 'Active' : 'Distant'} in round ${round}${cite('combat-groups')}${speed === undefined ? '' : `, ${speed.speed}`}.`,
    dice > 0
      ? `It brings a search die${cite('search')}.`
      : isGroupActive
        ? `It brings no search die: that takes ${roundNumbers.search.strongFrom} undamaged naval factors${cite('search')}.`
        : `It brings no search die: that takes a fast carrier that can operate${cite('search')}.`,
    `The enemy has ${pluralize(enemyDice, 'search die', 'search dice')} and finds it ${formatPercent(1 - (5 / 6) ** enemyDice)} of the time.`,
    isGroupActive
      ? 'Active groups fight active ones without a search result.'
      : 'Only a search result lets an active, fast group fight it.',
    `If it is found, the enemy learns that it has ${pluralize(carriers.length, 'fast carrier')}, its speed, its cargo, and whether it has at least ${roundNumbers.search.strongFrom} factors.`,
  ];
  return {
    title: capitalize(`combat group ${group.number} of the ${side}`),
    text: sentences.join(' '),
    ...listAmounts([{ amount: computeStrengthAmount('naval factors', units, scenario) }]),
    rules: ['combat-groups', 'search'],
  };
}

/** The search dice that a group contributes, without enemy codebreaking. */
function countGroupDice(ownSide: RoundSide, group: CombatGroup, round: number, scenario: Scenario, ids: Ids): number {
  const countDice = (groups: CombatGroup[]) =>
    getSearchDice({ ...ownSide, groups }, { groups: [] }, round, scenario, ids).total;
  return countDice([group]) - countDice([]);
}

/** Formats the probability that at least one die shows the number of a group. */
function formatFindChance(dice: number): string {
  return `each enemy group is found ${formatPercent(1 - (5 / 6) ** dice)} of the time`;
}
