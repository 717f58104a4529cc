/** The combats of the rulesets for a worker: each loaded when a task first asks for it, because most who calculate play one game. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import type { SiteOf } from './perform';

/**
 * Whoever calculates without a worker loads from the same files: where that fails, no other calculator is tried, and the user is told.
 * @param ruleset its id; of one that there is not there are no combats
 */
export async function loadSites(ruleset: string, load: typeof loadCombats = loadCombats): Promise<SiteOf> {
  try {
    const found = await load(ruleset);
    return siteBy(found ? [found] : []);
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
    throw new Error(
      `The combats of ${ruleset} could not be loaded: ${why} Restart Asdic, and install it again if that does not help.`,
      { cause: error },
    );
  }
}
