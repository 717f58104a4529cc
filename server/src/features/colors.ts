/** Colours that a scenario assigns to its powers. */
import { rangeOf } from '../text';
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { colorOfPower } from '../protocol';

export interface WrittenColor {
  /** The colour itself, without quotes. */
  readonly range: Range;
  /** `#rrggbb` */
  readonly color: string;
}

/** In document order. */
export function writtenColors({ scenarios, text }: Analysis): readonly WrittenColor[] {
  return scenarios.flatMap((scenario) => {
    const powers = scenario.ids().ids.declarations.filter(({ kind }) => kind === 'power' || kind === 'nation');
    return powers.flatMap(({ id, object }): readonly WrittenColor[] => {
      if (typeof object !== 'object' || object === null || !('color' in object)) return [];
      const given = object.color;
      const range = rangeOf(scenario.document, { owner: object, key: 'color' });
      if (typeof given !== 'string' || !range || colorOfPower(id, given) !== given.toLowerCase()) return [];
      const from = text.indexOf(given, range.from);
      return from < 0 || from + given.length > range.to
        ? []
        : [{ range: { from, to: from + given.length }, color: given }];
    });
  });
}
