/** ASW values of the Convoy Section, by type, owner and year (1.2.5.1). The weather has no effect. */
import { createAmount, sumChanges, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt, pluralize } from '../kit';
import { computeConvoyPoints } from '../attack/convoy-points';
import { listConvoyUnits, canFight } from '../attack/convoy-section';
import {
  isAircraft,
  type Aircraft,
  type AswUnit,
  type Engagement,
  type Header,
  type SurfaceCombatShip,
  type Unit,
} from '../data';
import { findDecisiveOption, createOptionBasis, getReading } from '../options';
import { roundAmount } from '../rounding';
import { getCount, findOwner } from '../units';
import { aswAtStart, aswIn1942, aswIn1943, darkRedCircle } from './numbers';

/** A period, by the rule that sets its values. */
type Period = 'asw-at-start' | 'asw-in-1942' | 'asw-in-1943';

/** Powers whose values rise over the years. */
export const listedPowers: readonly string[] = ['cw', 'free-french', 'us'];

interface PeriodValues {
  readonly scsOfCost1: number;
  readonly scsOfCost2: number;
  readonly carrier: number;
  /** Multiplier of the air-to-sea factor. */
  readonly aircraft: number;
}

/** The values of each period; omitted values are carried forward (R8). */
const periodValues: Readonly<Record<Period, PeriodValues>> = {
  'asw-at-start': aswAtStart,
  'asw-in-1942': { ...aswAtStart, ...aswIn1942 },
  'asw-in-1943': { ...aswAtStart, ...aswIn1942, ...aswIn1943 },
};

/** The first year of each later period. */
export const startYears: Readonly<Record<Exclude<Period, 'asw-at-start'>, number>> = {
  'asw-in-1942': aswIn1942.year,
  'asw-in-1943': aswIn1943.year,
};

/** The period for a power in the scenario's year; the first period if the year is missing. */
export function getAswPeriod(owner: string | undefined, header: Header): Period {
  const year = header.turn?.year;
  const isListed =
    getReading(header, 'aswProgress') === 'all-nations' || (owner !== undefined && listedPowers.includes(owner));
  if (!isListed || year === undefined || year < aswIn1942.year) return 'asw-at-start';
  return year < aswIn1943.year ? 'asw-in-1942' : 'asw-in-1943';
}

/** The ASW value of one unit of a line: 0 for submarines and transports. `computeTotalAsw` decides whether it fires. */
export function computeAswValue(unit: Unit, owner: string | undefined, header: Header): Amount {
  const label = `${unit.id}, ASW value`;
  if (unit.type === 'asw') return getAswUnitValue(label, unit);
  if (isAircraft(unit)) return getAircraftValue(label, unit, owner, header);
  if (unit.type === 'scs') return createAmount(label, getShipChange(unit, owner, header));
  if (unit.type === 'cv') return createAmount(label, getCarrierChange(unit, owner, header));
  return createAmount(label, changeBy('asw-fire', { label: 'no ASW value', by: 0, from: placeAt(unit, 'type') }));
}

/** The total ASW value of the Convoy Section as a whole number, with a line for each unit that counts. */
export function computeTotalAsw(engagement: Engagement, header: Header): Amount {
  const units = listConvoyUnits(engagement);
  const lines = units.map((unit) => createFireLine(unit, units, engagement, header));
  const zero = changeBy('asw-fire', {
    label: 'ASW units, ships and aircraft',
    by: 0,
    from: placeAt(engagement, 'convoy'),
  });
  return roundAmount(
    sumChanges('ASW factors', zero, [...lines, getConvoyPointsChange(engagement, header)]),
    'asw-fire',
    header,
  );
}

function createFireLine(
  unit: Unit,
  units: readonly Unit[],
  engagement: Engagement,
  header: Header,
): Change | undefined {
  const value = computeAswValue(unit, findOwner(unit, engagement), header);
  const factors = value.total * getCount(unit);
  const optionBasis = findDecisiveOption(header, ['faceDownEscorts', 'planesOnDamagedCarrier'], (variantHeader) =>
    canFight(unit, units, variantHeader) ? factors : 0,
  );
  const { rule, basis } = getLastChange(value);
  if (!canFight(unit, units, header)) {
    return changeBy('asw-fire', { label: `${unit.id} does not fire`, by: 0, from: placeAt(unit), basis: optionBasis });
  }
  const count = getCount(unit);
  const label = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  return { rule, label, by: factors, from: placeAt(unit), basis: optionBasis ?? basis };
}

/** The last change of a value, with its rule and basis. */
function getLastChange({ base, changes }: Amount): Change {
  return changes.at(-1) ?? base;
}

function getAswUnitValue(label: string, unit: AswUnit): Amount {
  const printedFactor = changeBy('asw-units', {
    label: 'ASW factor on the counter',
    by: unit.asw,
    from: placeAt(unit, 'asw'),
  });
  const bonus = (darkRedCircle.times - 1) * unit.asw;
  const circle = changeBy('asw-fire', { label: 'doubled: dark red circle', by: bonus, from: placeAt(unit, 'darkRed') });
  return createAmount(label, printedFactor, [unit.darkRed === true ? circle : undefined]);
}

function getAircraftValue(label: string, unit: Aircraft, owner: string | undefined, header: Header): Amount {
  const period = getAswPeriod(owner, header);
  const from = placeAt(unit, 'airToSea');
  const printedFactor = changeBy('aircraft-asw', { label: 'air-to-sea factor', by: unit.airToSea, from });
  const loss = (periodValues[period].aircraft - 1) * unit.airToSea;
  const portion = changeBy(period, {
    label: periodValues[period].aircraft === 0.5 ? 'half of it counts' : 'all of it counts',
    by: loss,
    basis: createProgressBasis(owner, header, (key) => periodValues[key].aircraft),
  });
  return createAmount(label, printedFactor, [portion]);
}

function getShipChange(unit: SurfaceCombatShip, owner: string | undefined, header: Header): Change {
  const period = getAswPeriod(owner, header);
  const getValueUnder = (variantHeader: Header) =>
    getShipAswValue(unit.cost1, getAswPeriod(owner, variantHeader), variantHeader);
  return changeBy(period, {
    label: `first-cycle cost ${unit.cost1}`,
    by: getShipAswValue(unit.cost1, period, header),
    from: placeAt(unit, 'cost1'),
    basis: findDecisiveOption(header, ['expensiveShipsAsw', 'aswProgress'], getValueUnder),
  });
}

/** R9: a ship of cost 3 and more has no ASW value, or that of cost 2. */
function getShipAswValue(cost1: number, period: Period, header: Header): number {
  if (cost1 === 1) return periodValues[period].scsOfCost1;
  if (cost1 === 2 || getReading(header, 'expensiveShipsAsw') === 'as-cost-two') return periodValues[period].scsOfCost2;
  return 0;
}

function getCarrierChange(unit: Unit, owner: string | undefined, header: Header): Change {
  const period = getAswPeriod(owner, header);
  const basis = createProgressBasis(owner, header, (key) => periodValues[key].carrier);
  return changeBy(period, { label: 'carrier', by: periodValues[period].carrier, from: placeAt(unit, 'type'), basis });
}

function createProgressBasis(owner: string | undefined, header: Header, getNumber: (key: Period) => number) {
  return findDecisiveOption(header, ['aswProgress'], (variantHeader) => getNumber(getAswPeriod(owner, variantHeader)));
}

/** R11: convoy points have no ASW factors unless the option gives them some. */
function getConvoyPointsChange(engagement: Engagement, header: Header): Change | undefined {
  const factorsPerPoint = getReading(header, 'convoyPointAsw');
  if (factorsPerPoint === 0) return undefined;
  const points = computeConvoyPoints(engagement, header).total;
  const from = placeAt(engagement.convoy, 'convoyPoints');
  const label = `${pluralize(points, 'convoy point')}, ${factorsPerPoint} each`;
  return changeBy('asw-fire', {
    label,
    by: factorsPerPoint * points,
    from,
    basis: createOptionBasis('convoyPointAsw'),
  });
}
