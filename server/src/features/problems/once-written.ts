/** Diagnostics of values that aliases repeat. */
import type { Place } from '../../model/place';
import type { Problem } from '../../model/problem';
import { sourceOf } from '../../text';

/** Maximum number of places in the related information. */
const maxUses = 10;

/** Merges equal diagnostics of a value that aliases repeat into one where it is written: one fix corrects all. */
export function onceWritten(faults: readonly Problem[]): readonly Problem[] {
  const said = new Map<object, Map<string, { readonly problem: Problem; readonly uses: Place[] }>>();
  const all: { readonly problem: Problem; readonly uses: Place[] }[] = [];
  for (const problem of faults) {
    const { place, code, message } = problem;
    const { owner, key = '' } = sourceOf(place) ?? place;
    const here = said.get(owner) ?? new Map<string, (typeof all)[number]>();
    said.set(owner, here);
    const about = `${key} ${code} ${message}`;
    const before = here.get(about);
    if (before) {
      before.uses.push(place);
      continue;
    }
    const first = { problem, uses: [] };
    here.set(about, first);
    all.push(first);
  }
  return all.map(({ problem, uses }) =>
    uses.length === 0
      ? problem
      : { ...problem, related: [...(problem.related ?? []), ...uses.slice(0, maxUses).map(asUse)] },
  );
}

function asUse(place: Place) {
  return { place, message: 'The value is used here as well.' };
}
