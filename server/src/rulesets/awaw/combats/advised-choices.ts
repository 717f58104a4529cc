/** Decisions of which everything that can be ordered is compared: squadrons on targets, who fires at whom, whom submarines attack. */
import type { Edit } from '../../../model/edit';
import type { Plan, Policy, Situation, Situations } from '../../../model/situations';

/** Something that can be ordered. */
export interface Way extends Plan {
  readonly edits: () => readonly Edit[];
}

/** A decision that stands before all dice. */
export interface Choosing {
  /** Readable, without spaces or `=`; unique among the decisions of a side. */
  readonly id: string;
  /** In words: `dawn, with 3 squadrons`. */
  readonly title: string;
  /** What it is about, before the title of a way where a side has several decisions: `dawn`. */
  readonly name: string;
  /** What is decided: `allotment of squadrons`; and in the plural: `ways to allot squadrons`. */
  readonly group: string;
  readonly words: string;
  readonly ordered: Pick<Plan, 'title' | 'combat'>;
  readonly ways: readonly Way[];
  /** Whether the ways are all that there are: else the simplest. */
  readonly isEvery: boolean;
}

/** All decisions of a side. They come about together: orders are compared that differ in one of them. At least one. */
export function choicesOf(all: readonly Choosing[]): Situations {
  const [{ group, words }] = all as readonly [Choosing, ...Choosing[]];
  const isOneKind = all.every((one) => one.group === group);
  const found = all.map((choosing) => ({ choosing, situation: situationOf(choosing) }));
  return {
    group: isOneKind ? group : 'attacks and fire',
    ways: isOneKind ? words : 'ways to attack and to fire',
    situations: found.map(({ situation }) => situation),
    policies: found.map(({ choosing, situation }) => policyOf(choosing, situation, all.length > 1)),
    isEvery: all.every(({ isEvery }) => isEvery),
  };
}

function situationOf({ id, title, ordered, ways }: Choosing): Situation {
  const now: Plan = { id: `${id}:ordered`, ...ordered };
  const others = ways.filter((way) => way.title !== ordered.title);
  const plans = others.map((way): Plan => ({ id: `${id}:${way.id}`, title: way.title, combat: way.combat }));
  return { id, title, chance: 1, ordered: now, plans: [now, ...plans] };
}

/** The order for one decision; the others stay as they are ordered. */
function policyOf({ id, name, ways }: Choosing, own: Situation, named: boolean): Policy {
  const meant = (choices: ReadonlyMap<string, string>): Way | undefined =>
    ways.find((way) => choices.get(own.id) === `${id}:${way.id}`);
  return {
    id,
    allows: (situation, plan) => situation.id === own.id || plan === situation.ordered,
    title: (choices) => `${named ? `${name}: ` : ''}${meant(choices)?.title ?? own.ordered.title}`,
    edits: (choices) => meant(choices)?.edits(),
  };
}

/** Every choice of one from each list, the first of each first; undefined where these are more than so many. */
export function combinations<T>(lists: readonly (readonly T[])[], max: number): readonly (readonly T[])[] | undefined {
  if (lists.reduce((product, { length }) => product * length, 1) > max) return undefined;
  return lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  );
}
