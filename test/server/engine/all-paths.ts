/** Walks every path through a combat without merging. Slow, but simple enough to be the reference for the interpreters. */
import type { Combat, State, Step } from '../../../server/src/engine/combat';

export interface CombatPath {
  /** The executed steps, each with its faces or its option: `s0 3 1`. */
  readonly steps: readonly string[];
  readonly end: State;
  readonly share: number;
}

/** All paths; undefined if there are more than `max`. */
export function allPaths(combat: Combat, max: number): readonly CombatPath[] | undefined {
  const paths: CombatPath[] = [];
  const go = (todo: readonly Step[], steps: readonly string[], end: State, share: number): void => {
    if (paths.length > max) return;
    const [step, ...rest] = todo;
    if (step === undefined) paths.push({ steps, end, share });
    else if (step.when && !step.when(end)) go(rest, steps, end, share);
    else if (step.kind === 'update') go(rest, [...steps, step.id], step.apply(end), share);
    else if (step.kind === 'choice') {
      const option = step.preferred(end);
      go(rest, [...steps, `${step.id} ${option}`], step.apply(end, option), share);
    } else if (step.kind === 'rounds') {
      if (step.limit < 1 || !step.again(end)) go(rest, steps, end, share);
      else go([...step.steps, { ...step, when: undefined, limit: step.limit - 1 }, ...rest], steps, end, share);
    } else if (step.kind === 'fire' || step.kind === 'removal') {
      throw new Error('Paths of volleys are counted elsewhere.');
    } else {
      const { count, sides } = step.dice(end);
      for (const faces of facesOf(count, sides)) {
        const natural = faces.reduce((sum, face) => sum + face, 0);
        const total = step.total?.(end, natural).total ?? natural;
        go(rest, [...steps, [step.id, ...faces].join(' ')], step.apply(end, total, natural), share / sides ** count);
      }
    }
  };
  go(combat.steps, [], combat.start, 1);
  return paths.length > max ? undefined : paths;
}

function facesOf(count: number, sides: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return facesOf(count - 1, sides).flatMap((faces) => Array.from({ length: sides }, (_, at) => [...faces, at + 1]));
}
