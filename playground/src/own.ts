/** Scenarios of the reader's own in the list of samples: each can be chosen again for as long as the page is open. */
import type { Shared } from './share';

export interface OwnScenarios {
  /** Chooses the entry of a scenario in the list; it is made where there is none. */
  choose(scenario: Shared): void;
  /** A sample is chosen instead. */
  leave(): void;
  isChosen(): boolean;
  /** Remembers what has become of the one that is chosen. */
  keep(scenario: Shared): void;
  /** @param value of an entry; undefined for those of samples */
  at(value: string): Shared | undefined;
}

export function ownScenarios(list: HTMLSelectElement): OwnScenarios {
  const kept = new Map<string, Shared>();
  let chosen: string | undefined;
  return {
    choose(scenario) {
      const known = [...kept].find(([, { path, text }]) => path === scenario.path && text === scenario.text);
      const number = kept.size + 1;
      chosen = known?.[0] ?? `own-${number}`;
      if (!known) list.append(new Option(number === 1 ? 'Your own' : `Your own ${number}`, chosen));
      kept.set(chosen, scenario);
      list.value = chosen;
    },
    leave: () => void (chosen = undefined),
    isChosen: () => chosen !== undefined,
    keep: (scenario) => void (chosen !== undefined && kept.set(chosen, scenario)),
    at: (value) => kept.get(value),
  };
}
