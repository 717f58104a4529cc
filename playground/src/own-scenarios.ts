/** The user's own scenarios in the list of samples, while the page is open. */
import type { Shared } from './share-link';

export function createOwnScenarios(list: HTMLSelectElement) {
  const scenarios = new Map<string, Shared>();
  let chosen: string | undefined;
  return {
    /** Selects the entry of a scenario; adds it if there is none. */
    choose(scenario: Shared): void {
      const existing = [...scenarios].find(([, { path, text }]) => path === scenario.path && text === scenario.text);
      const number = scenarios.size + 1;
      chosen = existing?.[0] ?? `own-${number}`;
      if (!existing) list.append(new Option(number === 1 ? 'Your own' : `Your own ${number}`, chosen));
      scenarios.set(chosen, scenario);
      list.value = chosen;
    },
    /** A sample was selected instead. */
    leave: () => void (chosen = undefined),
    isChosen: () => chosen !== undefined,
    /** Updates the selected scenario. */
    keep: (scenario: Shared) => void (chosen !== undefined && scenarios.set(chosen, scenario)),
    /** @param value of an entry; undefined for samples */
    at: (value: string) => scenarios.get(value),
  };
}
