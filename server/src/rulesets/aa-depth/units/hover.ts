/** Hovers on units, their values and their part in the search, on the unit table, and on own values. */
import { createAmount, type Amount } from '../../../engine/amount';
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { listUnitPatterns, findUnitsAt, type UnitsAtPath } from '../../axis-and-allies/sea-battle/hover-context';
import { formatPower } from '../../axis-and-allies/wording';
import type { Group, Scenario, SeaBattle, UnitCount, UnitType, Depth, Header } from '../data';
import { resolveDepth, depths } from '../depths/depth';
import { explainDepth, formatDepthTitle } from '../depths/hover-depth';
import { formatAnyChance, explainValue, addDieChance } from '../hover-amounts';
import {
  listAmounts,
  cite,
  pluralize,
  formatPercent,
  capitalize,
  formatSigned,
  type RuleId,
  type DepthHover,
  formatList,
} from '../kit';
import { createOptionBasis } from '../options';
import { computeAnyChance, computeDetection, listHiddenDepths } from '../search/search';
import { canSearch, isSearchOptional, findSearchProhibition, countSearchers, isSearching } from '../search/searchers';
import { formatProhibition } from '../wording';
import { unitTypes } from './unit-types';
import {
  getCost,
  getHits,
  isSubmarine,
  getBaseValue,
  hasKnownValues,
  listKnownTypes,
  getMovement,
  getDieSides,
  getUnitTable,
} from './units';
import { listDroppedModifiers, computeValueAtDepth } from './values';

/** The units under the cursor. */
interface UnitContext extends UnitsAtPath<Group> {
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
}

/** A hover on members of units in battles, in either form. The empty path is the units themselves. */
function defineHoverOnUnits(
  members: readonly string[],
  explain: (context: UnitContext) => Explanation | undefined,
): DepthHover {
  return {
    patterns: listUnitPatterns(members),
    explain: (scenario, _, { path }) => {
      const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
      const match = battle && findUnitsAt<Group>(battle, path);
      return match && explain({ ...match, battle, scenario });
    },
  };
}

export const unitHover = defineHoverOnUnits(
  ['', 'id', 'type', 'count', 'modifiers', 'modifiers.*', 'modifiers.*.*'],
  (context) => {
    const { units: unit, side, scenario } = context;
    const kind = side === 'attacker' ? 'attack' : 'defense';
    return {
      title: formatTitle(context),
      text: [
        formatCost(unit, scenario),
        ...listDroppedSentences(context),
        formatSearch(context),
        describeDepth(context),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
      ...listAmounts([explainValue(unit, kind, scenario)]),
      rules: ['unit-values', ...listDepthRules(unit, scenario), ...listSearchRules(context)],
    };
  },
);

export const depthHover = defineHoverOnUnits(['depth'], ({ units: unit, battle, side, scenario }) => {
  const type = unit.type as UnitType;
  if (!isSubmarine(type)) {
    return { title: 'Depth', text: `Only submarines have a depth${cite('depths')}.`, amounts: [], rules: ['depths'] };
  }
  const resolvedDepth = resolveDepth(unit.group, unit.power, scenario);
  const depthContext = {
    type,
    resolved: resolvedDepth,
    ...(unit.id === undefined ? {} : { id: unit.id }),
    ...(unit.group === undefined ? {} : { group: unit.group }),
    isAttacking: side === 'attacker',
    ...(side === 'defender' ? { defenseBattle: battle } : {}),
  };
  return explainDepth(formatDepthTitle(resolvedDepth.depth), depthContext, scenario);
});

export const searchesHover = defineHoverOnUnits(['searches', 'from', 'alsoIn', 'alsoIn.*'], (context) => {
  const { battle, scenario } = context;
  const present = listHiddenDepths(battle, scenario);
  const searchers = countSearchers(battle, scenario);
  const amounts = present.map((depth) => ({
    amount: computeDetection(depth, present, scenario),
    totalNote: formatAnyChance(searchers, computeAnyChance(depth, searchers, present, scenario)),
  }));
  return {
    title: formatTitle(context),
    text: formatSearch(context) ?? explainNoSearch(context),
    ...listAmounts(amounts),
    rules: ['searchers', 'searcher-moved-in', ...listSearchRules(context)],
    bases: isSearchOptional(context.units.type as UnitType) ? [createOptionBasis('alsoSearch')] : [],
  };
});

function formatTitle({ units: { type, count, power, id } }: UnitContext): string {
  const { singular, plural } = unitTypes[type as UnitType];
  const owner = power === undefined ? '' : ` of ${formatPower(power)}`;
  return `${capitalize(pluralize(count, singular, plural))}${owner}${id === undefined ? '' : ` (${id})`}`;
}

function formatCost({ type, count }: UnitCount, scenario: Scenario): string {
  const unitType = type as UnitType;
  const [hits, cost] = [getHits(unitType, scenario), getCost(unitType, scenario)];
  const price =
    cost === undefined ? 'the price is not known' : `worth ${pluralize(cost, 'IPC')}${count > 1 ? ' each' : ''}`;
  const hitsNote = hits > 1 ? `, each takes ${hits} hits` : '';
  return `${capitalize(price)}${hitsNote}${count > 1 && cost !== undefined ? `, ${cost * count} together` : ''}${cite('unit-values')}.`;
}

function listDroppedSentences({ units: unit, side, scenario }: UnitContext): string[] {
  return listDroppedModifiers(unit, side === 'attacker' ? 'attack' : 'defense', scenario).map(
    ({ dropped, replacement: instead }) =>
      `${dropped.label} (${formatSigned(dropped.by)}) does not count: ${instead.label} (${formatSigned(instead.by)}) does${cite('bonus-not-cumulative')}.`,
  );
}

/** Explains why units never search. */
function explainNoSearch({ units: { type }, side }: UnitContext): string {
  const who =
    side === 'attacker' ? 'Fighters, tactical bombers, bombers and destroyers search' : 'The attacker searches';
  const others = side === 'attacker' ? unitTypes[type as UnitType].plural : 'the defender';
  return `${who}${cite('searchers')}, not ${others}.`;
}

/** The part of attacking units in the search; undefined for defenders and for units that never search. */
function formatSearch({ units: unit, battle, side, scenario }: UnitContext): string | undefined {
  if (side === 'defender' || !canSearch(unit.type as UnitType, scenario)) return undefined;
  const prohibition = findSearchProhibition(unit, battle, scenario);
  const isPlural = unit.count > 1;
  if (prohibition !== undefined)
    return `${isPlural ? 'They do' : 'It does'} not search: ${formatProhibition(prohibition)}.`;
  const present = listHiddenDepths(battle, scenario);
  const they = isPlural ? 'They' : 'It';
  if (present.length === 0) return `${they} may search, but there is nothing to find.`;
  if (!isSearching(unit, battle, scenario))
    return `${they} may search, and by ${isPlural ? 'their orders they do' : 'its orders it does'} not${cite('search-before-combat')}.`;
  const chances = present.map((depth) => {
    const { total } = computeDetection(depth, present, scenario);
    return `${total} or less finds what is ${depth === 'periscope' ? 'at periscope depth' : 'submerged'} (${formatPercent(computeAnyChance(depth, unit.count, present, scenario))})`;
  });
  const [search, fight] = isPlural ? ['They search', 'they fight'] : ['It searches', 'it fights'];
  return `${search} with ${pluralize(unit.count, 'die', 'dice')}${cite('search-rolls')}: ${chances.join('; ')}. Then ${fight} here, and nowhere else${cite('searchers-fight', 'searchers-fight-here-only')}.`;
}

/** The rules that let attacking units search; empty if they do not. */
function listSearchRules({ units: unit, battle, side, scenario }: UnitContext): readonly RuleId[] {
  const hasHidden = listHiddenDepths(battle, scenario).length > 0;
  return side === 'attacker' && hasHidden && isSearching(unit, battle, scenario)
    ? ['search-rolls', 'searchers-fight', 'searchers-fight-here-only']
    : [];
}

function listDepthRules({ type, group, power }: UnitCount, scenario: Scenario): readonly RuleId[] {
  return isSubmarine(type as UnitType) ? [resolveDepth(group, power, scenario).rule] : [];
}

function describeDepth({ units: unit, scenario }: UnitContext): string | undefined {
  if (!isSubmarine(unit.type as UnitType)) return undefined;
  const { depth, rule } = resolveDepth(unit.group, unit.power, scenario);
  return `Its depth: ${formatDepthTitle(depth).toLowerCase()}${cite(rule)}.`;
}

export const unitTableHover: DepthHover = {
  patterns: ['unitTable', 'units'],
  explain: (scenario) => {
    const { title, basis } = getUnitTable(scenario);
    const rows = listKnownTypes(scenario).map(
      (type) => `| ${unitTypes[type].singular} | ${formatCells(type, scenario).join(' | ')} |`,
    );
    const head = '| unit | attack | defence | IPC | hits |\n|---|---|---|---|---|';
    const houseTableNote =
      basis === undefined ? '' : ' It is a house table: the same chances on another die, not a game’s own numbers.';
    return {
      title: capitalize(title),
      text: `A d${getDieSides(scenario)} hits with the value or less${cite('unit-values')}. The table sets values only: battles are fought as in Revised (LHTR).${houseTableNote}${rows.length === 0 ? ' Give your units under `units`.' : `\n\n${[head, ...rows].join('\n')}`}`,
      amounts: [],
      rules: ['unit-values'],
      bases: basis === undefined ? [] : [basis],
    };
  },
};

function formatCells(type: UnitType, header: Header): (string | number)[] {
  const getValue = (kind: 'attack' | 'defense'): number => getBaseValue(type, kind, header).by;
  return [getValue('attack'), getValue('defense'), getCost(type, header) ?? 'not known', getHits(type, header)];
}

export const ownValuesHover: DepthHover = {
  patterns: ['units.*', 'units.*.*'],
  explain: (scenario, _, { path }) => {
    const type = path[1] as UnitType;
    const { singular } = unitTypes[type];
    const [cost, move] = [getCost(type, scenario), getMovement(type, scenario)];
    const missing = hasKnownValues(type, scenario)
      ? ''
      : ' The unit table does not have it: give both attack and defence.';
    const facts = [
      cost === undefined ? 'its price is not known' : `it costs ${pluralize(cost, 'IPC')}`,
      `takes ${pluralize(getHits(type, scenario), 'hit')}`,
      ...(move === undefined ? [] : [`moves ${pluralize(move.by, 'space')}`]),
    ];
    return {
      title: capitalize(singular),
      text: `${capitalize(formatList(facts))}${cite('unit-values')}.${missing}`,
      ...listAmounts(computeValues(type, scenario).map((value) => addDieChance(value, scenario))),
      rules: ['unit-values'],
    };
  },
};

/** Attack and defence of a type; for a submarine, at each depth at which it fights. */
function computeValues(type: UnitType, header: Header): Amount[] {
  const fightingDepths: readonly (Depth | undefined)[] = isSubmarine(type)
    ? depths.filter((depth) => depth !== 'silent')
    : [undefined];
  return fightingDepths.flatMap((depth) =>
    (['attack', 'defense'] as const).map((kind) => {
      const value = computeValueAtDepth(type, kind, depth, header);
      const depthNote = depth === undefined ? '' : `, ${formatDepthTitle(depth).toLowerCase()}`;
      return createAmount(`${value.label}${depthNote}`, value.base, value.changes);
    }),
  );
}
