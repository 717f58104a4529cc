/** Colours that a scenario assigns to its powers. */
import { type Range, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { isMapping } from '../../model/values';
import { getPowerColor } from '../../protocol';

export interface WrittenColor {
  /** The colour itself, without quotes. */
  readonly range: Range;
  /** `#rrggbb` */
  readonly color: string;
}

/** In document order. */
export function findColorLiterals({ scenarios, text }: Analysis): readonly WrittenColor[] {
  return scenarios.flatMap((scenario) => {
    const powers = scenario.ids().ids.declarations.filter(({ kind }) => kind === 'power' || kind === 'nation');
    return powers.flatMap(({ id, object }): readonly WrittenColor[] => {
      if (!isMapping(object)) return [];
      const writtenValue = object['color'];
      const range = rangeAt(scenario.document, { owner: object, key: 'color' });
      if (typeof writtenValue !== 'string' || !range || getPowerColor(id, writtenValue) !== writtenValue.toLowerCase())
        return [];
      // It is not found if it has escapes.
      const index = text.slice(range.from, range.to).indexOf(writtenValue);
      const from = range.from + index;
      return index === -1 ? [] : [{ range: { from, to: from + writtenValue.length }, color: writtenValue }];
    });
  });
}
