/** Modifiers of the detection value of submarines (10.C). */
import { otherSide, type BattleSide } from '../../axis-and-allies/data';
import { countOf, powersOf, unitsOf, type UnitCount } from '../../axis-and-allies/forces';
import type { Group, Header, SeaBattle } from '../data';
import type { Modifier } from '../line';
import { numbers } from '../numbers';
import { decisive, reading } from '../options';
import { inEffect } from '../technologies';
import { onSuicideMission } from '../values';

/** Submarines of one group and one power. */
export type Submarines = UnitCount<Group>;

/** The destroyers of one power against submarines of the other side. */
export interface Search {
  readonly battle: SeaBattle;
  readonly header: Header;
  /** The side of the submarines. */
  readonly side: BattleSide;
  readonly submarines: Submarines;
  readonly power: string | undefined;
}

/** True if the power's own aircraft accompany its destroyers. */
function hasAircraft({ battle, side, power }: Search): boolean {
  const units = unitsOf(battle, otherSide(side)).filter((unit) => unit.power === power);
  return countOf(units, 'ftr') + countOf(units, 'bmbr') > 0;
}

/** Q6: true if the aircraft of the searching side count. */
function airCounts(search: Search, header: Header): boolean {
  const counts = side(search) === 'defender' || reading(header, 'attackersAir') === 'counts';
  return counts && hasAircraft(search);
}

/** The side of the destroyers. */
function side({ side: ofSubmarines }: Search): BattleSide {
  return otherSide(ofSubmarines);
}

/** Q4: true if combined arms help the destroyers of a power. */
function combinedArms(search: Search, header: Header): boolean {
  const { battle, power } = search;
  if (reading(header, 'combinedArmsDetection') === 'own-destroyers') return inEffect(power, 'combined-arms', header);
  return powersOf(unitsOf(battle, side(search))).some((ally) => inEffect(ally, 'combined-arms', header));
}

/** The modifiers of a detection value, which add up. */
export const detectionModifiers: readonly Modifier<Search>[] = [
  {
    id: 'detection.air',
    rule: 'air-modifier',
    limitedBy: ['detection-by-nation', 'detection-modifiers-add'],
    lines: (search) => {
      const of = (under: Header): number => (airCounts(search, under) ? numbers['air-modifier'].by : 0);
      const basis = decisive(search.header, ['attackersAir'], of);
      if (!hasAircraft(search)) return undefined;
      return { what: 'own aircraft in the sea zone', by: of(search.header), ...(basis && { basis }) };
    },
  },
  {
    id: 'detection.long-range-air',
    rule: 'long-range-air-modifier',
    lines: (search) => {
      if (!airCounts(search, search.header) || !inEffect(search.power, 'long-range-aircraft', search.header))
        return undefined;
      return {
        what: 'long-range aircraft',
        by: numbers['long-range-air-modifier'].instead - numbers['air-modifier'].by,
      };
    },
  },
  {
    id: 'detection.combined-arms',
    rule: 'combined-arms-detection',
    lines: (search) => {
      const of = (under: Header): number => (combinedArms(search, under) ? numbers['combined-arms-detection'].by : 0);
      const basis = decisive(search.header, ['combinedArmsDetection'], of);
      return { what: 'combined arms', by: of(search.header), ...(basis && { basis }) };
    },
  },
  {
    id: 'detection.super-submarines',
    rule: 'super-submarine-detection',
    limitedBy: ['detection-by-group'],
    lines: ({ submarines, header }) =>
      inEffect(submarines.power, 'super-submarines', header)
        ? { what: 'super submarines', by: numbers['super-submarine-detection'].by }
        : undefined,
  },
  {
    id: 'detection.kaiten',
    rule: 'kaiten-detection',
    lines: ({ submarines, side: ofSubmarines }) =>
      onSuicideMission(submarines, ofSubmarines)
        ? { what: 'Kaitens on a suicide mission', by: numbers['kaiten-detection'].by }
        : undefined,
  },
];
