/** *Write results*: the text edits that put dice and outcome of every combat of a turn into the file. */
import { textEdits } from '../../text';
import type { TextEdit } from '../../text';
import type { Refusal } from '../combat/find';
import { resultEdits, resultOf } from '../combat/result';
import type { FoundTurn } from './find';
import { notFought, resolveTurn } from './resolve';
import type { ResolveOptions } from '../combat/resolve';

/** The edits that write the results of a turn, which is resolved again with the same dice; comments and everything else stay as they are. */
export function writeTurn(found: FoundTurn, options: ResolveOptions): readonly TextEdit[] | Refusal {
  const resolved = resolveTurn(found, options);
  if ('refused' in resolved) return resolved;
  const { trace } = resolved;
  if (!trace.isWhole) return { refused: 'The turn is not resolved to its end: its dice do not suffice.' };
  const edits = trace.stages.flatMap(({ stage, before, fought }, index) => {
    const { site } = found.combats[index]!;
    if (!fought) return resultEdits(site, { summary: notFought });
    const { summary, dice, seed, stream, ...outcome } = resultOf(fought.combat, fought.trace, fought.source);
    // Its dice give another result where earlier combats have left less than is written.
    const isWhole = stage.involves.every((counter) => before[counter] === found.stated.turn.start[counter]);
    const rolled = isWhole ? { ...(seed !== undefined && { seed, stream: stream! }), dice: dice! } : {};
    return resultEdits(site, { summary: summary!, ...rolled, ...outcome });
  });
  return textEdits(found.analysis.file, edits);
}
