/** How messages and hovers name the things of the game. */
import type { Engagement, Power, Section, Unit } from './data';

const powerNames: Readonly<Record<string, string>> = {
  cw: 'the Commonwealth',
  us: 'the US',
  ussr: 'the USSR',
  'free-french': 'the Free French',
  'vichy-france': 'Vichy France',
};

/** A power by its key, inside a sentence: `germany` is Germany, `cw` the Commonwealth. */
export function powerName(power: string): string {
  return (
    powerNames[power] ??
    power.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())
  );
}

const sideNames: Readonly<Record<Power['side'], string>> = {
  axis: 'the Axis',
  allied: 'the Allies',
  neutral: 'no side',
};

/** A side of the war, inside a sentence. */
export function sideName(side: Power['side']): string {
  return sideNames[side];
}

const unitKinds: Readonly<Record<Unit['type'], string>> = {
  sub: 'a submarine',
  asw: 'an ASW unit',
  scs: 'a surface combat ship',
  cv: 'a carrier',
  trs: 'a transport',
  amph: 'an amphibious unit',
  cvp: 'a carrier plane',
  nav: 'a naval bomber',
  lnd: 'a land bomber',
  ftr: 'a fighter',
};

/** What a unit is, with its article. */
export function unitKind(unit: Unit): string {
  return unitKinds[unit.type];
}

/** A section, inside a sentence. */
export function sectionName(section: Section): string {
  return section === 'convoy' ? 'the Convoy Section' : `section ${section}`;
}

/** Where an engagement takes place: its sea zone where it is given, else its id. */
export function zoneName({ id, seaZone }: Pick<Engagement, 'id' | 'seaZone'>): string {
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

/** `1 surprise point`, `3 surprise points`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
