/** The figures of combats by what they rest on: a combat that comes back to what it was is not calculated again. */
import type { ResultOf } from '../work/task';
import type { FiguresTask } from '../work/task';

export type Figures = NonNullable<ResultOf<FiguresTask>[number]>;

interface Entry {
  /** Undefined where the combat has none. */
  readonly figures: Figures | undefined;
  /** They were estimated in a hurry. */
  readonly isRough: boolean;
}

export interface FiguresCache {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
}

/** The one that was not asked for longest goes first. */
export function figuresCache(maxEntries = 1_000): FiguresCache {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    set(key, entry) {
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
