/** Decisions with all their candidates: squadrons on targets, targets of fire, targets of submarines. */
import type { Edit } from '../../../model/edit';
import type { Plan, Policy, Situation, Situations } from '../../../model/situations';

/** A plan that can be ordered. */
export interface Way extends Plan {
  readonly edits: () => readonly Edit[];
}

/** A decision made before any dice are rolled. */
export interface Choosing {
  /** Without spaces or `=`; unique among the decisions of a side. */
  readonly id: string;
  /** For display: `dawn, with 3 squadrons`. */
  readonly title: string;
  /** The subject, shown before the title of a candidate if a side has several decisions: `dawn`. */
  readonly name: string;
  /** The kind of decision: `allotment of squadrons`; `words` is its plural: `ways to allot squadrons`. */
  readonly group: string;
  readonly words: string;
  readonly ordered: Pick<Plan, 'title' | 'combat'>;
  readonly ways: readonly Way[];
  /** Whether the candidates are complete; otherwise they are the simplest ones. */
  readonly isEvery: boolean;
}

/** Combines the decisions of a side, at least one. Compared plans differ in one decision only. */
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

/** The policy for one decision; the others keep their orders. */
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

/** The Cartesian product of lists, in order; undefined if it has more than `max` elements. */
export function combinations<T>(lists: readonly (readonly T[])[], max: number): readonly (readonly T[])[] | undefined {
  if (lists.reduce((product, { length }) => product * length, 1) > max) return undefined;
  return lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  );
}
