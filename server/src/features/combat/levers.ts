/** What of a combat could be otherwise, one thing at a time: one unit more or less, another order, another reading of an option. */
import type { Edit } from '../../model/edit';
import type { ReportMatter } from '../../protocol';
import type { FoundCombat, Refusal } from './find';
import { attempted } from './report';
import { setupOf } from './setup';

/** One thing that could be otherwise. */
export interface Lever extends Omit<ReportMatter, 'settings' | 'most'> {
  readonly settings: readonly LeverSetting[];
}

/** One way in which it could be otherwise. */
export interface LeverSetting {
  /** `3`, `as soon as possible`. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** Each lever with what is next to what is written: one more, one less, every other choice. */
export function leversOf(found: FoundCombat): readonly Lever[] | Refusal {
  return attempted(found, () => {
    const options = found.ruleset.options.map(({ name }) => `option ${name}`);
    const setup = setupOf(found, options);
    if (!setup) return [];
    const { forces, switches } = setup.report;
    const setting = (id: string, value: number | string, title: string): readonly LeverSetting[] => {
      const edits = setup.knobs.get(id)?.edits(value);
      return edits ? [{ title, edits }] : [];
    };
    const ownerOf = (side: string | undefined, name = side === undefined ? undefined : found.site.sides[side]?.name) =>
      name === undefined ? {} : { owner: name };
    const numbers = forces.flatMap(({ side, title: power, lines }) =>
      lines.map(({ id, title, value }): Lever => ({
        id,
        title,
        ...ownerOf(side, power),
        kind: 'number',
        written: String(value),
        settings: [value - 1, value + 1].flatMap((other) => setting(id, other, String(other))),
      })),
    );
    const words = switches.map(({ id, title, side, value, choices }): Lever => ({
      id,
      title,
      ...ownerOf(side),
      kind: id.startsWith('order/') ? 'order' : id.startsWith('options/') ? 'option' : 'word',
      written: choices.find((choice) => choice.value === value)?.title ?? value,
      settings: choices
        .filter((choice) => choice.value !== value)
        .flatMap((choice) => setting(id, choice.value, choice.title)),
    }));
    return [...numbers, ...words].filter(({ settings }) => settings.length > 0);
  });
}
