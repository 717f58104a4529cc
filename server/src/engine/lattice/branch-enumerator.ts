/**
 * Enumerates the branches of a repetition that is not separable: units that fire depend on earlier losses, or a step between volleys reads
 * the state. The losses of both sides are followed jointly while they depend on each other, and separately from there on. See "Branches" in
 * docs/odds.md.
 */
import type { Successes } from '../../dice/binomial';
import type { BasisSet } from '../basis-set';
import { isActive } from '../transition';
import type { FreeStep } from './round-model';
import type { LatticeSalvo } from './lattice-salvo';
import { applyFreeSteps } from './free-steps';
import type { Layer, JointStates, LatticePoint } from './joint-states';
import type { Action, RepetitionPlan } from './repetition-plan';
import { DistributionPool, ScratchSums, type PositionDistribution } from './position-distribution';

/** Independent losses of both sides: the probability of a joint state is the product of those of its positions. */
export interface Branch {
  readonly layer: Layer;
  readonly distributions: readonly [PositionDistribution, PositionDistribution];
}

/** Joint states or branches in a slice: a tenth of a millisecond, several before anything is compiled to machine code. */
const sliceLength = 25;

type VolleyAction = Exclude<Action, { kind: 'free' }>;

/** Enumerates branches. The distributions that it returns are valid until the next call. */
export class BranchEnumerator {
  #doneCount = 0;
  readonly #pool = new DistributionPool();
  readonly #sums = new ScratchSums();

  /** @param bases collects the bases of all steps that are carried out */
  constructor(
    readonly jointStates: JointStates,
    readonly bases?: BasisSet,
  ) {}

  /** All branches of a repetition from one state. Yields now and then. */
  *enumerateAfter(
    { actions }: RepetitionPlan,
    { layer, first, second }: LatticePoint,
  ): Generator<void, readonly Branch[], void> {
    this.#pool.releaseAll();
    let branches: Branch[] = [
      { layer, distributions: [this.#createSingle(first, first, 1), this.#createSingle(second, second, 1)] },
    ];
    for (let at = 0; at < actions.length; at++) {
      const action = actions[at]!;
      const next: Branch[] = [];
      const isLast = at === actions.length - 1;
      for (let i = 0; i < branches.length; i++) {
        const branch = branches[i]!;
        if (action.kind === 'free') yield* this.#applyFreeStep(action.step, branch, next);
        else if (action.step.when) yield* this.#applyVolleysWhere(action, branch, isLast, next);
        else yield* this.#applyVolleys(action, branch, isLast, next);
        if (this.#shouldYield()) yield;
      }
      branches = next;
    }
    return branches;
  }

  #shouldYield(): boolean {
    return ++this.#doneCount % sliceLength === 0;
  }

  /** Applies volleys or a removal whose step has a condition: only in the joint states in which it holds. */
  *#applyVolleysWhere(
    action: VolleyAction,
    branch: Branch,
    isLast: boolean,
    next: Branch[],
  ): Generator<void, void, void> {
    for (const single of this.#listSingles(branch)) {
      if (isActive(action.step, this.jointStates.stateAt(toPoint(single))))
        yield* this.#applyVolleys(action, single, isLast, next);
      else next.push(single);
      if (this.#shouldYield()) yield;
    }
  }

  *#applyVolleys(action: VolleyAction, branch: Branch, isLast: boolean, next: Branch[]): Generator<void, void, void> {
    if (action.kind === 'removal' && isLast) return void next.push(branch);
    const { layer, distributions } = branch;
    const first = distributions[0];
    const second = distributions[1];
    if (this.bases && action.kind === 'fire') {
      recordBases(action.salvos[0], first, second.firing, this.bases);
      recordBases(action.salvos[1], second, first.firing, this.bases);
    }
    const firstsStart =
      action.kind === 'removal' ? this.#removeStruck(first) : this.#applySalvos(first, action.salvos[0], second.firing);
    const firstsEnd = firstsStart === first.index ? firstsStart + 1 : this.#pool.usedCount;
    const secondsStart =
      action.kind === 'removal'
        ? this.#removeStruck(second)
        : this.#applySalvos(second, action.salvos[1], first.firing);
    const secondsEnd = secondsStart === second.index ? secondsStart + 1 : this.#pool.usedCount;
    for (let i = firstsStart; i < firstsEnd; i++) {
      for (let j = secondsStart; j < secondsEnd; j++) {
        next.push({ layer, distributions: [this.#pool.get(i), this.#pool.get(j)] });
        if (this.#shouldYield()) yield;
      }
    }
  }

  /**
   * Applies salvos to a distribution: one distribution for each set of units that keep firing.
   * @returns the pool index of the first of these, which are the last in the pool; if nothing can be hit, the index of the distribution itself
   */
  #applySalvos(distribution: PositionDistribution, salvos: readonly LatticeSalvo[], shooterFiring: number): number {
    let from = distribution.index;
    let to = from + 1;
    for (let each = 0; each < salvos.length; each++) {
      const salvo = salvos[each]!;
      if (salvo.hitTable.getHits(shooterFiring).to === 1) continue;
      const partsStart = this.#pool.usedCount;
      for (let at = from; at < to; at++) this.#applySalvo(salvo, this.#pool.get(at), shooterFiring, partsStart);
      const mayRepeat = to - from > 1 || this.#pool.get(from).count > 1;
      from = partsStart;
      to = this.#pool.usedCount;
      if (!mayRepeat) continue;
      for (let at = from; at < to; at++) this.#pool.get(at).mergeDuplicates(this.#sums.getZeros(salvo.target.count));
    }
    return from;
  }

  /** @param partsStart pool index of the first distribution after the salvo */
  #applySalvo(
    salvo: LatticeSalvo,
    distribution: PositionDistribution,
    shooterFiring: number,
    partsStart: number,
  ): void {
    const { probabilities, from, to } = salvo.hitTable.getHits(shooterFiring);
    const { firing } = distribution;
    if (salvo.keepsReturnFire && !salvo.tracksStruck) {
      const part = this.#getDistributionFiring(partsStart, salvo, firing);
      for (let i = 0; i < distribution.count; i++) {
        const positionsByHits = salvo.target.getChain(salvo.hitClass, distribution.positions[i]!);
        part.pushHits(positionsByHits, probabilities, from, to, distribution.probabilities[i]!);
      }
      return;
    }
    for (let i = 0; i < distribution.count; i++)
      this.#applySalvoAt(
        salvo,
        distribution.positions[i]!,
        distribution.probabilities[i]!,
        firing,
        shooterFiring,
        partsStart,
      );
  }

  /** Applies a salvo to one position when units that are hit may stop firing. */
  #applySalvoAt(
    salvo: LatticeSalvo,
    position: number,
    probability: number,
    firingBefore: number,
    shooterFiring: number,
    partsStart: number,
  ): void {
    const { probabilities, from, to } = salvo.hitTable.getHits(shooterFiring);
    const positionsByHits = salvo.target.getChain(salvo.hitClass, position);
    const last = positionsByHits.length - 1;
    let firing = firingBefore;
    // If nothing can be hit, the probability stays exact to the last digit, so that a self-loop of 1 is recognised.
    if (last === 0) return this.#getDistributionFiring(partsStart, salvo, firing).push(position, probability);
    let part: PositionDistribution | undefined;
    for (let hits = 0; hits < to && hits <= last; hits++) {
      if (hits > 0) {
        const next = salvo.getFiringAfter(positionsByHits[hits - 1]!, positionsByHits[hits]!, firing);
        if (next !== firing) part = undefined;
        firing = next;
      }
      if (hits < from && hits < last) continue;
      part ??= this.#getDistributionFiring(partsStart, salvo, firing);
      part.push(
        positionsByHits[hits]!,
        probability * (hits < last ? probabilities[hits]! : sumFrom(probabilities, Math.max(from, last), to)),
      );
    }
  }

  /** The distribution, among those after a salvo, in which the same units (or the same dice) keep firing. */
  #getDistributionFiring(
    partsStart: number,
    { firepower, tracksStruck }: LatticeSalvo,
    firing: number,
  ): PositionDistribution {
    for (let at = partsStart; at < this.#pool.usedCount; at++) {
      const part = this.#pool.get(at);
      if (part.firing === firing) return part;
      if (!tracksStruck && firepower?.classAt(part.firing) === firepower?.classAt(firing)) return part;
    }
    return this.#pool.take(firing);
  }

  /** Removes struck units, so that exactly the remaining ones fire. @returns the pool index of the first distribution; they are the last in the pool */
  #removeStruck(distribution: PositionDistribution): number {
    const from = this.#pool.usedCount;
    for (let i = 0; i < distribution.count; i++)
      this.#createSingle(distribution.positions[i]!, distribution.positions[i]!, distribution.probabilities[i]!);
    return from;
  }

  /** Applies a free step to each joint state, as it may read and change anything. */
  *#applyFreeStep(step: FreeStep, branch: Branch, next: Branch[]): Generator<void, void, void> {
    const { combat } = this.jointStates.model;
    const movedBranches: Branch[] = [];
    let isMoved = false;
    for (const single of this.#listSingles(branch)) {
      const point = this.jointStates.toPoint(
        applyFreeSteps(combat, [step], this.jointStates.stateAt(toPoint(single)), this.bases),
      );
      const stays = isAt(single, point);
      movedBranches.push(stays ? single : this.#createBranchAt(point, getProbability(single)));
      isMoved ||= !stays;
      if (this.#shouldYield()) yield;
    }
    if (isMoved) for (const single of movedBranches) next.push(single);
    else next.push(branch);
  }

  /** The joint states of a branch, one at a time and lazily, as there may be many. */
  *#listSingles({ layer, distributions }: Branch): Iterable<Branch> {
    const first = distributions[0];
    const second = distributions[1];
    for (let i = 0; i < first.count; i++) {
      for (let j = 0; j < second.count; j++) {
        const singlePosition = this.#createSingle(first.positions[i]!, first.firing, first.probabilities[i]!);
        yield {
          layer,
          distributions: [
            singlePosition,
            this.#createSingle(second.positions[j]!, second.firing, second.probabilities[j]!),
          ],
        };
      }
    }
  }

  #createBranchAt({ layer, first, firstFiring, second, secondFiring }: LatticePoint, probability: number): Branch {
    return {
      layer,
      distributions: [this.#createSingle(first, firstFiring, probability), this.#createSingle(second, secondFiring, 1)],
    };
  }

  #createSingle(position: number, firing: number, probability: number): PositionDistribution {
    const distribution = this.#pool.take(firing);
    distribution.push(position, probability);
    return distribution;
  }
}

/** Whether the bases of all volleys of a plan have been recorded. */
export function arePlanBasesRecorded(plan: RepetitionPlan, bases: BasisSet): boolean {
  return (plan.areBasesRecorded ||=
    areAllBasesRecorded(plan.salvos[0], bases) && areAllBasesRecorded(plan.salvos[1], bases));
}

function areAllBasesRecorded(salvos: readonly LatticeSalvo[], bases: BasisSet): boolean {
  for (let at = 0; at < salvos.length; at++) if (!areSalvoBasesRecorded(salvos[at]!, bases)) return false;
  return true;
}

function areSalvoBasesRecorded(salvo: LatticeSalvo, bases: BasisSet): boolean {
  return (salvo.areBasesRecorded ||= bases.hasAll(salvo.hitNumbers));
}

/** Records the bases of salvos: of units that are present to fire, if there is a target that they can hit. */
function recordBases(
  salvos: readonly LatticeSalvo[],
  distribution: PositionDistribution,
  firing: number,
  bases: BasisSet,
): void {
  for (let at = 0; at < salvos.length; at++) {
    const salvo = salvos[at]!;
    if (areSalvoBasesRecorded(salvo, bases) || !mayHit(salvo, distribution)) continue;
    const { hitTable, hitNumbers } = salvo;
    for (let group = 0; group < hitNumbers.length; group++)
      if (hitTable.countDice(group, firing) > 0) bases.addAmount(hitNumbers[group]!);
  }
}

function mayHit(
  { target, hitClass }: LatticeSalvo,
  { count, positions, probabilities }: PositionDistribution,
): boolean {
  for (let at = 0; at < count; at++)
    if (probabilities[at]! > 0 && target.getChain(hitClass, positions[at]!).length > 1) return true;
  return false;
}

/** The total probability of the numbers of hits in a range. */
function sumFrom(probabilities: Successes, from: number, to: number): number {
  let sum = 0;
  for (let hits = from; hits < to; hits++) sum += probabilities[hits]!;
  return sum;
}

function toPoint({ layer, distributions }: Branch): LatticePoint {
  const first = distributions[0];
  const second = distributions[1];
  return {
    layer,
    first: first.positions[0]!,
    second: second.positions[0]!,
    firstFiring: first.firing,
    secondFiring: second.firing,
  };
}

function isAt({ layer, distributions }: Branch, point: LatticePoint): boolean {
  const first = distributions[0];
  const second = distributions[1];
  return (
    layer === point.layer &&
    first.positions[0] === point.first &&
    first.firing === point.firstFiring &&
    second.positions[0] === point.second &&
    second.firing === point.secondFiring
  );
}

function getProbability({ distributions }: Branch): number {
  return distributions[0].probabilities[0]! * distributions[1].probabilities[0]!;
}
