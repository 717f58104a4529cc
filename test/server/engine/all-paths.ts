/** Walks every path through a combat without merging. Slow, but simple enough to be the reference for the interpreters. */
import type { Combat, State, Step } from '../../../server/src/engine/combat';

export interface CombatPath {
  /** The executed steps, each with its faces or its option: `s0 3 1`. */
  readonly steps: readonly string[];
  readonly end: State;
  readonly probability: number;
}

/** All paths; undefined if there are more than `max`. */
export function enumeratePaths(combat: Combat, max: number): readonly CombatPath[] | undefined {
  const paths: CombatPath[] = [];
  const walk = (todo: readonly Step[], steps: readonly string[], end: State, probability: number): void => {
    if (paths.length > max) return;
    const [step, ...remaining] = todo;
    if (step === undefined) paths.push({ steps, end, probability });
    else if (step.when && !step.when(end)) walk(remaining, steps, end, probability);
    else if (step.kind === 'update') walk(remaining, [...steps, step.id], step.apply(end), probability);
    else if (step.kind === 'choice') {
      const option = step.preferred(end);
      walk(remaining, [...steps, `${step.id} ${option}`], step.apply(end, option), probability);
    } else if (step.kind === 'rounds') {
      if (step.limit < 1 || !step.again(end)) walk(remaining, steps, end, probability);
      else
        walk(
          [...step.steps, { ...step, when: undefined, limit: step.limit - 1 }, ...remaining],
          steps,
          end,
          probability,
        );
    } else if (step.kind === 'fire' || step.kind === 'removal') {
      throw new Error('Paths of volleys are counted elsewhere.');
    } else {
      const { count, sides } = step.dice(end);
      for (const faces of enumerateFaces(count, sides)) {
        const natural = faces.reduce((sum, face) => sum + face, 0);
        const total = step.total?.(end, natural).total ?? natural;
        walk(
          remaining,
          [...steps, [step.id, ...faces].join(' ')],
          step.apply(end, total, natural),
          probability / sides ** count,
        );
      }
    }
  };
  walk(combat.steps, [], combat.start, 1);
  return paths.length > max ? undefined : paths;
}

function enumerateFaces(count: number, sides: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return enumerateFaces(count - 1, sides).flatMap((faces) =>
    Array.from({ length: sides }, (_, at) => [...faces, at + 1]),
  );
}
