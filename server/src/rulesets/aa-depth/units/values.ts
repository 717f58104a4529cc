/**
 * The effective values of units. A die of at most the value hits. Only the best bonus and the worst penalty of a unit count (R2),
 * and the result stays within the die (R3).
 */
import { amount, type Amount, type Change } from '../../../engine/amount';
import { at, type Place } from '../../../model/place';
import type { Depth, Group, Header, Sides, UnitCount, UnitType } from '../data';
import { depthOf } from '../depths/depth';
import { periscope, submerged } from '../depths/numbers';
import { by, changesOf, type Modifier } from '../line';
import { optionBasis, reading } from '../options';
import { baseValue, isSubmarine, sidesOf, type Part } from './units';

/** The value of units in attack or defence with every modifier; 0 if they have no value or do not act. */
export function effectiveValue({ type, group, power }: UnitCount, part: Part, header: Header): Amount {
  const unit = type as UnitType;
  const depth = isSubmarine(unit) ? depthOf(group, power, header).depth : undefined;
  return valueAt(unit, part, depth, header, group);
}

/**
 * The value of units of a type at a depth.
 * @param depth undefined unless they are submarines
 * @param group whose modifiers also apply
 */
export function valueAt(type: UnitType, part: Part, depth: Depth | undefined, header: Header, group?: Group): Amount {
  const what = part === 'attack' ? 'attack value' : 'defence value';
  const base = baseValue(type, part, header);
  if (depth === 'silent') {
    return amount(what, base, [
      by('silent-running', { what: 'silent running', by: -base.by, from: depthPlace(group) }),
    ]);
  }
  // a bonus does not make a unit fight that does not fight
  if (base.by === 0) return amount(what, base);
  const counted = stacked(modifiersOf(depth, part, header, group), header);
  const total = counted.reduce((sum, { by: change }) => sum + change, base.by);
  return amount(what, base, [...counted, limit(total, header)]);
}

/** A value of submarines at a depth. */
interface ValueAtDepth {
  readonly depth: Depth | undefined;
  readonly part: Part;
  readonly sides: Sides;
  /** The place of the depth in the file. */
  readonly from: Place | undefined;
}

export const byPeriscopeDepth: Modifier<ValueAtDepth> = {
  id: 'value.periscope-attack',
  rule: 'periscope-attack',
  lines: ({ depth, part, sides, from }) =>
    depth === 'periscope' && part === 'attack'
      ? { what: 'periscope depth', by: periscope.attack[sides], from }
      : undefined,
};

export const bySubmerging: Modifier<ValueAtDepth> = {
  id: 'value.submerged',
  rule: 'submerged-values',
  lines: ({ depth, sides, from }) =>
    depth === 'submerged' ? { what: 'submerged', by: submerged.values[sides], from } : undefined,
};

/** Every modifier of a value: that of its depth and those of the file. */
function modifiersOf(depth: Depth | undefined, part: Part, header: Header, group: Group | undefined): Change[] {
  const situation = { depth, part, sides: sidesOf(header), from: depthPlace(group) };
  return [...changesOf([byPeriscopeDepth, bySubmerging], situation), ...ownModifiers(part, group)];
}

/** Modifiers that do not count because a better or worse one does, each with the one that counts instead. */
export function droppedModifiers(
  unit: UnitCount,
  part: Part,
  header: Header,
): readonly { dropped: Change; for: Change }[] {
  const type = unit.type as UnitType;
  const depth = isSubmarine(type) ? depthOf(unit.group, unit.power, header).depth : undefined;
  const all = modifiersOf(depth, part, header, unit.group);
  if (depth === 'silent' || baseValue(type, part, header).by === 0) return [];
  const counting = countingOf(all, header);
  return all
    .filter((change) => !counting.includes(change))
    .flatMap((dropped) => {
      const instead = counting.find((change) => Math.sign(change.by) === Math.sign(dropped.by));
      return instead === undefined ? [] : [{ dropped, for: instead }];
    });
}

function ownModifiers(part: Part, group: Group | undefined): Change[] {
  return (group?.modifiers ?? []).flatMap((modifier) => {
    const change = modifier[part] ?? 0;
    return change === 0
      ? []
      : [by('bonus-not-cumulative', { what: modifier.what, by: change, from: at(modifier, part) })];
  });
}

/** The modifiers that count, and a line of 0 that explains each one that does not. */
function stacked(modifiers: readonly Change[], header: Header): Change[] {
  const counting = countingOf(modifiers, header);
  return modifiers.map((change) =>
    counting.includes(change)
      ? change
      : {
          ...change,
          rule: 'bonus-not-cumulative',
          what: `${change.what} (${change.by > 0 ? '+' : ''}${change.by}) does not add up`,
          by: 0,
          basis: optionBasis('bonusStacking'),
        },
  );
}

function countingOf(modifiers: readonly Change[], header: Header): readonly Change[] {
  const bonuses = modifiers.filter((change) => change.by > 0);
  const penalties = modifiers.filter((change) => change.by < 0);
  const best = bonuses.toSorted((a, b) => b.by - a.by).slice(0, 1);
  const worst = penalties.toSorted((a, b) => a.by - b.by);
  return [...best, ...(reading(header, 'bonusStacking') === 'best-bonus' ? worst : worst.slice(0, 1))];
}

function limit(total: number, header: Header): Change | undefined {
  const [least, max] = [reading(header, 'minHit'), sidesOf(header)];
  if (total < least) {
    return by('value-limits', { what: `at least ${least}`, by: least - total, basis: optionBasis('minHit') });
  }
  return total > max ? by('value-limits', { what: `at most ${max}`, by: max - total }) : undefined;
}

function depthPlace(group: Group | undefined) {
  return group?.depth === undefined ? undefined : at(group, 'depth');
}
