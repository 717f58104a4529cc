import { at, type AwawConstraint, cite, examplesOf, remove } from '../../constraint';
import { nationsAtWar } from '../../scenarios';

const faces = ['1', '2', '3', '4', '5', '6'] as const;

export const criticalFaces: AwawConstraint = {
  code: 'critical-faces',
  rule: 'critical-effect',
  severity: 'warning',
  title: 'A face of the critical hit table says what it does, once',
  part: 'tables',
  scope: 'part',
  *check({ criticalHits }) {
    if (criticalHits === undefined || typeof criticalHits === 'string') return;
    const { results } = criticalHits;
    for (const face of faces) {
      const result = results[face];
      if (result === undefined) continue;
      if (Object.keys(result).length === 0)
        yield {
          message: `The critical hit table does not say what a ${face} does${cite('critical-effect')}: such a roll adds nothing. Write \`text\`, \`hits\` or \`sunk\`, or leave the face out.`,
          place: at(results, face),
          fixes: [{ title: 'Leave the face out', edits: [remove(results, face)] }],
        };
      else if (result.sunk === true && (result.hits ?? 0) > 0)
        yield {
          message: `A ${face} sinks the ship, so that its hits add nothing${cite('critical-effect')}. Leave one of them out.`,
          place: at(result, 'hits'),
          fixes: [
            { title: 'Leave the hits out', edits: [remove(result, 'hits')], preferred: true },
            { title: 'Let it not sink the ship', edits: [remove(result, 'sunk')] },
          ],
        };
    }
  },
  examples: examplesOf({
    on: nationsAtWar,
    passes: `
      tables: { criticalHits: { results: { 1: { text: flooding, hits: 1 }, 3: { text: steering }, 6: { sunk: true } } } }
    `,
    fails: `
      tables: { criticalHits: { results: { 1: { text: flooding, hits: 1 }, 3: {}, 6: { sunk: true } } } }
      #                                                                       ^^ what a 3 does
    `,
    otherFixes: {
      'Leave the face out': `
        tables: { criticalHits: { results: { 1: { text: flooding, hits: 1 }, 6: { sunk: true } } } }
      `,
    },
  }),
};
