/** The user's own scenarios in the list of samples, while the page is open. */
import type { Shared } from './share-link';

export interface OwnScenarios {
  /** Selects the entry of a scenario; adds it if there is none. */
  choose(scenario: Shared): void;
  /** A sample was selected instead. */
  leave(): void;
  isChosen(): boolean;
  /** Updates the selected scenario. */
  keep(scenario: Shared): void;
  /** @param value of an entry; undefined for samples */
  at(value: string): Shared | undefined;
}

export function createOwnScenarios(list: HTMLSelectElement): OwnScenarios {
  const scenarios = new Map<string, Shared>();
  let chosen: string | undefined;
  return {
    choose(scenario) {
      const existing = [...scenarios].find(([, { path, text }]) => path === scenario.path && text === scenario.text);
      const number = scenarios.size + 1;
      chosen = existing?.[0] ?? `own-${number}`;
      if (!existing) list.append(new Option(number === 1 ? 'Your own' : `Your own ${number}`, chosen));
      scenarios.set(chosen, scenario);
      list.value = chosen;
    },
    leave: () => void (chosen = undefined),
    isChosen: () => chosen !== undefined,
    keep: (scenario) => void (chosen !== undefined && scenarios.set(chosen, scenario)),
    at: (value) => scenarios.get(value),
  };
}
