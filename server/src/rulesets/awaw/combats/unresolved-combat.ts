/** A combat that cannot be resolved because the scenario lacks a number; it says which to supply. */
import type { Combat } from '../../../engine/combat';
import { cite, formatList } from '../kit';
import { isNamedShip, type Header } from '../data';
import type { OwnedUnit } from '../force';
import { getShipSize } from '../ships/strength';
import { formatUnit } from '../wording';
import { createStepHead } from './step-kinds';

/** Creates a combat whose only step says why it is not resolved. @param reason a sentence that says what to supply */
export function createUnresolvedCombat(title: string, reason: string): Combat {
  return {
    title,
    counters: [],
    start: [],
    steps: [
      {
        kind: 'update',
        ...createStepHead('refused'),
        apply: (state) => state,
        remark: () => reason,
      },
    ],
    measures: [],
    summary: () => 'not resolved',
  };
}

/** Whether a combat is unresolved. */
export function isUnresolved({ steps }: Combat): boolean {
  return steps.some(({ id }) => id === createStepHead('refused').id);
}

/** Explains which ship sizes are missing to resolve a combat; undefined if all are known. */
export function explainMissingSizes(units: readonly OwnedUnit[], header: Header): string | undefined {
  const unknown = units.filter(
    ({ unit, nation }) => isNamedShip(unit) && getShipSize(unit, nation, header) === undefined,
  );
  if (unknown.length === 0) return undefined;
  const names = formatList(unknown.map(({ unit }) => formatUnit(unit)));
  return `The size of ${names} is not known${cite('ship-catalogue')}. Give \`size\`, or a \`name\` of the ship list with its nation.`;
}
