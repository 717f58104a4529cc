/** What stands once in a list of the scenario, its order of battle, and is taken from there by name: which objects take what. */

/** How an object takes another: it has the members of it that it lacks. */
export interface Taking {
  /** The member that names what is taken. */
  readonly key: string;
  /** The list of the root that it is taken from. */
  readonly list: string;
  /** Where the items of the list hold what is taken in a list of their own: its key. */
  readonly inner?: string;
  /** The members that are taken; all of them where none are named. */
  readonly members?: readonly string[];
  /** Members of the item around what is taken that hold for it unless it has its own. */
  readonly around?: readonly string[];
}

/** Where objects take others, as a tree of keys from the root; `*` is any key or index. */
export interface TakingPlaces {
  readonly taking?: Taking;
  readonly members: ReadonlyMap<string, TakingPlaces>;
}
