/** The expectations of a file, value by value. The command line reports each as a test. */
import { type Range, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { allCombats } from '../analysis/find-combat';
import { listExpectedValues } from '../../model/expect';

export interface StatedExpectation {
  /** Id of the combat. */
  readonly combat: string;
  /** Index of the YAML document, from 0. */
  readonly document: number;
  /** `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** The range of the value. */
  readonly value: Range;
  /** Ranges at which its diagnostics may be: the value, its key, or `expect:`. */
  readonly places: readonly Range[];
}

/** In the order of the text. */
export function findExpectations(analysis: Analysis): readonly StatedExpectation[] {
  return allCombats(analysis).flatMap(({ entry, scenario }) => {
    const { id, object, expect } = entry;
    if (expect === undefined) return [];
    const { document } = scenario;
    const head = rangeAt(document, { owner: object, key: 'expect', onKey: true });
    return [...listExpectedValues(expect, [])].flatMap(({ path, place }): readonly StatedExpectation[] => {
      const value = rangeAt(document, place);
      const key = rangeAt(document, { ...place, onKey: true });
      if (!value) return [];
      const places = [value, key, head].filter((range) => range !== undefined);
      return [{ combat: id, document: scenario.index, path, value, places }];
    });
  });
}
