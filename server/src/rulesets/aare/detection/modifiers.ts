/** Modifiers of the detection value of submarines (10.C). */
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import { countUnits, listPowers, getUnits, type UnitCount } from '../../axis-and-allies/forces';
import type { Modifier } from '../kit';
import type { Group, Header, SeaBattle } from '../data';
import { memoizePair } from '../../memoize';
import { detectionNumbers } from './rules';
import { kaitensNumbers } from '../kaitens/rules';
import { findDecisiveOption, getReading } from '../options';
import { isInEffect } from '../technologies';
import { isOnSuicideMission } from '../values';

/** Submarines of one group and one power. */
export type Submarines = UnitCount<Group>;

/** The destroyers of one power against submarines of the other side. */
export interface DetectionSearch {
  readonly battle: SeaBattle;
  readonly header: Header;
  /** The side of the submarines. */
  readonly side: BattleSide;
  readonly submarines: Submarines;
  readonly power: string | undefined;
}

/** True if the power's own aircraft accompany its destroyers. */
function hasAircraft({ battle, side, power }: DetectionSearch): boolean {
  const units = getUnits(battle, getOtherSide(side)).filter((unit) => unit.power === power);
  return countUnits(units, 'ftr') + countUnits(units, 'bmbr') > 0;
}

/** Q6: true if the aircraft of the searching side count. */
function doesAirCount(search: DetectionSearch, header: Header): boolean {
  const counts = getSearchingSide(search) === 'defender' || getReading(header, 'attackersAir') === 'counts';
  return counts && hasAircraft(search);
}

/** The side of the destroyers. */
function getSearchingSide({ side: submarineSide }: DetectionSearch): BattleSide {
  return getOtherSide(submarineSide);
}

/** Q4: true if combined arms help the destroyers of a power. */
function hasCombinedArms(search: DetectionSearch, header: Header): boolean {
  const { battle, power } = search;
  if (getReading(header, 'combinedArmsDetection') === 'own-destroyers')
    return isInEffect(power, 'combined-arms', header);
  return findCombinedArms(battle, header)[getSearchingSide(search)];
}

/** The sides of which a power has combined arms. */
const findCombinedArms = memoizePair((battle: SeaBattle, header: Header): Readonly<Record<BattleSide, boolean>> => {
  const hasAny = (side: BattleSide): boolean =>
    listPowers(getUnits(battle, side)).some((power) => isInEffect(power, 'combined-arms', header));
  return { attacker: hasAny('attacker'), defender: hasAny('defender') };
});

/** The modifiers of a detection value, which add up. */
export const detectionModifiers: readonly Modifier<DetectionSearch>[] = [
  {
    id: 'detection.air',
    rule: 'air-modifier',
    limitedBy: ['detection-by-nation', 'detection-modifiers-add'],
    listLines: (search) => {
      const computeModifier = (variantHeader: Header): number =>
        doesAirCount(search, variantHeader) ? detectionNumbers['air-modifier'].by : 0;
      const basis = findDecisiveOption(search.header, ['attackersAir'], computeModifier);
      if (!hasAircraft(search)) return undefined;
      return { label: 'own aircraft in the sea zone', by: computeModifier(search.header), ...(basis && { basis }) };
    },
  },
  {
    id: 'detection.long-range-air',
    rule: 'long-range-air-modifier',
    listLines: (search) => {
      if (!doesAirCount(search, search.header) || !isInEffect(search.power, 'long-range-aircraft', search.header))
        return undefined;
      return {
        label: 'long-range aircraft',
        by: detectionNumbers['long-range-air-modifier'].instead - detectionNumbers['air-modifier'].by,
      };
    },
  },
  {
    id: 'detection.combined-arms',
    rule: 'combined-arms-detection',
    listLines: (search) => {
      const computeModifier = (variantHeader: Header): number =>
        hasCombinedArms(search, variantHeader) ? detectionNumbers['combined-arms-detection'].by : 0;
      const basis = findDecisiveOption(search.header, ['combinedArmsDetection'], computeModifier);
      return { label: 'combined arms', by: computeModifier(search.header), ...(basis && { basis }) };
    },
  },
  {
    id: 'detection.super-submarines',
    rule: 'super-submarine-detection',
    limitedBy: ['detection-by-group'],
    listLines: ({ submarines, header }) =>
      isInEffect(submarines.power, 'super-submarines', header)
        ? { label: 'super submarines', by: detectionNumbers['super-submarine-detection'].by }
        : undefined,
  },
  {
    id: 'detection.kaiten',
    rule: 'kaiten-detection',
    listLines: ({ submarines, side: submarineSide }) =>
      isOnSuicideMission(submarines, submarineSide)
        ? { label: 'Kaitens on a suicide mission', by: kaitensNumbers['kaiten-detection'].by }
        : undefined,
  },
];
