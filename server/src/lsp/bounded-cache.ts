/** What was calculated, by what it rests on: a combat that comes back to what it was is not calculated again. */
export interface BoundedCache<Entry> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  clear(): void;
}

/** The one that was not asked for longest goes first. */
export function boundedCache<Entry>(maxEntries: number): BoundedCache<Entry> {
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
    clear: () => entries.clear(),
  };
}
