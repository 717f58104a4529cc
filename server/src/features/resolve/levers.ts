/** Levers of a combat: values that can be varied, such as unit counts, orders, readings of options and supplied tables. */
import type { Edit } from '../../model/edit';
import type { ReportLever } from '../../protocol';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { attempt } from './report';
import { createSetup } from './setup';

export interface Lever extends ReportLever {
  /** Undefined for an invalid value. */
  readonly createEdits: (value: number | string) => readonly Edit[] | undefined;
}

/** A value of a lever, with its edits. */
export interface LeverSetting {
  /** `3`, `as soon as possible`. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** All levers, those of the sides first. Every option is one, whether the odds as written depend on it or not. */
export function listLevers(target: LocatedCombat): readonly Lever[] | Refusal {
  return attempt(target, () => {
    const options = target.ruleset.options.map(({ name }) => `option ${name}`);
    const setup = createSetup(target, options);
    if (!setup) return [];
    const { forces, switches } = setup.report;
    const toOwner = (
      side: string | undefined,
      name = side === undefined ? undefined : target.entry.sides[side]?.name,
    ) => (name === undefined ? {} : { owner: name });
    const createEditsFor = (id: string) => (value: number | string) => setup.knobs.get(id)?.createEdits(value);
    const numbers = forces.flatMap(({ side, title: power, lines }) =>
      lines.map(({ id, title, value, minimum, maximum }): Lever => ({
        ...{ id, title },
        ...(isOption(id) ? {} : toOwner(side, power)),
        kind: isOption(id) ? 'option' : 'number',
        ...{ value, written: String(value), minimum, maximum },
        createEdits: createEditsFor(id),
      })),
    );
    const words = switches.map(({ id, title, side, value, choices }): Lever => ({
      ...{ id, title },
      ...toOwner(side),
      kind: id.startsWith('order/') ? 'order' : isOption(id) ? 'option' : 'word',
      ...{ value, written: choices.find((choice) => choice.value === value)?.title ?? value, choices },
      createEdits: createEditsFor(id),
    }));
    return [...numbers, ...words].filter((lever) => listAdjacentSettings(lever).length > 0);
  });
}

function isOption(id: string): boolean {
  return id.startsWith('options/');
}

/** The settings next to the written one: one less, one more, every other choice. */
export function listAdjacentSettings({ value, choices, createEdits }: Lever): readonly LeverSetting[] {
  const others = choices
    ? choices.filter((choice) => choice.value !== value)
    : [Number(value) - 1, Number(value) + 1].map((number) => ({ value: number, title: String(number) }));
  return others.flatMap((other) => {
    const settingEdits = createEdits(other.value);
    return settingEdits ? [{ title: other.title, edits: settingEdits }] : [];
  });
}

/** The title of a value. */
export function formatSetting({ choices }: Pick<ReportLever, 'choices'>, value: number | string): string {
  return choices?.find((choice) => choice.value === value)?.title ?? String(value);
}

/** `Destroyer, the US`. */
export function formatLever({ title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  return owner === undefined ? title : `${title}, ${owner}`;
}
