import { placeAt, cite, removeMember, offer, createPreferredFix, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';

const faces = ['1', '2', '3', '4', '5', '6'] as const;

export const criticalFaces: AwawCheck = {
  rule: 'critical-effect',
  severity: 'warning',
  title: 'A face of the critical hit table has one effect',
  part: 'tables',
  *check({ criticalHits }) {
    if (criticalHits === undefined || typeof criticalHits === 'string') return;
    const { results } = criticalHits;
    for (const face of faces) {
      const result = results[face];
      if (result === undefined) continue;
      if (Object.keys(result).length === 0)
        yield {
          message: `The critical hit table gives no effect for a ${face}${cite('critical-effect')}. Write \`text\`, \`hits\` or \`sunk\`, or remove the face.`,
          place: placeAt(results, face),
          fixes: [offer('Remove the face', removeMember(results, face))],
        };
      else if (result.sunk === true && (result.hits ?? 0) > 0)
        yield {
          message: `A ${face} sinks the ship, so its hits have no effect${cite('critical-effect')}. Remove one of the two.`,
          place: placeAt(result, 'hits'),
          fixes: [
            createPreferredFix('Remove the hits', removeMember(result, 'hits')),
            offer('Remove `sunk`', removeMember(result, 'sunk')),
          ],
        };
    }
  },
  base: nationsAtWar,
  passes: `
    tables: { criticalHits: { results: { 1: { text: flooding, hits: 1 }, 3: { text: steering }, 6: { sunk: true } } } }
  `,
  fails: `
    tables: { criticalHits: { results: { 1: { text: flooding, hits: 1 }, 3: {}, 6: { sunk: true } } } }
    #                                                                       ^^ no effect for a 3
  `,
};
