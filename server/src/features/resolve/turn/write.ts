/** *Write results*: the text edits that write the dice and the outcome of every combat of a turn. */
import { textEdits } from '../../../text';
import type { TextEdit } from '../../../text';
import type { Refusal } from '../../analysis/find-combat';
import { createResultEdits, createResult } from '../../combat/result';
import type { FoundTurn } from './find';
import { notFought, resolveTurn } from './resolve';
import type { ResolveOptions } from '../resolve';

/** Resolves the turn again with the same dice. The edits keep comments and everything else. */
export function writeTurn(turn: FoundTurn, options: ResolveOptions): readonly TextEdit[] | Refusal {
  const resolved = resolveTurn(turn, options);
  if ('refused' in resolved) return resolved;
  const { trace } = resolved;
  if (!trace.isComplete) return { refused: 'The turn is not resolved to its end: there are too few dice.' };
  const edits = trace.stages.flatMap(({ stage, before, simulation }, index) => {
    const { entry } = turn.combats[index]!;
    if (!simulation) return createResultEdits(entry, { summary: notFought });
    const { summary, dice, seed, stream, ...outcome } = createResult(
      entry,
      simulation.combat,
      simulation.trace,
      simulation.source,
    );
    // If earlier combats have reduced its units, its dice alone would give another result.
    const isWhole = stage.involves.every((counter) => before[counter] === turn.scenarioTurn.turn.start[counter]);
    const rolled = isWhole ? { ...(seed !== undefined && { seed, stream: stream! }), dice: dice! } : {};
    return createResultEdits(entry, { summary: summary!, ...rolled, ...outcome });
  });
  return textEdits(turn.analysis.file, edits);
}
