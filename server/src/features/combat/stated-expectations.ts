/** What the combats of a file are expected to come to, value by value: each is a test, as the command line reports it. */
import type { Range } from '../../text';
import { rangeOf } from '../../text';
import type { Analysis } from '../analysis';
import { allCombats } from './find';
import { leaves } from '../../model/expect';

export interface StatedExpectation {
  /** Id of the combat. */
  readonly combat: string;
  /** Index of the YAML document, from 0. */
  readonly document: number;
  /** `['surprisePoints', 'subs']`. */
  readonly path: readonly string[];
  /** Where the value stands. */
  readonly value: Range;
  /** Where its problems may stand: at the value, at its key, or at `expect:`. */
  readonly places: readonly Range[];
}

/** In the order of the text. */
export function statedExpectations(analysis: Analysis): readonly StatedExpectation[] {
  return allCombats(analysis).flatMap(({ site, scenario }) => {
    const { id, object, expect } = site;
    if (expect === undefined) return [];
    const { document } = scenario;
    const head = rangeOf(document, { owner: object, key: 'expect', onKey: true });
    return [...leaves(expect, [])].flatMap(({ path, place }): readonly StatedExpectation[] => {
      const value = rangeOf(document, place);
      const key = rangeOf(document, { ...place, onKey: true });
      if (!value) return [];
      const places = [value, key, head].filter((range) => range !== undefined);
      return [{ combat: id, document: scenario.index, path, value, places }];
    });
  });
}
