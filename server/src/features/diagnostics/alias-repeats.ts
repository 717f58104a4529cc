/** Diagnostics of values that aliases repeat. */
import type { Place } from '../../model/place';
import type { Diagnostic } from '../../model/diagnostic';
import { findSource } from '../../text';

/** Maximum number of places in the related information. */
const maxUses = 10;

/** Merges equal diagnostics of a value that aliases repeat into one where it is written: one fix corrects all. */
export function mergeAliasRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byOwner = new Map<object, Map<string, { readonly diagnostic: Diagnostic; readonly uses: Place[] }>>();
  const all: { readonly diagnostic: Diagnostic; readonly uses: Place[] }[] = [];
  for (const diagnostic of diagnostics) {
    const { place, code, message } = diagnostic;
    const { owner, key = '' } = findSource(place) ?? place;
    const byKey = byOwner.get(owner) ?? new Map<string, (typeof all)[number]>();
    byOwner.set(owner, byKey);
    const about = `${key} ${code} ${message}`;
    const before = byKey.get(about);
    if (before) {
      before.uses.push(place);
      continue;
    }
    const first = { diagnostic, uses: [] };
    byKey.set(about, first);
    all.push(first);
  }
  return all.map(({ diagnostic, uses }) =>
    uses.length === 0
      ? diagnostic
      : { ...diagnostic, related: [...(diagnostic.related ?? []), ...uses.slice(0, maxUses).map(asUse)] },
  );
}

function asUse(place: Place) {
  return { place, message: 'The value is used here as well.' };
}
