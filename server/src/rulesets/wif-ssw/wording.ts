/** Names of powers, sides, units and zones in messages and hovers. */
import { convertKeyToName, getOwn } from '../../model/wording';
import type { Engagement, Power, Section, Unit } from './data';

const powerNames: Readonly<Record<string, string>> = {
  cw: 'the Commonwealth',
  us: 'the US',
  ussr: 'the USSR',
  'free-french': 'the Free French',
  'vichy-france': 'Vichy France',
};

/** A power by its key, inside a sentence: `germany` is Germany, `cw` the Commonwealth. */
export function formatPower(power: string): string {
  return getOwn(powerNames, power) ?? convertKeyToName(power);
}

const sideNames: Readonly<Record<Power['side'], string>> = {
  axis: 'the Axis',
  allied: 'the Allies',
  neutral: 'no side',
};

/** A side of the war, inside a sentence. */
export function formatSide(side: Power['side']): string {
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

/** The kind of a unit, with its article. */
export function formatUnitKind(unit: Unit): string {
  return unitKinds[unit.type];
}

/** A section, inside a sentence. */
export function formatSection(section: Section): string {
  return section === 'convoy' ? 'the Convoy Section' : `section ${section}`;
}

/** The location of a combat inside a sentence: its sea zone, or its id. */
export function formatZone({ id, seaZone }: Pick<Engagement, 'id' | 'seaZone'>): string {
  return seaZone ?? id;
}

/** The same as a title: `coral-sea` is Coral Sea. */
export function formatZoneTitle({ id, seaZone }: Pick<Engagement, 'id' | 'seaZone'>): string {
  return seaZone ?? convertKeyToName(id);
}
