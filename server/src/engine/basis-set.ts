/** The bases of the numbers in a combat, collected step by step while an interpreter carries the combat out. */
import { collectBases, listDistinctBases, type Amount, type Basis } from './amount';
import type { State } from './state';
import type { Remarks } from './step';
import { listAmounts, type TraceEntry } from './trace-entry';

/** A set of bases: tables, options, estimates. */
export class BasisSet {
  readonly #byKey = new Map<string, Basis>();

  /** Whether it contains all bases of some amounts. */
  hasAll(amounts: readonly Amount[]): boolean {
    for (let each = 0; each < amounts.length; each++) {
      const { base, changes } = amounts[each]!;
      if (!this.#has(base.basis)) return false;
      for (let at = 0; at < changes.length; at++) if (!this.#has(changes[at]!.basis)) return false;
    }
    return true;
  }

  addAmount({ base, changes }: Amount): void {
    this.#add(base.basis);
    for (let at = 0; at < changes.length; at++) this.#add(changes[at]!.basis);
  }

  addAll(bases: readonly Basis[]): void {
    for (let at = 0; at < bases.length; at++) this.#add(bases[at]);
  }

  /** Adds the bases of a step that was carried out, besides those of its dice. */
  addStep<Args extends readonly unknown[]>(step: Remarks<Args>, before: State, after: State, ...args: Args): void {
    if (step.amounts) for (const amount of step.amounts(before, after, ...args)) this.addAmount(amount);
    if (step.bases) this.addAll(step.bases(before, after, ...args));
  }

  /** Adds the bases of the numbers that shots hit on. */
  addShots(salvos: readonly { readonly shots: readonly { readonly hitsOn: Amount }[] }[]): void {
    for (const { shots } of salvos) for (const { hitsOn } of shots) this.addAmount(hitsOn);
  }

  /** Sorted by kind and name, so that the list does not depend on the order of insertion. */
  list(): readonly Basis[] {
    return [...this.#byKey.values()].sort((a, b) => compare(a.kind, b.kind) || compare(a.name, b.name));
  }

  #has(basis: Basis | undefined): boolean {
    return basis === undefined || this.#byKey.has(toKey(basis));
  }

  #add(basis: Basis | undefined): void {
    if (basis && !this.#byKey.has(toKey(basis))) this.#byKey.set(toKey(basis), basis);
  }
}

function toKey({ kind, name }: Basis): string {
  return `${kind} ${name}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The names of estimates: `chance of winning`. */
export function listEstimates(bases: Iterable<Basis>): readonly string[] {
  return [...bases].filter(({ kind }) => kind === 'estimate').map(({ name }) => name);
}

/** The bases of one run of a combat, in the order of their first use. */
export function collectTraceBases({ entries }: { readonly entries: readonly TraceEntry[] }): readonly Basis[] {
  return listDistinctBases([...collectBases(entries.flatMap(listAmounts)), ...entries.flatMap(({ bases }) => bases)]);
}
