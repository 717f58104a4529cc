/** Hovers on units in a battle: their values and their part in the search. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { otherSide } from '../../axis-and-allies/data';
import { listUnitPatterns, unitsAt, type UnitsAtPath } from '../../axis-and-allies/sea-battle/hover-context';
import { powerName } from '../../axis-and-allies/wording';
import type { Group, Scenario, SeaBattle, UnitCount, UnitType } from '../data';
import { resolveDepth } from '../depths/depth';
import { explainDepth, depthTitle } from '../depths/hover-depth';
import { formatAnyChance, explainValue } from '../hover-amounts';
import { optionBasis } from '../options';
import { computeAnyChance, computeDetection, hiddenDepthsIn } from '../search/search';
import { canSearch, isSearchOptional, findSearchProhibition, countSearchers, isSearching } from '../search/searchers';
import {
  listAmounts,
  cite,
  pluralize,
  formatPercent,
  capitalize,
  formatSigned,
  type RuleId,
  type DepthHover,
} from '../kit';
import { formatProhibition } from '../wording';
import { unitTypes } from './unit-types';
import { getCost, getHits, isSubmarine } from './units';
import { droppedModifiers } from './values';

/** The units under the cursor. */
interface UnitContext extends UnitsAtPath<Group> {
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
}

/** A hover on members of units in battles, in either form. The empty path is the units themselves. */
function onUnits(members: readonly string[], explain: (context: UnitContext) => Explanation | undefined): DepthHover {
  return {
    at: listUnitPatterns(members),
    explain: (scenario, _, { path }) => {
      const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
      const match = battle && unitsAt<Group>(battle, path);
      return match && explain({ ...match, battle, scenario });
    },
  };
}

export const unitHover = onUnits(
  ['', 'id', 'type', 'count', 'modifiers', 'modifiers.*', 'modifiers.*.*'],
  (context) => {
    const { units: unit, side, scenario } = context;
    const part = side === 'attacker' ? 'attack' : 'defense';
    return {
      title: formatTitle(context),
      text: [
        costSentence(unit, scenario),
        ...droppedSentences(context),
        searchSentence(context),
        depthSentence(context),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
      ...listAmounts([explainValue(unit, part, scenario)]),
      rules: ['unit-values', ...depthRules(unit, scenario), ...searchRules(context)],
    };
  },
);

export const depthHover = onUnits(['depth'], ({ units: unit, battle, side, scenario }) => {
  const type = unit.type as UnitType;
  if (!isSubmarine(type)) {
    return { title: 'Depth', text: `Only submarines have a depth${cite('depths')}.`, amounts: [], rules: ['depths'] };
  }
  const resolved = resolveDepth(unit.group, unit.power, scenario);
  const depthContext = {
    type,
    resolved,
    ...(unit.id === undefined ? {} : { id: unit.id }),
    ...(unit.group === undefined ? {} : { group: unit.group }),
    attacks: side === 'attacker',
    ...(side === 'defender' ? { defends: battle } : {}),
  };
  return explainDepth(depthTitle(resolved.depth), depthContext, scenario);
});

export const searchesHover = onUnits(['searches', 'from', 'alsoIn', 'alsoIn.*'], (context) => {
  const { battle, scenario } = context;
  const present = hiddenDepthsIn(battle, scenario);
  const searchers = countSearchers(battle, scenario);
  const parts = present.map((depth) => ({
    amount: computeDetection(depth, present, scenario),
    verdict: formatAnyChance(searchers, computeAnyChance(depth, searchers, present, scenario)),
  }));
  return {
    title: formatTitle(context),
    text: searchSentence(context) ?? explainNoSearch(context),
    ...listAmounts(parts),
    rules: ['searchers', 'searcher-moved-in', ...searchRules(context)],
    bases: isSearchOptional(context.units.type as UnitType) ? [optionBasis('alsoSearch')] : [],
  };
});

function formatTitle({ units: { type, count, power, id } }: UnitContext): string {
  const { singular, plural } = unitTypes[type as UnitType];
  const owner = power === undefined ? '' : ` of ${powerName(power)}`;
  return `${capitalize(pluralize(count, singular, plural))}${owner}${id === undefined ? '' : ` (${id})`}`;
}

function costSentence({ type, count }: UnitCount, scenario: Scenario): string {
  const unit = type as UnitType;
  const [hits, cost] = [getHits(unit, scenario), getCost(unit, scenario)];
  const price =
    cost === undefined ? 'the price is not known' : `worth ${pluralize(cost, 'IPC')}${count > 1 ? ' each' : ''}`;
  const hitsNote = hits > 1 ? `, each takes ${hits} hits` : '';
  return `${capitalize(price)}${hitsNote}${count > 1 && cost !== undefined ? `, ${cost * count} together` : ''}${cite('unit-values')}.`;
}

function droppedSentences({ units: unit, side, scenario }: UnitContext): string[] {
  return droppedModifiers(unit, side === 'attacker' ? 'attack' : 'defense', scenario).map(
    ({ dropped, for: instead }) =>
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
function searchSentence({ units: unit, battle, side, scenario }: UnitContext): string | undefined {
  if (side === otherSide('attacker') || !canSearch(unit.type as UnitType, scenario)) return undefined;
  const prohibition = findSearchProhibition(unit, battle, scenario);
  const many = unit.count > 1;
  if (prohibition !== undefined)
    return `${many ? 'They do' : 'It does'} not search: ${formatProhibition(prohibition)}.`;
  const present = hiddenDepthsIn(battle, scenario);
  const they = many ? 'They' : 'It';
  if (present.length === 0) return `${they} may search, but there is nothing to find.`;
  if (!isSearching(unit, battle, scenario))
    return `${they} may search, and by ${many ? 'their orders they do' : 'its orders it does'} not${cite('search-before-combat')}.`;
  const chances = present.map((depth) => {
    const { total } = computeDetection(depth, present, scenario);
    return `${total} or less finds what is ${depth === 'periscope' ? 'at periscope depth' : 'submerged'} (${formatPercent(computeAnyChance(depth, unit.count, present, scenario))})`;
  });
  const [search, fight] = many ? ['They search', 'they fight'] : ['It searches', 'it fights'];
  return `${search} with ${pluralize(unit.count, 'die', 'dice')}${cite('search-rolls')}: ${chances.join('; ')}. Then ${fight} here, and nowhere else${cite('searchers-fight', 'searchers-fight-here-only')}.`;
}

/** The rules that let attacking units search; empty if they do not. */
function searchRules({ units: unit, battle, side, scenario }: UnitContext): readonly RuleId[] {
  const hides = hiddenDepthsIn(battle, scenario).length > 0;
  return side === 'attacker' && hides && isSearching(unit, battle, scenario)
    ? ['search-rolls', 'searchers-fight', 'searchers-fight-here-only']
    : [];
}

function depthRules({ type, group, power }: UnitCount, scenario: Scenario): readonly RuleId[] {
  return isSubmarine(type as UnitType) ? [resolveDepth(group, power, scenario).rule] : [];
}

function depthSentence({ units: unit, scenario }: UnitContext): string | undefined {
  if (!isSubmarine(unit.type as UnitType)) return undefined;
  const { depth, rule } = resolveDepth(unit.group, unit.power, scenario);
  return `Its depth: ${depthTitle(depth).toLowerCase()}${cite(rule)}.`;
}
