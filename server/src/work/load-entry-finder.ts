/** Loads the combats of rulesets for a worker on first use, because most users play one game. */
import { loadCombats } from '../rulesets/registry';
import { createEntryFinder, type FindEntry } from './perform-task';

/**
 * Loads the combats of a ruleset. If this fails, a calculator on the server's thread would fail too, since it loads the same files; therefore
 * none is tried, and the error is shown to the user.
 * @param ruleset its id; an unknown ruleset has no combats
 */
export async function loadEntryFinder(ruleset: string, load: typeof loadCombats = loadCombats): Promise<FindEntry> {
  try {
    const loaded = await load(ruleset);
    return createEntryFinder(loaded ? [loaded] : []);
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
    throw new Error(
      `The combats of ${ruleset} could not be loaded: ${why} Restart Asdic, and install it again if that does not help.`,
      { cause: error },
    );
  }
}
