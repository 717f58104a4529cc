/** The attack value of a submarine: the printed factor, modified by section, weather and torpedoes (1.2.5.1, 1.8). */
import type { Amount } from '../../../engine/amount';
import { changeBy, computeAmount, placeAt, type Modifier } from '../kit';
import type { Engagement, Header, SubUnit } from '../data';
import { findDecisiveOption, getReading, type ReadingOf } from '../options';
import { torpedoes } from '../torpedoes/numbers';
import { byTorpedoes, isPenalised } from '../torpedoes/penalty';
import { sectionZero, valueFloor } from './numbers';
import { getAdjustmentWeather, getSectionModifier } from './section-modifiers';

/** Input of a submarine's value. */
interface SubmarineSituation {
  readonly unit: SubUnit;
  readonly owner: string | undefined;
  readonly engagement: Engagement;
  readonly header: Header;
}

const bySection: Modifier<SubmarineSituation> = {
  id: 'submarine.section',
  rule: 'section-modifier',
  limitedBy: ['section-four'],
  listLines: ({ unit, engagement, header }) => {
    const modifier = getSectionModifier(unit.section, engagement.weather, header);
    return (
      modifier && { label: modifier.label, by: modifier.by, basis: modifier.basis, from: placeAt(unit, 'section') }
    );
  },
};

/** R3: the adjustment for storm and blizzard; shown if the two readings differ. */
const byStorm: Modifier<SubmarineSituation> = {
  id: 'submarine.storm-and-blizzard',
  rule: 'section-modifier-weather',
  listLines: ({ unit: { section }, engagement, header }) => {
    const { weather } = engagement;
    const basis = findDecisiveOption(
      header,
      ['stormAndBlizzard'],
      (variantHeader) => getSectionModifier(section, weather, variantHeader)?.by ?? 0,
    );
    const label = `${weather} counts as ${getAdjustmentWeather(weather, header)}`;
    return basis && { label, by: 0, from: placeAt(engagement, 'weather'), basis };
  },
};

const byZeroSection: Modifier<SubmarineSituation> = {
  id: 'submarine.section-zero',
  rule: 'section-zero',
  listLines: ({ unit }, subtotal) => {
    const { value } = sectionZero;
    if (unit.section !== 0) return undefined;
    return { label: `section 0: the value is ${value}`, by: value - subtotal, from: placeAt(unit, 'section') };
  },
};

const byFloor: Modifier<SubmarineSituation> = {
  id: 'submarine.floor',
  rule: 'value-floor',
  listLines: ({ owner, header }, subtotal) => {
    const { minimum: floor } = valueFloor;
    const includesPenalty = getReading(header, 'torpedoFloorOrder') === 'torpedo-first' && isPenalised(owner, header);
    const adjustedFloor = includesPenalty ? floor + torpedoes.by : floor;
    return subtotal < adjustedFloor
      ? { label: `never lower than ${adjustedFloor}`, by: adjustedFloor - subtotal }
      : undefined;
  },
};

/** R2: the order matters only in section 0. */
const modifiersInOrder: Readonly<Record<ReadingOf<'torpedoFloorOrder'>, readonly Modifier<SubmarineSituation>[]>> = {
  'floor-first': [bySection, byStorm, byZeroSection, byFloor, byTorpedoes],
  'torpedo-first': [bySection, byStorm, byTorpedoes, byZeroSection, byFloor],
};

export const submarineModifiers = modifiersInOrder['floor-first'];

/**
 * The value of one submarine in the combat of its engagement: at least 1, or 0 under the torpedo penalty.
 * A submarine in the Convoy Section has the printed value; it does not attack.
 */
export function computeSubmarineValue(
  unit: SubUnit,
  owner: string | undefined,
  engagement: Engagement,
  header: Header,
): Amount {
  const base = changeBy('sub-factors', {
    label: 'attack on the counter',
    by: unit.attack,
    from: placeAt(unit, 'attack'),
  });
  const modifiers = modifiersInOrder[getReading(header, 'torpedoFloorOrder')];
  return computeAmount(`${unit.id}, attack value`, base, modifiers, { unit, owner, engagement, header });
}
