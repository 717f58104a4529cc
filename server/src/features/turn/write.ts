/** *Write results*: the text edits that write the dice and the outcome of every combat of a turn. */
import { textEdits } from '../../text';
import type { TextEdit } from '../../text';
import type { Refusal } from '../combat/find';
import { resultEdits, resultOf } from '../combat/result';
import type { FoundTurn } from './find';
import { notFought, resolveTurn } from './resolve';
import type { ResolveOptions } from '../combat/resolve';

/** Resolves the turn again with the same dice. The edits keep comments and everything else. */
export function writeTurn(found: FoundTurn, options: ResolveOptions): readonly TextEdit[] | Refusal {
  const resolved = resolveTurn(found, options);
  if ('refused' in resolved) return resolved;
  const { trace } = resolved;
  if (!trace.isWhole) return { refused: 'The turn is not resolved to its end: its dice do not suffice.' };
  const edits = trace.stages.flatMap(({ stage, before, fought }, index) => {
    const { site } = found.combats[index]!;
    if (!fought) return resultEdits(site, { summary: notFought });
    const { summary, dice, seed, stream, ...outcome } = resultOf(fought.combat, fought.trace, fought.source);
    // If earlier combats have reduced its units, its dice alone would give another result.
    const isWhole = stage.involves.every((counter) => before[counter] === found.stated.turn.start[counter]);
    const rolled = isWhole ? { ...(seed !== undefined && { seed, stream: stream! }), dice: dice! } : {};
    return resultEdits(site, { summary: summary!, ...rolled, ...outcome });
  });
  return textEdits(found.analysis.file, edits);
}
