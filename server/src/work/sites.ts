/** The combats of the rulesets for a worker: each loaded when a task first asks for it, because most who calculate play one game. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import type { SiteOf } from './perform';

/** @param ruleset its id; an unknown one has no combats */
export async function loadSites(ruleset: string): Promise<SiteOf> {
  const found = await loadCombats(ruleset);
  return siteBy(found ? [found] : []);
}
