/** Hovers on units in a sea battle: their values, their part in detection, and how easily submarines are detected. */
import type { Basis } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import { getOtherSide } from '../../axis-and-allies/data';
import { listUnitPatterns, findUnitsAt, type UnitsAtPath } from '../../axis-and-allies/sea-battle/hover-context';
import { defineHoverOnItems, cite, formatPercent, listAmounts, type HoverAmount, type RuleId } from '../kit';
import { findBattleshipFireIn } from '../anti-aircraft/fire';
import type { AirType, Group, Scenario, SeaBattle, SeaType } from '../data';
import {
  computeDetectionChance,
  computeDetectionLimit,
  computeDetectionValue,
  listSearchers,
  listSubmarines,
  type Submarines,
} from '../detection/detection';
import { joinSentences, withDieChance } from '../hover-wording';
import { battlesNumbers } from './rules';
import { findDecisiveOption } from '../options';
import { getCost, computeDice, getDomain, getHits, computeValue } from '../values';
import { pluralize, getPowerAdjective, formatPower, formatUnitCount } from '../wording';

export interface UnitContext extends UnitsAtPath<Group> {
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
}

/** One piece of information about units. */
export interface Note {
  readonly text?: string | undefined;
  readonly parts?: readonly HoverAmount[];
  readonly rules?: readonly RuleId[];
  readonly basis?: Basis | undefined;
}

export const unitHover = defineHoverOnUnits(['', 'id', 'type', 'count'], (context) => [
  explainCost(context),
  explainValue(context),
  explainSubmarines(context),
  explainDestroyers(context),
  explainAircraft(context),
]);

export function defineHoverOnUnits(
  members: readonly string[],
  listNotes: (context: UnitContext) => readonly (Note | undefined)[],
) {
  const prefix = 'seaBattles.*.'.length;
  return defineHoverOnItems(
    'seaBattles',
    listUnitPatterns(members).map((pattern) => pattern.slice(prefix)),
    ({ scenario, item, path }) => {
      const match = findUnitsAt<Group>(item, ['seaBattles', 0, ...path]);
      return match && explainUnits({ ...match, battle: item, scenario }, listNotes);
    },
  );
}

function explainUnits(
  context: UnitContext,
  listNotes: (unitContext: UnitContext) => readonly (Note | undefined)[],
): Explanation {
  const definedNotes = listNotes(context).filter((note) => note !== undefined);
  return {
    title: formatTitle(context),
    text: joinSentences(...definedNotes.map(({ text }) => text)),
    ...listAmounts(definedNotes.flatMap(({ parts = [] }) => parts)),
    rules: definedNotes.flatMap(({ rules = [] }) => rules),
    bases: definedNotes.flatMap(({ basis }) => basis ?? []),
  };
}

/** `5 submarines of Germany (wolfpack)`. */
function formatTitle({ units: { type, count, power, id } }: UnitContext): string {
  const owner = power === undefined ? '' : ` of ${formatPower(power)}`;
  return `${formatUnitCount(type as SeaType, count)}${owner}${id === undefined ? '' : ` (${id})`}`;
}

function explainCost({ units: { type: word, count }, scenario }: UnitContext): Note {
  const type = word as SeaType;
  const cost = getCost(type, scenario);
  const totalNote = count > 1 ? `, ${cost * count} together` : '';
  const hitsNote = getHits(type) > 1 ? ` It takes ${getHits(type)} hits${cite('battleship-damage')}.` : '';
  return {
    text: `Worth ${pluralize(cost, 'IPC')}${count > 1 ? ' each' : ''}${totalNote}${cite('unit-values')}.${hitsNote}`,
  };
}

function explainValue({ units, side, scenario }: UnitContext): Note {
  const type = units.type as SeaType;
  const dice = computeDice({ type, power: units.power }, side, scenario);
  const targets = getDomain(type) === 'submarine' ? `Submarines never hit aircraft${cite('targets')}.` : undefined;
  return {
    text: targets,
    parts: [withDieChance(computeValue(units, side, scenario)), ...(dice.total > 1 ? [{ amount: dice }] : [])],
  };
}

/** The detection of submarines: their value against the destroyers of each power, and the chance. */
export function explainSubmarines({ units, battle, side, scenario }: UnitContext): Note | undefined {
  if (units.type !== 'sub') return undefined;
  const searchers = listSearchers(battle, getOtherSide(side));
  if (searchers.length === 0) {
    const text = `The ${getOtherSide(side)} has no destroyer: they stay undetected${cite('no-destroyer-no-detection')}.`;
    return {
      text: `${text} ${undetectedSentence}`,
      rules: ['starts-undetected', 'no-destroyer-no-detection', ...undetectedRules],
    };
  }
  const parts = searchers.map(({ power, count }) => ({
    amount: computeDetectionValue(battle, side, units, power, scenario),
    totalNote: formatSearchTotalNote(count, computeDetectionLimit(battle, side, units, power, scenario)),
  }));
  const chance = formatPercent(computeDetectionChance(battle, side, units, scenario));
  return {
    text: `The chance that they are detected is ${chance}${cite('detected', 'detection-by-nation')}. ${undetectedSentence}`,
    parts,
    rules: ['starts-undetected', 'detected', 'detection-by-nation', ...undetectedRules],
    basis: findDecisiveOption(scenario, ['detectedGroups'], (variantHeader) =>
      computeDetectionChance(battle, side, units, variantHeader),
    ),
  };
}

const undetectedRules = ['undetected-first-strike', 'undetected-dive'] as const;

const undetectedSentence = `Undetected they strike first in the first cycle, and may dive after opening fire${cite(...undetectedRules)}.`;

/** `3 destroyers detect on 2 or less: 70.4%`. */
function formatSearchTotalNote(count: number, limit: number): string {
  const { sides } = battlesNumbers['unit-values'];
  const chance = formatPercent(1 - (1 - limit / sides) ** count);
  return `${formatUnitCount('dd', count)} ${count === 1 ? 'detects' : 'detect'} on ${limit} or less: ${chance}`;
}

/** The detection values that destroyers roll against. */
function explainDestroyers({ units: { type, power }, battle, side, scenario }: UnitContext): Note | undefined {
  if (type !== 'dd') return undefined;
  const enemy = getOtherSide(side);
  const groups = listSubmarines(battle, enemy);
  if (groups.length === 0) return undefined;
  const parts = groups.map((group) => ({
    amount: computeDetectionValue(battle, enemy, group, power, scenario),
    totalNote: `against ${formatGroup(group)}: detects on ${computeDetectionLimit(battle, enemy, group, power, scenario)} or less`,
  }));
  return {
    text: `Each rolls one die for detection before opening fire of the first cycle${cite('detection-rolls')}. While one is there, detected submarines may not submerge, and what they hit fires back${cite('detected-submarines', 'destroyer-effects')}.`,
    parts,
    rules: ['only-destroyers-detect', 'detection-rolls', 'detected-submarines', 'destroyer-effects'],
  };
}

function formatGroup({ id, power, count }: Submarines): string {
  return (
    id ?? `${power === undefined ? '' : `${getPowerAdjective(power)} `}${count === 1 ? 'submarine' : 'submarines'}`
  );
}

/** Aircraft help the destroyers of their own power, and battleships with combined arms fire at them. */
function explainAircraft({ units: { type, power }, battle, side, scenario }: UnitContext): Note | undefined {
  if (getDomain(type as SeaType) !== 'air') return undefined;
  const hasOwnDestroyers = listSearchers(battle, side).some((searchers) => searchers.power === power);
  const hasTargets = listSubmarines(battle, getOtherSide(side)).length > 0;
  const adjective = power === undefined ? '' : `${getPowerAdjective(power)} `;
  const help = !hasTargets
    ? undefined
    : hasOwnDestroyers
      ? `They help the ${adjective}destroyers to detect submarines${cite('air-modifier')}.`
      : `There are no ${adjective}destroyers here that they could help to detect submarines${cite('air-modifier')}.`;
  const fire = side === 'attacker' ? findBattleshipFireIn(battle, scenario) : undefined;
  if (fire === undefined) return { text: help };
  const shots = `A battleship of ${formatPower(fire.power ?? '')} fires at each of them in opening fire of the first cycle${cite('battleship-anti-aircraft', 'one-battleship-fires')}.`;
  return {
    text: joinSentences(help, shots),
    parts: [withDieChance(fire.computeHitThreshold({ type: type as AirType, power }))],
  };
}
