/** A hash of a document's text: an edit that is undone gives the same text, but never the same version. */
import type { DocumentSnapshot } from './documents';

const hashes = new WeakMap<DocumentSnapshot['analysis'], number>();

export function computeTextHash({ analysis }: Pick<DocumentSnapshot, 'analysis'>): number {
  const cached = hashes.get(analysis);
  if (cached !== undefined) return cached;
  // FNV-1a, by characters.
  let hash = 0x811c9dc5;
  for (let index = 0; index < analysis.text.length; index++)
    hash = Math.imul(hash ^ analysis.text.charCodeAt(index), 0x01000193);
  hashes.set(analysis, hash);
  return hash;
}
