/** The user's own scenarios in the list of samples, while the page is open. */
import type { SharedScenario } from './share-link';

export function createOwnScenarios(list: HTMLSelectElement) {
  const scenarios = new Map<string, SharedScenario>();
  let selected: string | undefined;
  return {
    /** Selects the entry of a scenario; adds it if there is none. */
    select(scenario: SharedScenario): void {
      const existing = [...scenarios].find(([, { path, text }]) => path === scenario.path && text === scenario.text);
      const number = scenarios.size + 1;
      selected = existing?.[0] ?? `own-${number}`;
      if (!existing) list.append(new Option(number === 1 ? 'Your own' : `Your own ${number}`, selected));
      scenarios.set(selected, scenario);
      list.value = selected;
    },
    /** Called when a sample is selected instead. */
    deselect: () => void (selected = undefined),
    isSelected: () => selected !== undefined,
    /** Updates the selected scenario. */
    updateSelected: (scenario: SharedScenario) => void (selected !== undefined && scenarios.set(selected, scenario)),
    /** @returns the scenario of a list entry; undefined for samples */
    get: (value: string) => scenarios.get(value),
  };
}
