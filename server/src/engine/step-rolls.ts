/** The rolls that a step asks for, in words and numbers: what a player reads before rolling. */
import type { Amount } from './amount';
import type { Combat, Dice, Roll, Side, State } from './combat';
import { applyRoll, computeTotal, getDice } from './transition';
import type { ActiveVolley, Shots } from './volley-transition';

/** Dice that a step asks for under one label: a roll, or one volley of those that fire at the same time. */
export interface StepRoll {
  readonly label: string;
  readonly title: string;
  readonly by: Side;
  /** The side whose losses it decides, if it does. */
  readonly on?: Side;
  readonly dice: Dice;
  /** The shooters of a volley, in the order of their dice: a die of at most the total of `hitsOn` hits. */
  readonly shooters?: readonly RollShooter[];
  /** Of a roll: whose dice these are and how many follow, if the step says it. */
  readonly explanation?: string;
  /** Of a roll: what each natural sum does, if the step says it. */
  readonly effects?: readonly RollEffect[];
}

/** Units of a kind that roll dice, or hit without a roll. */
export interface RollShooter {
  readonly title: string;
  readonly dice: number;
  readonly hitsOn: Amount;
  /** Hits without a roll, at least 1. */
  readonly sureHits?: number;
}

/** What a roll does if the sum of its dice lies between two bounds, both included. */
export interface RollEffect {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The number of dice of some shots. */
export function countDice(shots: readonly Shots[]): number {
  return shots.reduce((sum, { dice }) => sum + dice, 0);
}

/** The roll of a volley. */
export function describeVolley({ volley: { id, title, by, on, sides }, shots }: ActiveVolley): StepRoll {
  const shooters = shots.map(({ title: shooter, dice, hitsOn, sureHits }): RollShooter => ({
    title: shooter,
    dice,
    hitsOn,
    ...(sureHits !== undefined && { sureHits }),
  }));
  return { label: id, title, by, on, dice: { count: countDice(shots), sides }, shooters };
}

/** The roll of a step, with what each natural sum does. @param number of the repetition, from 1 */
export function describeRoll({ counters }: Combat, step: Roll, before: State, number = 1): StepRoll {
  const { id, title, by, on, remark, describeOutlook, explain } = step;
  const describe = describeOutlook ?? remark;
  const dice = getDice(step, before);
  const effects: RollEffect[] = [];
  for (let natural = dice.count; describe && natural <= dice.count * dice.sides; natural++) {
    const { total } = computeTotal(step, before, natural);
    const text = describe(before, applyRoll(counters, step, before, natural), total);
    const last = effects.at(-1);
    if (last?.text === text) effects[effects.length - 1] = { ...last, to: natural };
    else effects.push({ from: natural, to: natural, text });
  }
  return {
    ...{ label: id, title, by, dice },
    ...(on !== undefined && { on }),
    ...(explain && { explanation: explain(before, number) }),
    ...(describe && { effects }),
  };
}
