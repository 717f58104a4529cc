/** Hovers on units in a battle: their values and their part in the search. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { counted, percent, sentence, signed } from '../../../model/wording';
import { otherSide } from '../../axis-and-allies/data';
import { unitPatterns, unitsAt, type UnitsHere } from '../../axis-and-allies/sea-battle/hover-here';
import { powerName } from '../../axis-and-allies/wording';
import type { Group, Scenario, SeaBattle, UnitCount, UnitType } from '../data';
import { depthOf } from '../depths/depth';
import { depthExplanation, depthTitle } from '../depths/hover-depth';
import { anyInWords, shown, valueShown } from '../hover-parts';
import { optionBasis } from '../options';
import type { RuleId } from '../rules';
import { chanceOfAny, detectionAmount, hiddenDepthsIn } from '../search/search';
import { canSearch, mayAlsoSearch, searchBar, searcherCount, searches } from '../search/searchers';
import type { DepthHover } from '../vocabulary';
import { cite, whyNot } from '../wording';
import { unitTypes } from './unit-types';
import { costOf, hitsOf, isSubmarine } from './units';
import { droppedModifiers } from './values';

/** The units under the cursor. */
interface UnitHere extends UnitsHere<Group> {
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
}

/** A hover on members of units in battles, in either form. The empty path is the units themselves. */
function onUnits(members: readonly string[], explain: (here: UnitHere) => Explanation | undefined): DepthHover {
  return {
    at: unitPatterns(members),
    explain: (scenario, _, { path }) => {
      const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
      const found = battle && unitsAt<Group>(battle, path);
      return found && explain({ ...found, battle, scenario });
    },
  };
}

export const unitHover = onUnits(['', 'id', 'type', 'count', 'modifiers', 'modifiers.*', 'modifiers.*.*'], (here) => {
  const { units: unit, side, scenario } = here;
  const part = side === 'attacker' ? 'attack' : 'defense';
  return {
    title: titleOf(here),
    text: [worthSentence(unit, scenario), ...droppedSentences(here), searchSentence(here), depthSentence(here)]
      .filter((text) => text !== undefined)
      .join(' '),
    ...shown([valueShown(unit, part, scenario)]),
    rules: ['unit-values', ...depthRules(unit, scenario), ...searchRules(here)],
  };
});

export const depthHover = onUnits(['depth'], ({ units: unit, battle, side, scenario }) => {
  const type = unit.type as UnitType;
  if (!isSubmarine(type)) {
    return { title: 'Depth', text: `Only submarines have a depth${cite('depths')}.`, amounts: [], rules: ['depths'] };
  }
  const known = depthOf(unit.group, unit.power, scenario);
  const here = {
    type,
    known,
    ...(unit.id === undefined ? {} : { id: unit.id }),
    ...(unit.group === undefined ? {} : { group: unit.group }),
    attacks: side === 'attacker',
    ...(side === 'defender' ? { defends: battle } : {}),
  };
  return depthExplanation(depthTitle(known.depth), here, scenario);
});

export const searchesHover = onUnits(['searches', 'from', 'alsoIn', 'alsoIn.*'], (here) => {
  const { battle, scenario } = here;
  const present = hiddenDepthsIn(battle, scenario);
  const searchers = searcherCount(battle, scenario);
  const parts = present.map((depth) => ({
    amount: detectionAmount(depth, present, scenario),
    verdict: anyInWords(searchers, chanceOfAny(depth, searchers, present, scenario)),
  }));
  return {
    title: titleOf(here),
    text: searchSentence(here) ?? whyNever(here),
    ...shown(parts),
    rules: ['searchers', 'searcher-moved-in', ...searchRules(here)],
    bases: mayAlsoSearch(here.units.type as UnitType) ? [optionBasis('alsoSearch')] : [],
  };
});

function titleOf({ units: { type, count, power, id } }: UnitHere): string {
  const { one, many } = unitTypes[type as UnitType];
  const owner = power === undefined ? '' : ` of ${powerName(power)}`;
  return `${sentence(counted(count, one, many))}${owner}${id === undefined ? '' : ` (${id})`}`;
}

function worthSentence({ type, count }: UnitCount, scenario: Scenario): string {
  const unit = type as UnitType;
  const [hits, cost] = [hitsOf(unit, scenario), costOf(unit, scenario)];
  const price =
    cost === undefined ? 'the price is not known' : `worth ${counted(cost, 'IPC')}${count > 1 ? ' each' : ''}`;
  const taken = hits > 1 ? `, each takes ${hits} hits` : '';
  return `${sentence(price)}${taken}${count > 1 && cost !== undefined ? `, ${cost * count} together` : ''}${cite('unit-values')}.`;
}

function droppedSentences({ units: unit, side, scenario }: UnitHere): string[] {
  return droppedModifiers(unit, side === 'attacker' ? 'attack' : 'defense', scenario).map(
    ({ dropped, for: instead }) =>
      `${dropped.what} (${signed(dropped.by)}) does not count: ${instead.what} (${signed(instead.by)}) does${cite('bonus-not-cumulative')}.`,
  );
}

/** Explains why units never search. */
function whyNever({ units: { type }, side }: UnitHere): string {
  const who =
    side === 'attacker' ? 'Fighters, tactical bombers, bombers and destroyers search' : 'The attacker searches';
  const what = side === 'attacker' ? unitTypes[type as UnitType].many : 'the defender';
  return `${who}${cite('searchers')}, not ${what}.`;
}

/** The part of attacking units in the search; undefined for defenders and for units that never search. */
function searchSentence({ units: unit, battle, side, scenario }: UnitHere): string | undefined {
  if (side === otherSide('attacker') || !canSearch(unit.type as UnitType, scenario)) return undefined;
  const bar = searchBar(unit, battle, scenario);
  const many = unit.count > 1;
  if (bar !== undefined) return `${many ? 'They do' : 'It does'} not search: ${whyNot(bar)}.`;
  const present = hiddenDepthsIn(battle, scenario);
  const they = many ? 'They' : 'It';
  if (present.length === 0) return `${they} may search, but there is nothing to find.`;
  if (!searches(unit, battle, scenario))
    return `${they} may search, and by ${many ? 'their orders they do' : 'its orders it does'} not${cite('search-before-combat')}.`;
  const chances = present.map((depth) => {
    const { total } = detectionAmount(depth, present, scenario);
    return `${total} or less finds what is ${depth === 'periscope' ? 'at periscope depth' : 'submerged'} (${percent(chanceOfAny(depth, unit.count, present, scenario))})`;
  });
  const [search, fight] = many ? ['They search', 'they fight'] : ['It searches', 'it fights'];
  return `${search} with ${counted(unit.count, 'die', 'dice')}${cite('search-rolls')}: ${chances.join('; ')}. Then ${fight} here, and nowhere else${cite('searchers-fight', 'searchers-fight-here-only')}.`;
}

/** The rules that let attacking units search; empty if they do not. */
function searchRules({ units: unit, battle, side, scenario }: UnitHere): readonly RuleId[] {
  const hides = hiddenDepthsIn(battle, scenario).length > 0;
  return side === 'attacker' && hides && searches(unit, battle, scenario)
    ? ['search-rolls', 'searchers-fight', 'searchers-fight-here-only']
    : [];
}

function depthRules({ type, group, power }: UnitCount, scenario: Scenario): readonly RuleId[] {
  return isSubmarine(type as UnitType) ? [depthOf(group, power, scenario).rule] : [];
}

function depthSentence({ units: unit, scenario }: UnitHere): string | undefined {
  if (!isSubmarine(unit.type as UnitType)) return undefined;
  const { depth, rule } = depthOf(unit.group, unit.power, scenario);
  return `Its depth: ${depthTitle(depth).toLowerCase()}${cite(rule)}.`;
}
