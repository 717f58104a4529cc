/** The latest results of combats in open documents. */
import { emptyMemory, type Memory } from '../features/combat/memory';

export interface Memories {
  get(uri: string): Memory;
  set(uri: string, memory: Memory): void;
  forget(uri: string): void;
}

export function createMemories(): Memories {
  const memoriesByUri = new Map<string, Memory>();
  return {
    get: (uri) => memoriesByUri.get(uri) ?? emptyMemory,
    set: (uri, memory) => void memoriesByUri.set(uri, memory),
    forget: (uri) => void memoriesByUri.delete(uri),
  };
}
