/** The user's own scenarios in the list of samples, while the page is open. */
import type { Shared } from './share-link';

export function createOwnScenarios(list: HTMLSelectElement) {
  const scenarios = new Map<string, Shared>();
  let choice: string | undefined;
  return {
    /** Selects the entry of a scenario; adds it if there is none. */
    choose(scenario: Shared): void {
      const existing = [...scenarios].find(([, { path, text }]) => path === scenario.path && text === scenario.text);
      const number = scenarios.size + 1;
      choice = existing?.[0] ?? `own-${number}`;
      if (!existing) list.append(new Option(number === 1 ? 'Your own' : `Your own ${number}`, choice));
      scenarios.set(choice, scenario);
      list.value = choice;
    },
    /** A sample was selected instead. */
    leave: () => void (choice = undefined),
    isChosen: () => choice !== undefined,
    /** Updates the selected scenario. */
    keep: (scenario: Shared) => void (choice !== undefined && scenarios.set(choice, scenario)),
    /** @param value of an entry; undefined for samples */
    at: (value: string) => scenarios.get(value),
  };
}
