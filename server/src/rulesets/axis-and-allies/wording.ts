/** Names in messages, hovers and combats of the Axis & Allies rulesets. */
import { convertKeyToName, getOwn } from '../../model/wording';
import type { BattleSide, Phase, SeaBattle } from './data';

export { pluralize, formatList, formatPercent, capitalize, addArticle } from '../../model/wording';

const powerNames: Readonly<Record<string, string>> = { us: 'the US', usa: 'the USA', uk: 'the UK', ussr: 'the USSR' };

/** A power by its key, inside a sentence: `germany` is Germany, `uk` the UK. */
export function formatPower(power: string): string {
  return getOwn(powerNames, power) ?? convertKeyToName(power);
}

const adjectives: Readonly<Record<string, string>> = {
  germany: 'German',
  japan: 'Japanese',
  italy: 'Italian',
  uk: 'British',
  us: 'American',
  usa: 'American',
  ussr: 'Soviet',
  france: 'French',
  china: 'Chinese',
  anzac: 'ANZAC',
};

/** The adjective of a power: `German`, `Japanese`; its name if no adjective is known. */
export function getPowerAdjective(power: string): string {
  return getOwn(adjectives, power) ?? formatPower(power);
}

const phaseNames: Readonly<Record<Phase, string>> = {
  research: 'Develop Weapons',
  'purchase-units': 'Purchase Units',
  'combat-move': 'Combat Move',
  'conduct-combat': 'Conduct Combat',
  'noncombat-move': 'Noncombat Move',
  'mobilize-units': 'Mobilize Units',
  'collect-income': 'Collect Income',
};

/** A phase as the rules write it: `Mobilize Units`. */
export function formatPhase(phase: Phase): string {
  return phaseNames[phase];
}

/** The phases of a turn in their order. */
export const phases = Object.keys(phaseNames) as readonly Phase[];

/** A side of a battle, inside a sentence. */
export function formatSide(side: BattleSide): string {
  return `the ${side}`;
}

/** The place of a battle, inside a sentence: its sea zone, else its id. */
export function formatZone({ id, seaZone }: Pick<SeaBattle, 'id' | 'seaZone'>): string {
  return seaZone ?? id;
}

/** The same as a title: `coral-sea` becomes Coral Sea. */
export function formatZoneTitle({ id, seaZone }: Pick<SeaBattle, 'id' | 'seaZone'>): string {
  return seaZone ?? convertKeyToName(id);
}
