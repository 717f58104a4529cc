/** Hovers on units in a sea battle: their values, their part in detection, and how easily submarines are detected. */
import type { Basis } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import { otherSide } from '../../axis-and-allies/data';
import { unitPatterns, unitsAt, type UnitsHere } from '../../axis-and-allies/sea-battle/hover-here';
import { battleshipFireIn } from '../anti-aircraft/fire';
import type { AirType, Group, Scenario, SeaBattle, SeaType } from '../data';
import {
  chanceDetected,
  detectedBy,
  detectionValue,
  searchersOf,
  submarinesOf,
  type Submarines,
} from '../detection/detection';
import { onItems } from '../hover-here';
import { cite, paragraph, percent, shown, toHit, type Shown } from '../hover-words';
import { numbers } from '../numbers';
import { decisive } from '../options';
import type { RuleId } from '../rules';
import { costOf, diceOf, domainOf, hitsOf, valueOf } from '../values';
import { counted, powerAdjective, powerName, unitsInWords } from '../wording';

export interface UnitHere extends UnitsHere<Group> {
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
}

/** One piece of information about units. */
export interface Note {
  readonly text?: string | undefined;
  readonly parts?: readonly Shown[];
  readonly rules?: readonly RuleId[];
  readonly basis?: Basis | undefined;
}

export const unitHover = onUnits(['', 'id', 'type', 'count'], (here) => [
  worthNote(here),
  valueNote(here),
  submarineNote(here),
  destroyerNote(here),
  aircraftNote(here),
]);

export function onUnits(members: readonly string[], notes: (here: UnitHere) => readonly (Note | undefined)[]) {
  const prefix = 'seaBattles.*.'.length;
  return onItems(
    'seaBattles',
    unitPatterns(members).map((pattern) => pattern.slice(prefix)),
    ({ scenario, item, path }) => {
      const found = unitsAt<Group>(item, ['seaBattles', 0, ...path]);
      return found && explanation({ ...found, battle: item, scenario }, notes);
    },
  );
}

function explanation(here: UnitHere, notes: (here: UnitHere) => readonly (Note | undefined)[]): Explanation {
  const said = notes(here).filter((note) => note !== undefined);
  return {
    title: titleOf(here),
    text: paragraph(...said.map(({ text }) => text)),
    ...shown(said.flatMap(({ parts = [] }) => parts)),
    rules: said.flatMap(({ rules = [] }) => rules),
    bases: said.flatMap(({ basis }) => basis ?? []),
  };
}

/** `5 submarines of Germany (wolfpack)`. */
function titleOf({ units: { type, count, power, id } }: UnitHere): string {
  const owner = power === undefined ? '' : ` of ${powerName(power)}`;
  return `${unitsInWords(type as SeaType, count)}${owner}${id === undefined ? '' : ` (${id})`}`;
}

function worthNote({ units: { type: word, count }, scenario }: UnitHere): Note {
  const type = word as SeaType;
  const cost = costOf(type, scenario);
  const together = count > 1 ? `, ${cost * count} together` : '';
  const twice = hitsOf(type) > 1 ? ` It takes ${hitsOf(type)} hits${cite('battleship-damage')}.` : '';
  return { text: `Worth ${counted(cost, 'IPC')}${count > 1 ? ' each' : ''}${together}${cite('unit-values')}.${twice}` };
}

function valueNote({ units, side, scenario }: UnitHere): Note {
  const type = units.type as SeaType;
  const dice = diceOf({ type, power: units.power }, side, scenario);
  const targets = domainOf(type) === 'submarine' ? `Submarines never hit aircraft${cite('targets')}.` : undefined;
  return {
    text: targets,
    parts: [toHit(valueOf(units, side, scenario)), ...(dice.total > 1 ? [{ amount: dice }] : [])],
  };
}

/** The detection of submarines: their value against the destroyers of each power, and the chance. */
export function submarineNote({ units, battle, side, scenario }: UnitHere): Note | undefined {
  if (units.type !== 'sub') return undefined;
  const searchers = searchersOf(battle, otherSide(side));
  if (searchers.length === 0) {
    const text = `The ${otherSide(side)} has no destroyer: they stay undetected${cite('no-destroyer-no-detection')}.`;
    return {
      text: `${text} ${undetectedSentence}`,
      rules: ['starts-undetected', 'no-destroyer-no-detection', ...undetectedRules],
    };
  }
  const parts = searchers.map(({ power, count }) => ({
    amount: detectionValue(battle, side, units, power, scenario),
    verdict: searchVerdict(count, detectedBy(battle, side, units, power, scenario)),
  }));
  const chance = percent(chanceDetected(battle, side, units, scenario));
  return {
    text: `The chance that they are detected is ${chance}${cite('detected', 'detection-by-nation')}. ${undetectedSentence}`,
    parts,
    rules: ['starts-undetected', 'detected', 'detection-by-nation', ...undetectedRules],
    basis: decisive(scenario, ['detectedGroups'], (under) => chanceDetected(battle, side, units, under)),
  };
}

const undetectedRules = ['undetected-first-strike', 'undetected-dive'] as const;

const undetectedSentence = `Undetected they strike first in the first cycle, and may dive after opening fire${cite(...undetectedRules)}.`;

/** `3 destroyers detect on 2 or less: 70.4%`. */
function searchVerdict(count: number, limit: number): string {
  const { sides } = numbers['unit-values'];
  const chance = percent(1 - (1 - limit / sides) ** count);
  return `${unitsInWords('dd', count)} ${count === 1 ? 'detects' : 'detect'} on ${limit} or less: ${chance}`;
}

/** The detection values that destroyers roll against. */
function destroyerNote({ units: { type, power }, battle, side, scenario }: UnitHere): Note | undefined {
  if (type !== 'dd') return undefined;
  const enemy = otherSide(side);
  const groups = submarinesOf(battle, enemy);
  if (groups.length === 0) return undefined;
  const parts = groups.map((group) => ({
    amount: detectionValue(battle, enemy, group, power, scenario),
    verdict: `against ${groupName(group)}: detects on ${detectedBy(battle, enemy, group, power, scenario)} or less`,
  }));
  return {
    text: `Each rolls one die for detection before opening fire of the first cycle${cite('detection-rolls')}. While one is there, detected submarines may not submerge, and what they hit fires back${cite('detected-submarines', 'destroyer-effects')}.`,
    parts,
    rules: ['only-destroyers-detect', 'detection-rolls', 'detected-submarines', 'destroyer-effects'],
  };
}

function groupName({ id, power, count }: Submarines): string {
  return id ?? `${power === undefined ? '' : `${powerAdjective(power)} `}${count === 1 ? 'submarine' : 'submarines'}`;
}

/** Aircraft help the destroyers of their own power, and battleships with combined arms fire at them. */
function aircraftNote({ units: { type, power }, battle, side, scenario }: UnitHere): Note | undefined {
  if (domainOf(type as SeaType) !== 'air') return undefined;
  const own = searchersOf(battle, side).some((searchers) => searchers.power === power);
  const hunted = submarinesOf(battle, otherSide(side)).length > 0;
  const whose = power === undefined ? '' : `${powerAdjective(power)} `;
  const help = !hunted
    ? undefined
    : own
      ? `They help the ${whose}destroyers to detect submarines${cite('air-modifier')}.`
      : `There are no ${whose}destroyers here that they could help to detect submarines${cite('air-modifier')}.`;
  const fire = side === 'attacker' ? battleshipFireIn(battle, scenario) : undefined;
  if (fire === undefined) return { text: help };
  const shots = `A battleship of ${powerName(fire.power ?? '')} fires at each of them in opening fire of the first cycle${cite('battleship-anti-aircraft', 'one-battleship-fires')}.`;
  return { text: paragraph(help, shots), parts: [toHit(fire.hitsOn({ type: type as AirType, power }))] };
}
