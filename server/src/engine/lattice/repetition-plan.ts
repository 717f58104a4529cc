/**
 * The plan of a repetition in one situation: its steps and salvos, with values, targets and removal evaluated once. See "Plans" in
 * docs/odds.md.
 */
import { type Amount, withChange } from '../amount';
import type { Fire, Removal, Situation, Volley } from '../combat';
import { computeHitChance } from '../volley-transition';
import type { RoundModel, FreeStep, MiddleStep, ShooterGroup, SideIndex } from './round-model';
import { LatticeSalvo } from './lattice-salvo';
import { FirepowerClasses, HitTable, type BinomialTables, type DiceGroup } from './hit-distribution';

/** The salvos in turn, by the side that is hit. */
export type SalvosByTarget = readonly [readonly LatticeSalvo[], readonly LatticeSalvo[]];

/** One action of a plan. */
export type Action =
  | { readonly kind: 'fire'; readonly step: Fire; readonly salvos: SalvosByTarget }
  | { readonly kind: 'removal'; readonly step: Removal }
  | { readonly kind: 'free'; readonly step: FreeStep };

/** A step from the first volley to the last, with its dice in one situation. */
export type PlannedStep =
  | { readonly kind: 'fire'; readonly step: Fire; readonly volleys: readonly DiceKind[] }
  | Exclude<MiddleStep, { kind: 'fire' }>;

/** The plan of a repetition in one situation. */
export interface RepetitionPlan {
  readonly actions: readonly Action[];
  /** All salvos of the repetition. */
  readonly salvos: SalvosByTarget;
  /** Whether the losses of both sides are independent given who fires at the head of the repetition, as long as that does not change. */
  readonly isSeparable: boolean;
  /** Whether the bases of all volleys have been recorded. */
  areBasesRecorded: boolean;
}

/** The steps of a repetition in a situation; undefined if the order in which hits are taken depends on which shooters are present. */
export function planSteps({ middle, sides }: RoundModel, situation: Situation): readonly PlannedStep[] | undefined {
  const steps: PlannedStep[] = [];
  for (const middleStep of middle) {
    if (middleStep.kind !== 'fire') {
      steps.push(middleStep);
      continue;
    }
    const volleys = groupDice(sides, middleStep.shooters, situation);
    if (volleys === undefined) return undefined;
    steps.push({ kind: 'fire', step: middleStep.step, volleys });
  }
  return steps;
}

/** The plan for the steps of a repetition. */
export function planRepetition(
  model: RoundModel,
  steps: readonly PlannedStep[],
  binomials: BinomialTables,
): RepetitionPlan {
  const salvos: [LatticeSalvo[], LatticeSalvo[]] = [[], []];
  const actions: Action[] = [];
  for (const plannedStep of steps) {
    if (plannedStep.kind !== 'fire') actions.push(plannedStep);
    else
      actions.push({
        kind: 'fire',
        step: plannedStep.step,
        salvos: createSalvos(model, plannedStep.volleys, binomials, salvos),
      });
  }
  lookAhead(model, actions);
  return { actions, salvos, isSeparable: isSeparable(steps, salvos), areBasesRecorded: false };
}

/** Sets the fields of salvos that depend on later actions, up to the removal of struck units: from the last action to the first. */
function lookAhead(model: RoundModel, actions: readonly Action[]): void {
  let later: readonly [readonly HitTable[], readonly HitTable[]] = [[], []];
  let isReadLater = false;
  /** By side, whether a later salvo may change which of its units fire. */
  const mayLoseFire: [boolean, boolean] = [false, false];
  for (let each = actions.length - 1; each >= 0; each--) {
    const action = actions[each]!;
    if (action.kind === 'removal') {
      later = [[], []];
      mayLoseFire.fill(false);
    } else if (action.kind === 'fire') {
      for (const group of action.salvos) {
        for (let at = group.length - 1; at >= 0; at--) {
          const salvo = group[at]!;
          const { targetSide, removesNow } = salvo;
          salvo.firepower = new FirepowerClasses(later[targetSide]);
          salvo.tracksStruck = isReadLater || mayLoseFire[targetSide];
          salvo.keepsReturnFire = later[targetSide].length === 0 || (!removesNow && model.allFireBack[targetSide]);
          mayLoseFire[targetSide] ||= !salvo.keepsReturnFire;
        }
      }
      later = [
        [...action.salvos[1].map(({ hitTable }) => hitTable), ...later[0]],
        [...action.salvos[0].map(({ hitTable }) => hitTable), ...later[1]],
      ];
    }
    const readsState = action.kind === 'free' || action.step.when !== undefined;
    isReadLater = readsState || (action.kind !== 'removal' && isReadLater);
  }
}

/** Whether only the first salvo at a side can change who fires, and no step between volleys reads the state. */
function isSeparable(steps: readonly PlannedStep[], salvos: SalvosByTarget): boolean {
  let isRemoved = false;
  for (const { kind, step } of steps) {
    if (step.when || kind === 'free' || (kind === 'fire' && isRemoved)) return false;
    isRemoved ||= kind === 'removal';
  }
  for (const group of salvos)
    for (let index = 1; index < group.length; index++) if (!group[index]!.keepsReturnFire) return false;
  return true;
}

/** Dice of a fire step whose hits are taken alike, before they become a salvo. */
interface DiceKind {
  readonly by: SideIndex;
  readonly on: SideIndex;
  readonly hitClass: number;
  readonly removesNow: boolean;
  readonly diceGroups: DiceGroup[];
  readonly hitNumbers: Amount[];
}

/** The dice of a fire step in a situation, grouped by how their hits are taken. */
function groupDice(
  sides: RoundModel['sides'],
  shooterGroups: readonly ShooterGroup[],
  situation: Situation,
): readonly DiceKind[] | undefined {
  const kinds: DiceKind[] = [];
  for (let each = 0; each < shooterGroups.length; each++) {
    const { by, on, volley, shooter, units } = shooterGroups[each]!;
    const value = shooter.hitsOn(situation);
    const chance = computeHitChance(volley, value);
    if (chance === 0) continue;
    const targets = shooter.targets(situation);
    const hitClass = sides[on].getHitClass(targets);
    const removesNow = (shooter.removal?.(situation) ?? 'now') === 'now';
    let last: DiceKind | undefined;
    let kind: DiceKind | undefined;
    for (let at = 0; at < kinds.length; at++) {
      const other = kinds[at]!;
      if (other.on !== on || other.removesNow !== removesNow) continue;
      last = other;
      if (other.hitClass === hitClass) kind = other;
    }
    // Hits of a kind are taken together, in the place of its first shooter that is present. With another kind in between, that place
    // depends on the state.
    if (kind !== undefined && kind !== last) return undefined;
    if (kind === undefined) kinds.push((kind = { by, on, hitClass, removesNow, diceGroups: [], hitNumbers: [] }));
    kind.diceGroups.push({ units, diceEach: shooter.diceEach ?? 1, chance, ...createPool(volley, targets, value) });
    kind.hitNumbers.push(withLowLuckBasis(volley, value));
  }
  return kinds;
}

function createPool(
  { id, sides, lowLuck }: Volley,
  targets: readonly string[],
  { total }: Amount,
): Pick<DiceGroup, 'pool'> {
  if (!lowLuck) return {};
  return { pool: { name: [id, ...[...targets].sort()].join(' '), hitsOn: Math.min(total, sides), sides } };
}

/** The number that dice hit on, with low luck among its bases if they are rolled by low luck. */
function withLowLuckBasis({ lowLuck }: Volley, value: Amount): Amount {
  return withChange(value, lowLuck && { ...lowLuck, label: 'low luck', by: 0 });
}

/**
 * The salvos of a fire step.
 * @param earlierSalvos earlier salvos of the repetition by target; those of this step are added
 */
function createSalvos(
  { sides }: RoundModel,
  kinds: readonly DiceKind[],
  binomials: BinomialTables,
  earlierSalvos: readonly [LatticeSalvo[], LatticeSalvo[]],
): SalvosByTarget {
  const salvos: [LatticeSalvo[], LatticeSalvo[]] = [[], []];
  for (const isAtOnce of [true, false]) {
    for (let at = 0; at < kinds.length; at++) {
      const { by, on, hitClass, removesNow, diceGroups, hitNumbers } = kinds[at]!;
      if (removesNow !== isAtOnce) continue;
      const hitTable = new HitTable(sides[by], diceGroups, binomials);
      const earlier = earlierSalvos[on].at(-1)?.totalHits;
      const total = earlier ? new HitTable(sides[by], diceGroups, binomials, earlier) : hitTable;
      const salvo = new LatticeSalvo(by, on, sides[on], hitClass, removesNow, hitTable, hitNumbers, total);
      salvos[on].push(salvo);
      earlierSalvos[on].push(salvo);
    }
  }
  return salvos;
}
