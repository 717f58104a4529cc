/** Loads the combats of rulesets for a worker on first use, because most users play one game. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import type { SiteOf } from './perform';

/**
 * Calculators without a worker load the same files, so if this fails no other calculator is tried and the error is shown to the user.
 * @param ruleset its id; an unknown ruleset has no combats
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
