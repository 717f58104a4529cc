/** Checks the assumptions of the interpreters about a combat. A combat that fails is a bug of its ruleset. */
import type { Combat, Step } from '../../server/src/engine/combat';
import { marginalises } from '../../server/src/engine/marginalise';
import type { Marginalising } from '../../server/src/engine/marginalise';
import { areSameIn, least, reset, within } from '../../server/src/engine/space';
import { trace } from '../../server/src/engine/trace';
import type { Trace } from '../../server/src/engine/trace';
import { battleFaults, idlesWell } from './well-formed-battle';

/**
 * Finds errors of a combat, as messages; none if it is well-formed. Errors that depend on states are only found on random traces.
 * @param seeds one trace is run for each
 */
export function faults(combat: Combat, seeds: Iterable<number> = [1, 2, 3, 4, 5]): readonly string[] {
  const found = [...counterFaults(combat), ...stepFaults(combat)];
  if (found.length > 0) return found;
  for (const seed of seeds) found.push(...traceFaults(combat, seed));
  return found;
}

/** @throws Error that lists the errors of a combat, unless it is well-formed */
export function wellFormed(combat: Combat, seeds?: Iterable<number>): void {
  const found = faults(combat, seeds);
  if (found.length > 0) throw new Error(`The combat "${combat.title}" is ill-formed:\n${found.join('\n')}`);
}

function* counterFaults({ counters, start }: Combat): Iterable<string> {
  for (const name of repeated(counters.map((counter) => counter.name))) yield `Two counters are called ${name}.`;
  for (const counter of counters) {
    const { name, max } = counter;
    if (!Number.isSafeInteger(least(counter)) || !Number.isSafeInteger(max) || least(counter) > max) {
      yield `Counter ${name} has the bounds ${least(counter)}..${max}.`;
    }
  }
  yield* messageOf(() => within(counters, start, 'start'));
}

function* stepFaults(combat: Combat): Iterable<string> {
  const { steps } = combat;
  const all = flatten(steps);
  yield* battleFaults(combat, all);
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
function* traceFaults(combat: Combat, seed: number): Iterable<string> {
  const failed = [
    ...messageOf(() => {
      const first = trace(combat, { seed });
      const second = trace(combat, { table: first.dice });
      if (second.wanted || first.end.join() !== second.end.join()) {
        throw new Error('The same dice led to another end: some function of the combat is not pure.');
      }
      for (const { title, read } of combat.measures) {
        if (!Number.isFinite(read(first.end))) throw new Error(`"${title}" is ${read(first.end)} at the end.`);
      }
      combat.summary(first.end);
      idlesWell(flatten(combat.steps), first.entries);
      forgetsNothing(combat, first.dice);
    }),
  ];
  for (const message of failed) yield `Seed ${seed}: ${message}`;
}

/** Closed counters must not change later, and no other measure and no outline may read them. */
function forgetsNothing(combat: Combat, table: Trace['dice']): void {
  const closing = new Map<string, Marginalising>();
  for (const step of combat.steps) if (marginalises(step)) closing.set(step.id, step);
  if (closing.size === 0) return;
  const { entries, end } = trace(marked(combat), { table });
  const behind = (id: string) => entries.find(({ step }) => step === markOf(id))?.after;
  for (const { id, marginalises: closed } of closing.values()) {
    const state = behind(id);
    if (state && !areSameIn(closed, state, end)) throw new Error(`Counters that ${id} has closed change later.`);
  }
  const rest = reset(
    combat,
    end,
    [...closing.values()].flatMap((step) => step.marginalises),
  );
  for (const { title, read, readAt } of combat.measures) {
    const at = readAt === undefined ? rest : behind(readAt);
    if (readAt !== undefined && !closing.has(readAt)) throw new Error(`"${title}" is closed by no step.`);
    if (at && read(at) !== read(end)) throw new Error(`"${title}" is read off counters that a step has closed.`);
  }
  const { outline = combat.summary } = combat;
  if (outline(rest) !== outline(end)) throw new Error('The outline is read off counters that a step has closed.');
}

/** Adds an update step after each step that closes counters, because quiet and skipped steps leave no entry in the trace. */
function marked(combat: Combat): Combat {
  const steps = combat.steps.flatMap((step): readonly Step[] => {
    if (!marginalises(step)) return [step];
    return [step, { kind: 'update', id: markOf(step.id), title: 'closed', rules: [], apply: (state) => state }];
  });
  return { ...combat, steps };
}

function markOf(id: string): string {
  return `behind ${id}`;
}

function flatten(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => (step.kind === 'rounds' ? [step, ...flatten(step.steps)] : [step]));
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}

function* messageOf(run: () => unknown): Iterable<string> {
  try {
    run();
  } catch (error) {
    yield error instanceof Error ? error.message : String(error);
  }
}
