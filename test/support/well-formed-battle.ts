/** Checks the assumptions of the interpreters about volleys, losses and idle choices. */
import type { Choice, Combat, Fire, Loss, Step } from '../../server/src/engine/combat';
import type { TraceEntry } from '../../server/src/engine/trace';

/**
 * Finds errors of switches, losses and fire steps, as messages.
 * @param steps all steps, including those in rounds
 */
export function* findBattleErrors(combat: Combat, steps: readonly Step[]): Iterable<string> {
  const { losses = {}, switches = [], counters } = combat;
  for (const name of findRepeated(switches.map((each) => each.name))) yield `Two switches are called ${name}.`;
  const owners = new Map<number, string>();
  for (const [side, list] of Object.entries(losses)) {
    for (const index of new Set(list.flatMap(listCounters))) {
      const name = counters[index]?.name;
      if (name === undefined) yield `A loss of ${side} is of counter ${index}, which does not exist.`;
      const owner = owners.get(index);
      if (owner !== undefined) yield `Counter ${name ?? index} is lost by ${owner} and by ${side}.`;
      owners.set(index, side);
    }
  }
  const fires = steps.filter((step) => step.kind === 'fire');
  for (const id of findRepeated([...fires.flatMap(({ volleys }) => volleys), ...steps].map((each) => each.id))) {
    yield `Two steps have the id ${id}.`;
  }
  for (const fire of fires) yield* findFireErrors(combat, fire);
}

function* findFireErrors({ counters, losses = {} }: Combat, { volleys }: Fire): Iterable<string> {
  for (const { id, rules, on, sides, shooters } of volleys) {
    if (rules.length === 0) yield `Volley ${id} cites no rule.`;
    if (!losses[on]) yield `Volley ${id} is at ${on}, which has no losses.`;
    if (!(Number.isInteger(sides) && sides >= 2)) yield `Volley ${id} has dice with ${sides} sides.`;
    for (const { title, counters: firing, diceEach = 1 } of shooters) {
      if (!(Number.isInteger(diceEach) && diceEach >= 1)) yield `${title} of ${id} throw ${diceEach} dice each.`;
      if (firing.some((index) => !counters[index]))
        yield `${title} of ${id} are counted by a counter that does not exist.`;
      if (new Set(firing).size < firing.length) yield `${title} of ${id} are counted twice.`;
    }
  }
}

function listCounters({ counter, becomes, struck }: Loss): readonly number[] {
  return [counter, becomes, struck].filter((index) => index !== undefined);
}

/** @throws Error if a choice that is declared idle has changed the state */
export function assertIdleChoices(steps: readonly Step[], entries: readonly TraceEntry[]): void {
  const idle = new Set(
    steps.filter((step): step is Choice => step.kind === 'choice' && step.keepsState === true).map(({ id }) => id),
  );
  for (const entry of entries) {
    if (entry.kind === 'choice' && idle.has(entry.step) && entry.after.join() !== entry.before.join())
      throw new Error(`Choice ${entry.step} is said to be idle and is not.`);
  }
}

function findRepeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}
