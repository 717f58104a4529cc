/** Problems of values that aliases repeat. */
import type { Place } from '../../model/place';
import type { Problem } from '../../model/problem';
import { sourceOf } from '../../text';

/** So many of the places that repeat a value are named. */
const maxUses = 10;

/** What is wrong with a value is said once, however many aliases repeat it: to mend it where it is written mends it everywhere. */
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
