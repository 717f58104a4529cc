/** Checks the assumptions of the interpreters about a combat. A combat that fails is a bug of its ruleset. */
import type { Combat, Step } from '../../server/src/engine/combat';
import { isMarginalising } from '../../server/src/engine/marginalise';
import type { MarginalisingStep } from '../../server/src/engine/marginalise';
import { areSameIn, getMinValue, resetCounters, checkState } from '../../server/src/engine/state-space';
import { traceCombat } from '../../server/src/engine/trace';
import type { Trace } from '../../server/src/engine/trace';
import { findBattleErrors, assertIdleChoices } from './well-formed-battle';

/**
 * Finds errors of a combat, as messages; none if it is well-formed. Errors that depend on states are only found on random traces.
 * @param seeds one trace is run for each
 */
export function findErrors(combat: Combat, seeds: Iterable<number> = [1, 2, 3, 4, 5]): readonly string[] {
  const errors = [...findCounterErrors(combat), ...findStepErrors(combat)];
  if (errors.length > 0) return errors;
  for (const seed of seeds) errors.push(...findTraceErrors(combat, seed));
  return errors;
}

/** @throws Error that lists the errors of a combat, unless it is well-formed */
export function assertWellFormed(combat: Combat, seeds?: Iterable<number>): void {
  const errors = findErrors(combat, seeds);
  if (errors.length > 0) throw new Error(`The combat "${combat.title}" is ill-formed:\n${errors.join('\n')}`);
}

function* findCounterErrors({ counters, start }: Combat): Iterable<string> {
  for (const name of findRepeated(counters.map((counter) => counter.name))) yield `Two counters are called ${name}.`;
  for (const counter of counters) {
    const { name, max } = counter;
    if (!Number.isSafeInteger(getMinValue(counter)) || !Number.isSafeInteger(max) || getMinValue(counter) > max) {
      yield `Counter ${name} has the bounds ${getMinValue(counter)}..${max}.`;
    }
  }
  yield* catchMessage(() => checkState(counters, start, 'start'));
}

function* findStepErrors(combat: Combat): Iterable<string> {
  const { steps } = combat;
  const all = flatten(steps);
  yield* findBattleErrors(combat, all);
  for (const step of all) {
    if (step.kind === 'roll' && step.rules.length === 0) yield `Roll ${step.id} cites no rule.`;
    if (step.kind === 'update' && step.marginalises && !steps.includes(step))
      yield `Step ${step.id} closes counters inside rounds.`;
    if (step.kind === 'rounds' && step.limit !== Infinity && !(Number.isSafeInteger(step.limit) && step.limit >= 1)) {
      yield `Rounds ${step.id} have the limit ${step.limit}.`;
    }
  }
}

/** Runs a trace twice. The interpreters check bounds, dice and decisions; the second trace must equal the first. */
function* findTraceErrors(combat: Combat, seed: number): Iterable<string> {
  const messages = [
    ...catchMessage(() => {
      const first = traceCombat(combat, { seed });
      const second = traceCombat(combat, { table: first.dice });
      if (second.pendingRoll || first.end.join() !== second.end.join()) {
        throw new Error('The same dice led to another end: some function of the combat is not pure.');
      }
      for (const { title, read } of combat.measures) {
        if (!Number.isFinite(read(first.end))) throw new Error(`"${title}" is ${read(first.end)} at the end.`);
      }
      combat.summary(first.end);
      assertIdleChoices(flatten(combat.steps), first.entries);
      assertForgetsNothing(combat, first.dice);
    }),
  ];
  for (const message of messages) yield `Seed ${seed}: ${message}`;
}

/** Closed counters must not change later, and no other measure and no outline may read them. */
function assertForgetsNothing(combat: Combat, table: Trace['dice']): void {
  const closing = new Map<string, MarginalisingStep>();
  for (const step of combat.steps) if (isMarginalising(step)) closing.set(step.id, step);
  if (closing.size === 0) return;
  const { entries, end } = traceCombat(withMarks(combat), { table });
  const findStateAfter = (id: string) => entries.find(({ step }) => step === createMarkId(id))?.after;
  for (const { id, marginalises: closed } of closing.values()) {
    const state = findStateAfter(id);
    if (state && !areSameIn(closed, state, end)) throw new Error(`Counters that ${id} has closed change later.`);
  }
  const resetState = resetCounters(
    combat,
    end,
    [...closing.values()].flatMap((step) => step.marginalises),
  );
  for (const { title, read, readAfterStep } of combat.measures) {
    const stateWhenRead = readAfterStep === undefined ? resetState : findStateAfter(readAfterStep);
    if (readAfterStep !== undefined && !closing.has(readAfterStep)) throw new Error(`"${title}" is closed by no step.`);
    if (stateWhenRead && read(stateWhenRead) !== read(end))
      throw new Error(`"${title}" is read off counters that a step has closed.`);
  }
  const { outline = combat.summary } = combat;
  if (outline(resetState) !== outline(end)) throw new Error('The outline is read off counters that a step has closed.');
}

/** Adds an update step after each step that closes counters, because quiet and skipped steps leave no entry in the trace. */
function withMarks(combat: Combat): Combat {
  const steps = combat.steps.flatMap((step): readonly Step[] => {
    if (!isMarginalising(step)) return [step];
    return [step, { kind: 'update', id: createMarkId(step.id), title: 'closed', rules: [], apply: (state) => state }];
  });
  return { ...combat, steps };
}

function createMarkId(id: string): string {
  return `behind ${id}`;
}

function flatten(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => (step.kind === 'rounds' ? [step, ...flatten(step.steps)] : [step]));
}

function findRepeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}

function* catchMessage(run: () => unknown): Iterable<string> {
  try {
    run();
  } catch (error) {
    yield error instanceof Error ? error.message : String(error);
  }
}
