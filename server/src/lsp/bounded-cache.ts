/** An LRU cache of results by content key: a combat that returns to earlier content is not calculated again. */
export interface BoundedCache<Entry> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  clear(): void;
}

/** Evicts the least recently used entry. */
export function createBoundedCache<Entry>(maxEntries: number): BoundedCache<Entry> {
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
