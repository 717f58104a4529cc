/**
 * Amounts: numbers with provenance. Everything that shows arithmetic (a hover, a trace, a report) prints amounts; nothing that prints computes.
 */

/** Where a number was read from. Opaque to the engine: the model knows what it means. */
export type Origin = object;

/**
 * What a number rests on besides the rule: a table that is not the game's own, an option that settles an open question, a table that
 * the game has and the scenario does not supply, an estimate of what was too large to work out, or the order in which equals stand in the
 * file.
 */
export interface Basis {
  readonly kind:
    'house-table' | 'supplied-table' | 'missing-table' | 'estimate' | 'option' | 'file-order' | 'ignored-order';
  /** The readable name of the table or the option, as written in a scenario, of what was estimated, of those whose order counts, or an order. */
  readonly name: string;
}

/** That equals were told apart by their order in the file alone. @param names of at least two, in that order */
export function fileOrder(names: readonly string[]): Basis {
  return { kind: 'file-order', name: names.join(' before ') };
}

/** That an order was not followed, because the rules leave no choice. @param order in a few words: `warspite at z-class` */
export function ignoredOrder(order: string): Basis {
  return { kind: 'ignored-order', name: order };
}

/** One line of the arithmetic. */
export interface Change {
  /** Id of the rule that this line is by, in the index of the ruleset. */
  readonly rule: string;
  /** What makes the change, in a few words: `rain`, `condor, naval bomber in section 4`. */
  readonly what: string;
  readonly by: number;
  /** A die that is not rolled yet, `d10`: it stands where a number will be, which `by` leaves out. */
  readonly unrolled?: string;
  readonly from?: Origin;
  readonly basis?: Basis;
}

/** A base and the changes that made the total of it. */
export interface Amount {
  /** What the total is: `sub side's search`. */
  readonly what: string;
  readonly base: Change;
  readonly changes: readonly Change[];
  readonly total: number;
}

/**
 * Adds up a base and its changes. Changes of zero are dropped unless they have a basis, which a reader should know.
 * @param what what the total is, in a few words
 */
export function amount(what: string, base: Change, changes: Iterable<Change | undefined> = []): Amount {
  const kept: Change[] = [];
  let total = base.by;
  for (const change of changes) {
    if (change === undefined || (change.by === 0 && change.basis === undefined)) continue;
    kept.push(change);
    total += change.by;
  }
  return { what, base, changes: kept, total };
}

/** The same amount with one more change, or the amount itself where the change is undefined. */
export function changed(of: Amount, change: Change | undefined): Amount {
  return change === undefined ? of : amount(of.what, of.base, [...of.changes, change]);
}

/** A sum as an amount: each summand becomes a line, the first of them the base. `empty` is the base when nothing is left to add. */
export function sumOf(what: string, empty: Change, summands: Iterable<Change | undefined>): Amount {
  const { changes } = amount(what, empty, summands);
  const [first = empty, ...others] = changes;
  return amount(what, first, others);
}

/** Every table and option that amounts rest on, each once. */
export function basesOf(amounts: Iterable<Amount>): readonly Basis[] {
  const found: Basis[] = [];
  for (const { base, changes } of amounts) {
    for (const { basis } of [base, ...changes]) if (basis) found.push(basis);
  }
  return distinctBases(found);
}

/** The same bases, each once. */
export function distinctBases(bases: Iterable<Basis>): readonly Basis[] {
  return [...new Map(Array.from(bases, (basis) => [`${basis.kind} ${basis.name}`, basis])).values()];
}
