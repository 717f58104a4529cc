/** A combat that cannot be resolved, because a number is missing that is not ours to make up: it says what to supply. */
import type { Combat } from '../../../engine/combat';
import { listed } from '../../../model/wording';
import { isNamedShip, type Header } from '../data';
import type { Owned } from '../force';
import { cite } from '../rules';
import { sizeOf } from '../ships/strength';
import { unitName } from '../wording';
import { statement } from './statements';

/** A combat of one step that says why there is none. @param why a sentence that says what to do */
export function refused(title: string, why: string): Combat {
  return {
    title,
    counters: [],
    start: [],
    steps: [
      {
        kind: 'update',
        ...statement('refused'),
        apply: (state) => state,
        remark: () => why,
      },
    ],
    measures: [],
    summary: () => 'not resolved',
  };
}

/** Whether a combat is one that says why there is none. */
export function isRefused({ steps }: Combat): boolean {
  return steps.some(({ id }) => id === statement('refused').id);
}

/** Why a combat of some ships cannot be resolved; undefined where it can: the sizes of all of them are known. */
export function sizesMissing(units: readonly Owned[], header: Header): string | undefined {
  const unknown = units.filter(({ unit, nation }) => isNamedShip(unit) && sizeOf(unit, nation, header) === undefined);
  if (unknown.length === 0) return undefined;
  const names = listed(unknown.map(({ unit }) => unitName(unit)));
  return `The size of ${names} is not known${cite('ship-catalogue')}. Give \`size\`, or a \`name\` of the ship list with its nation.`;
}
