/**
 * Amounts: numbers with provenance. Everything that shows arithmetic (a hover, a trace, a report) prints amounts; nothing that prints computes.
 */

/** The source of a number. Opaque to the engine; the model interprets it. */
export type Origin = object;

/**
 * The basis of a number besides its rule: a table that is not the game's own, an option that settles an open question, a table that the
 * game has and the scenario does not supply, an estimate in place of a computation that is too large, the order of equals in the file, or an order of a side that was ignored.
 */
export interface Basis {
  readonly kind:
    'house-table' | 'supplied-table' | 'missing-table' | 'estimate' | 'option' | 'file-order' | 'ignored-order';
  /** The readable name of the table or option as written in a scenario, of the estimate, of the items whose order counts, or of the ignored order. */
  readonly name: string;
}

/** The basis of a choice between equals by their order in the file. @param names of at least two, in that order */
export function createFileOrderBasis(names: readonly string[]): Basis {
  return { kind: 'file-order', name: names.join(' before ') };
}

/** The basis of a number for which an order was ignored, because the rules leave no choice. @param order in a few words: `warspite at z-class` */
export function createIgnoredOrderBasis(order: string): Basis {
  return { kind: 'ignored-order', name: order };
}

/** One line of the arithmetic. */
export interface Change {
  /** Id of the rule that prescribes this line, in the index of the ruleset. */
  readonly rule: string;
  /** The cause of the change in a few words: `rain`, `condor, naval bomber in section 4`. */
  readonly label: string;
  readonly by: number;
  /** A die that is not rolled yet, `d10`: a placeholder for a number, which `by` leaves out. */
  readonly unrolledDie?: string;
  readonly from?: Origin;
  readonly basis?: Basis;
}

/** A base, changes, and their total. */
export interface Amount {
  /** A name for the total: `sub side's search`. */
  readonly label: string;
  readonly base: Change;
  readonly changes: readonly Change[];
  readonly total: number;
}

/**
 * Adds up a base and its changes. Changes of zero are dropped unless they have a basis, which readers should see.
 * @param label a name for the total, in a few words
 */
export function createAmount(label: string, base: Change, changes: Iterable<Change | undefined> = []): Amount {
  const applied: Change[] = [];
  let total = base.by;
  for (const change of changes) {
    if (change === undefined || (change.by === 0 && change.basis === undefined)) continue;
    applied.push(change);
    total += change.by;
  }
  return { label, base, changes: applied, total };
}

/** The amount with one more change, or the amount itself if the change is undefined. */
export function withChange(amount: Amount, change: Change | undefined): Amount {
  return change === undefined ? amount : createAmount(amount.label, amount.base, [...amount.changes, change]);
}

/** A sum as an amount: each summand is a line, the first of them the base. `empty` is the base of an empty sum. */
export function sumChanges(label: string, empty: Change, summands: Iterable<Change | undefined>): Amount {
  const { changes } = createAmount(label, empty, summands);
  const [first = empty, ...others] = changes;
  return createAmount(label, first, others);
}

/** The distinct bases of some amounts. */
export function collectBases(amounts: Iterable<Amount>): readonly Basis[] {
  const bases: Basis[] = [];
  for (const { base, changes } of amounts) {
    for (const { basis } of [base, ...changes]) if (basis) bases.push(basis);
  }
  return listDistinctBases(bases);
}

/** The bases without duplicates. */
export function listDistinctBases(bases: Iterable<Basis>): readonly Basis[] {
  return [...new Map(Array.from(bases, (basis) => [`${basis.kind} ${basis.name}`, basis])).values()];
}
