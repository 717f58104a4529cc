/** Solves one repetition from one joint state: the volleys, and the steps before and after them. */
import type { BasisSet } from '../basis-set';
import type { State } from '../combat';
import { isSameState } from '../state-space';
import { readSituation } from '../volley-transition';
import { arePlanBasesRecorded, BranchEnumerator, type Branch } from './branch-enumerator';
import { applyFreeSteps } from './free-steps';
import type { BinomialTables } from './hit-distribution';
import type { Layer, JointStates, LatticePoint } from './joint-states';
import { planRepetition, planSteps, type RepetitionPlan } from './repetition-plan';
import { SeparableTransition, computeJointProbability } from './separable-transition';
import type { PositionDistribution } from './position-distribution';

export class RepetitionSolver {
  readonly #branchEnumerator: BranchEnumerator;
  readonly losses: SeparableTransition;
  readonly #plans = new Map<string, RepetitionPlan | undefined>();
  readonly #switchValues: number[] = [];
  #lastPlan: RepetitionPlan | undefined;

  /** @param bases collects the bases of all steps that are carried out */
  constructor(
    readonly jointStates: JointStates,
    readonly binomials: BinomialTables,
    readonly bases?: BasisSet,
  ) {
    this.#branchEnumerator = new BranchEnumerator(jointStates, bases);
    this.losses = new SeparableTransition(jointStates.model.sides);
  }

  /** The plan for the situation of a state; undefined if lattices cannot solve it. */
  getPlan(state: State): RepetitionPlan | undefined {
    const { model } = this.jointStates;
    const { switches = [] } = model.combat;
    let isSameSituation = this.#lastPlan !== undefined;
    for (let index = 0; index < switches.length; index++) {
      const value = switches[index]!.read(state);
      if (this.#switchValues[index] === value) continue;
      this.#switchValues[index] = value;
      isSameSituation = false;
    }
    if (isSameSituation) return this.#lastPlan;
    const name = this.#switchValues.join();
    if (!this.#plans.has(name)) {
      const steps = planSteps(model, readSituation(model.combat, state));
      this.#plans.set(name, steps && planRepetition(model, steps, this.binomials));
    }
    return (this.#lastPlan = this.#plans.get(name));
  }

  /** The point after the steps before the first volley. */
  applyHead(layer: Layer, first: number, second: number): LatticePoint {
    const point = { layer, first, second, firstFiring: first, secondFiring: second };
    const { combat, head } = this.jointStates.model;
    if (head.length === 0) return point;
    return this.jointStates.toPoint(applyFreeSteps(combat, head, this.jointStates.stateAt(point), this.bases));
  }

  /** All branches of the volleys from a point, valid until the next call. Yields now and then. */
  *enumerateBranches(plan: RepetitionPlan, point: LatticePoint): Generator<void, readonly Branch[], void> {
    const distributions = this.computeSeparableLosses(plan, point.first, point.second);
    return distributions
      ? [{ layer: point.layer, distributions }]
      : yield* this.#branchEnumerator.enumerateAfter(plan, point);
  }

  /** The losses of both sides if they are independent, valid until the next call; else undefined. */
  computeSeparableLosses(
    plan: RepetitionPlan,
    first: number,
    second: number,
  ): readonly [PositionDistribution, PositionDistribution] | undefined {
    if (!this.#isSeparable(plan)) return undefined;
    return this.losses.applySalvos(plan, first, second);
  }

  /** Whether a plan may be solved as a whole. Only a solution volley by volley records bases: plans are solved so until all of their bases are recorded. */
  #isSeparable(plan: RepetitionPlan): boolean {
    return plan.isSeparable && (this.bases === undefined || arePlanBasesRecorded(plan, this.bases));
  }

  /** Whether a repetition without hits leads straight back to its start. @param point the start after the steps before the volleys */
  returnsToStart(point: LatticePoint, { layer, first, second }: LatticePoint): boolean {
    const { combat, tail } = this.jointStates.model;
    if (tail.length === 0) return point.layer === layer && point.first === first && point.second === second;
    const startState = this.jointStates.stateAt({ layer, first, second, firstFiring: first, secondFiring: second });
    return isSameState(startState, applyFreeSteps(combat, tail, this.jointStates.stateAt(point), this.bases));
  }
}

/** The probability that a repetition hits nobody, so that both sides stay in their positions. */
export function computeSelfLoopProbability(
  branches: readonly Branch[],
  { layer, first, second }: LatticePoint,
): number {
  let probability = 0;
  for (let at = 0; at < branches.length; at++) {
    const { layer: to, distributions } = branches[at]!;
    if (to === layer) probability += computeJointProbability(distributions, first, second);
  }
  return probability;
}
