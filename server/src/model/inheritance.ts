/** Inheritance from the order of battle: units that are declared once in a list of the scenario, and referenced by name from combats. */

/** How an object inherits from another: it gets the members that it does not have itself. */
export interface Inheritance {
  /** The key with the name of the inherited object. */
  readonly key: string;
  /** The root list that declares the inherited object. */
  readonly list: string;
  /** The key of a nested list, if the items of the root list contain the inherited objects. */
  readonly inner?: string;
  /** The inherited members; all if absent. */
  readonly members?: readonly string[];
  /** Members of the enclosing item that apply to the inherited object unless it has its own. */
  readonly around?: readonly string[];
}

/** Where objects inherit, as a tree of keys from the root; `*` is any key or index. */
export interface InheritanceTree {
  readonly inheritance?: Inheritance;
  readonly members: ReadonlyMap<string, InheritanceTree>;
}
