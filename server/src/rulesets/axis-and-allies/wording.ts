/** How messages, hovers and combats of the Axis & Allies rulesets name things. */
import type { BattleSide, Phase, SeaBattle } from './data';

const powerNames: Readonly<Record<string, string>> = { us: 'the US', usa: 'the USA', uk: 'the UK', ussr: 'the USSR' };

/** A power by its key, inside a sentence: `germany` is Germany, `uk` the UK. */
export function powerName(power: string): string {
  return (
    powerNames[power] ??
    power.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
  );
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

/** A power before a noun: `German`, `Japanese`; its name where no adjective is known. */
export function powerAdjective(power: string): string {
  return adjectives[power] ?? powerName(power);
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
export function phaseName(phase: Phase): string {
  return phaseNames[phase];
}

/** The phases of a turn in their order. */
export const phases = Object.keys(phaseNames) as readonly Phase[];

/** A side of a battle, inside a sentence. */
export function sideName(side: BattleSide): string {
  return `the ${side}`;
}

/** Where a battle takes place: its sea zone where it is given, else its id. */
export function zoneName({ id, seaZone }: Pick<SeaBattle, 'id' | 'seaZone'>): string {
  return seaZone ?? id;
}

/** The first letter raised, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A noun with its article: `a destroyer`, `an aircraft carrier`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `1 submarine`, `3 submarines`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
