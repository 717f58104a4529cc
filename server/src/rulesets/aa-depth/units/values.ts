/**
 * The effective values of units. A die of at most the value hits. Only the best bonus and the worst penalty of a unit count (R2),
 * and the result stays within the die (R3).
 */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import type { Place } from '../../../model/place';
import { changeBy, collectChanges, placeAt, type Modifier } from '../kit';
import type { Depth, Group, Header, Sides, UnitCount, UnitType } from '../data';
import { resolveDepth } from '../depths/depth';
import { periscope, submerged } from '../depths/rules';
import { createOptionBasis, getReading } from '../options';
import { getBaseValue, isSubmarine, getDieSides, type ValueKind } from './units';

/** The value of units in attack or defence with every modifier; 0 if they have no value or do not act. */
export function computeValue({ type, group, power }: UnitCount, kind: ValueKind, header: Header): Amount {
  const unitType = type as UnitType;
  const depth = isSubmarine(unitType) ? resolveDepth(group, power, header).depth : undefined;
  return computeValueAtDepth(unitType, kind, depth, header, group);
}

/**
 * The value of units of a type at a depth.
 * @param depth undefined unless they are submarines
 * @param group whose modifiers also apply
 */
export function computeValueAtDepth(
  type: UnitType,
  kind: ValueKind,
  depth: Depth | undefined,
  header: Header,
  group?: Group,
): Amount {
  const label = kind === 'attack' ? 'attack value' : 'defence value';
  const base = getBaseValue(type, kind, header);
  if (depth === 'silent') {
    return createAmount(label, base, [
      changeBy('silent-running', { label: 'silent running', by: -base.by, from: getDepthPlace(group) }),
    ]);
  }
  // a bonus does not make a unit fight that does not fight
  if (base.by === 0) return createAmount(label, base);
  const countingModifiers = applyStacking(collectModifiers(depth, kind, header, group), header);
  const total = countingModifiers.reduce((sum, { by: change }) => sum + change, base.by);
  return createAmount(label, base, [...countingModifiers, limitToDie(total, header)]);
}

/** A value of submarines at a depth. */
interface ValueAtDepth {
  readonly depth: Depth | undefined;
  readonly kind: ValueKind;
  readonly sides: Sides;
  /** The place of the depth in the file. */
  readonly from: Place | undefined;
}

export const byPeriscopeDepth: Modifier<ValueAtDepth> = {
  id: 'value.periscope-attack',
  rule: 'periscope-attack',
  listLines: ({ depth, kind, sides, from }) =>
    depth === 'periscope' && kind === 'attack'
      ? { label: 'periscope depth', by: periscope.attack[sides], from }
      : undefined,
};

export const bySubmerging: Modifier<ValueAtDepth> = {
  id: 'value.submerged',
  rule: 'submerged-values',
  listLines: ({ depth, sides, from }) =>
    depth === 'submerged' ? { label: 'submerged', by: submerged.values[sides], from } : undefined,
};

/** Every modifier of a value: that of its depth and those of the file. */
function collectModifiers(
  depth: Depth | undefined,
  kind: ValueKind,
  header: Header,
  group: Group | undefined,
): Change[] {
  const situation = { depth, kind, sides: getDieSides(header), from: getDepthPlace(group) };
  return [...collectChanges([byPeriscopeDepth, bySubmerging], situation), ...collectOwnModifiers(kind, group)];
}

/** Modifiers that do not count because a better or worse one does, each with the one that counts instead. */
export function listDroppedModifiers(
  unit: UnitCount,
  kind: ValueKind,
  header: Header,
): readonly { dropped: Change; replacement: Change }[] {
  const type = unit.type as UnitType;
  const depth = isSubmarine(type) ? resolveDepth(unit.group, unit.power, header).depth : undefined;
  const allModifiers = collectModifiers(depth, kind, header, unit.group);
  if (depth === 'silent' || getBaseValue(type, kind, header).by === 0) return [];
  const countingModifiers = selectCountingModifiers(allModifiers, header);
  return allModifiers
    .filter((change) => !countingModifiers.includes(change))
    .flatMap((droppedModifier) => {
      const countingModifier = countingModifiers.find(
        (change) => Math.sign(change.by) === Math.sign(droppedModifier.by),
      );
      return countingModifier === undefined ? [] : [{ dropped: droppedModifier, replacement: countingModifier }];
    });
}

function collectOwnModifiers(kind: ValueKind, group: Group | undefined): Change[] {
  return (group?.modifiers ?? []).flatMap((modifier) => {
    const change = modifier[kind] ?? 0;
    return change === 0
      ? []
      : [changeBy('bonus-not-cumulative', { label: modifier.what, by: change, from: placeAt(modifier, kind) })];
  });
}

/** The modifiers that count, and a line of 0 that explains each one that does not. */
function applyStacking(modifiers: readonly Change[], header: Header): Change[] {
  const counting = selectCountingModifiers(modifiers, header);
  return modifiers.map((change) =>
    counting.includes(change)
      ? change
      : {
          ...change,
          rule: 'bonus-not-cumulative',
          label: `${change.label} (${change.by > 0 ? '+' : ''}${change.by}) does not add up`,
          by: 0,
          basis: createOptionBasis('bonusStacking'),
        },
  );
}

function selectCountingModifiers(modifiers: readonly Change[], header: Header): readonly Change[] {
  const bonuses = modifiers.filter((change) => change.by > 0);
  const penalties = modifiers.filter((change) => change.by < 0);
  const best = bonuses.toSorted((a, b) => b.by - a.by).slice(0, 1);
  const worst = penalties.toSorted((a, b) => a.by - b.by);
  return [...best, ...(getReading(header, 'bonusStacking') === 'best-bonus' ? worst : worst.slice(0, 1))];
}

function limitToDie(total: number, header: Header): Change | undefined {
  const [min, max] = [getReading(header, 'minHit'), getDieSides(header)];
  if (total < min) {
    return changeBy('value-limits', { label: `at least ${min}`, by: min - total, basis: createOptionBasis('minHit') });
  }
  return total > max ? changeBy('value-limits', { label: `at most ${max}`, by: max - total }) : undefined;
}

function getDepthPlace(group: Group | undefined) {
  return group?.depth === undefined ? undefined : placeAt(group, 'depth');
}
