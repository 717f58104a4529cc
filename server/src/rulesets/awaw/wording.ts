/** How messages and hovers name the things of the game. */
import type { Task, Unit } from './data';

const nationNames: Readonly<Record<string, string>> = { us: 'the U.S.', russia: 'Russia' };

/** A nation by its key, inside a sentence: `britain` is Britain, `us` the U.S. */
export function nationName(nation: string): string {
  return (
    nationNames[nation] ??
    nation.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
  );
}

const unitKinds: Readonly<Record<Unit['type'], readonly [one: string, several: string]>> = {
  bb: ['battleship', 'battleships'],
  bc: ['battlecruiser', 'battlecruisers'],
  pb: ['pocket battleship', 'pocket battleships'],
  cvl: ['light carrier', 'light carriers'],
  cv: ['fleet carrier', 'fleet carriers'],
  cvb: ['large carrier', 'large carriers'],
  ca: ['cruiser', 'cruisers'],
  dd: ['destroyer factor', 'destroyer factors'],
  cve: ['escort carrier', 'escort carriers'],
  transport: ['transport', 'transports'],
  sub: ['submarine factor', 'submarine factors'],
  asw: ['ASW factor', 'ASW factors'],
  aas: ['army air squadron', 'army air squadrons'],
  nas: ['naval air squadron', 'naval air squadrons'],
  aaf: ['army air factor', 'army air factors'],
};

/** `1 destroyer factor`, `3 cruisers`. */
export function counted(count: number, noun: string, several = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : several}`;
}

/** Units of a type with their number. */
export function unitsInWords(type: Unit['type'], count: number): string {
  return counted(count, ...unitKinds[type]);
}

/** A type, for one unit. */
export function unitKind(type: Unit['type']): string {
  return unitKinds[type][0];
}

/** A task, inside a sentence. */
export function taskName(task: Task): string {
  return task === 'sw-box-move' ? 'move to or from an SW box' : task.replaceAll('-', ' ');
}

/** The first letter raised, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
