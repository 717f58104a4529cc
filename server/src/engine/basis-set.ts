/** The bases of the numbers in a combat, collected step by step while an interpreter carries the combat out. */
import { collectBases, listDistinctBases, type Amount, type Basis } from './amount';
import type { State } from './state';
import type { StepExplanations } from './step';
import { listAmounts, type TraceEntry } from './trace-entry';

/** A set of bases: tables, options, estimates. */
export class BasisSet {
  readonly #byKey = new Map<string, Basis>();

  /** Whether it contains all bases of some amounts. */
  hasAll(amounts: readonly Amount[]): boolean {
    for (let index = 0; index < amounts.length; index++) {
      const { base, changes } = amounts[index]!;
      if (!this.#has(base.basis)) return false;
      for (let changeIndex = 0; changeIndex < changes.length; changeIndex++)
        if (!this.#has(changes[changeIndex]!.basis)) return false;
    }
    return true;
  }

  addAmount({ base, changes }: Amount): void {
    this.#add(base.basis);
    for (let index = 0; index < changes.length; index++) this.#add(changes[index]!.basis);
  }

  addAll(bases: readonly Basis[]): void {
    for (let index = 0; index < bases.length; index++) this.#add(bases[index]);
  }

  /** Adds the bases of a step that was carried out, besides those of its dice. */
  addStep<Args extends readonly unknown[]>(
    step: StepExplanations<Args>,
    before: State,
    after: State,
    ...args: Args
  ): void {
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
