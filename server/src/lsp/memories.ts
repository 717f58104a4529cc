/** The latest results of combats in open documents. */
import { emptyMemory, type Memory } from '../features/combat/memory';

export interface Memories {
  of(uri: string): Memory;
  set(uri: string, memory: Memory): void;
  forget(uri: string): void;
}

export function memoriesOf(): Memories {
  const known = new Map<string, Memory>();
  return {
    of: (uri) => known.get(uri) ?? emptyMemory,
    set: (uri, memory) => void known.set(uri, memory),
    forget: (uri) => void known.delete(uri),
  };
}
