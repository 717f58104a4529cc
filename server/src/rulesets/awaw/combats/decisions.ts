/** Decisions with all their candidates: squadrons on targets, targets of fire, targets of submarines. */
import type { Edit } from '../../../model/edit';
import type { Plan, Policy, Situation, Situations } from '../../../model/situations';

/** A plan that can be ordered. */
export interface Candidate extends Plan {
  readonly createEdits: () => readonly Edit[];
}

/** A decision made before any dice are rolled. */
export interface Decision {
  /** Without spaces or `=`; unique among the decisions of a side. */
  readonly id: string;
  /** For display: `dawn, with 3 squadrons`. */
  readonly title: string;
  /** The subject, shown before the title of a candidate if a side has several decisions: `dawn`. */
  readonly name: string;
  /** The kind of decision: `allotment of squadrons`. */
  readonly group: string;
  /** What the candidates are called together: `ways to allot squadrons`. */
  readonly plural: string;
  readonly ordered: Pick<Plan, 'title' | 'createCombat'>;
  readonly candidates: readonly Candidate[];
  /** Whether the candidates are complete; otherwise they are the simplest ones. */
  readonly isComplete: boolean;
}

/** Combines the decisions of a side, at least one. Compared plans differ in one decision only. */
export function createSituations(decisions: readonly Decision[]): Situations {
  const [{ group, plural }] = decisions as readonly [Decision, ...Decision[]];
  const isOneKind = decisions.every((decision) => decision.group === group);
  const pairs = decisions.map((decision) => ({ decision, situation: createSituation(decision) }));
  return {
    group: isOneKind ? group : 'attacks and fire',
    ways: isOneKind ? plural : 'ways to attack and to fire',
    situations: pairs.map(({ situation }) => situation),
    policies: pairs.map(({ decision, situation }) => createPolicy(decision, situation, decisions.length > 1)),
    isComplete: decisions.every(({ isComplete }) => isComplete),
  };
}

function createSituation({ id, title, ordered, candidates }: Decision): Situation {
  const orderedPlan: Plan = { id: `${id}:ordered`, ...ordered };
  const otherCandidates = candidates.filter((candidate) => candidate.title !== ordered.title);
  const plans = otherCandidates.map((candidate): Plan => ({
    id: `${id}:${candidate.id}`,
    title: candidate.title,
    createCombat: candidate.createCombat,
  }));
  return { id, title, chance: 1, ordered: orderedPlan, plans: [orderedPlan, ...plans] };
}

/** The policy for one decision; the others keep their orders. */
function createPolicy({ id, name, candidates }: Decision, ownSituation: Situation, isNamed: boolean): Policy {
  const findCandidate = (choices: ReadonlyMap<string, string>): Candidate | undefined =>
    candidates.find((candidate) => choices.get(ownSituation.id) === `${id}:${candidate.id}`);
  return {
    id,
    allows: (situation, plan) => situation.id === ownSituation.id || plan === situation.ordered,
    createTitle: (choices) =>
      `${isNamed ? `${name}: ` : ''}${findCandidate(choices)?.title ?? ownSituation.ordered.title}`,
    createEdits: (choices) => findCandidate(choices)?.createEdits(),
  };
}

/** The Cartesian product of lists, in order; undefined if it has more than `max` elements. */
export function listCombinations<T>(
  lists: readonly (readonly T[])[],
  max: number,
): readonly (readonly T[])[] | undefined {
  if (lists.reduce((product, { length }) => product * length, 1) > max) return undefined;
  return lists.reduce<readonly (readonly T[])[]>(
    (selections, list) => selections.flatMap((selection) => list.map((item) => [...selection, item])),
    [[]],
  );
}
