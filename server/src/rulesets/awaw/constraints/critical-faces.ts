import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { listed } from '../wording';
import { example, type AwawConstraint } from './constraint';

const faces = ['1', '2', '3', '4', '5', '6'] as const;

export const criticalFaces: AwawConstraint = {
  code: 'critical-faces',
  rule: 'critical-effect',
  severity: 'warning',
  title: 'The critical hit table says what each face does',
  part: 'tables',
  scope: 'part',
  *check({ criticalHits }) {
    if (criticalHits === undefined || typeof criticalHits === 'string') return;
    const { results } = criticalHits;
    const missing = faces.filter((face) => {
      const result = results[face];
      return result === undefined || Object.keys(result).length === 0;
    });
    if (missing.length === 0) return;
    yield {
      message: `The critical hit table does not say what ${listed(missing)} ${missing.length === 1 ? 'does' : 'do'} (${sectionOf('critical-effect')}): such a roll then adds nothing. Write it, or \`hits: 0\`.`,
      place: at(criticalHits, 'results'),
      fixes: [{ title: 'Write that they add no hits', edits: missing.map((face) => set(results, face, { hits: 0 })) }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        tables:
          criticalHits:
            results:
              1: { text: flooding, hits: 1 }
              2: { text: fire, hits: 1 }
              3: { text: steering, hits: 0 }
              4: { text: fire, hits: 2 }
              5: { text: engines, hits: 2 }
              6: { text: magazine, sunk: true }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        tables:
          criticalHits:
            results: { 1: { hits: 1 }, 2: { hits: 1 }, 3: { hits: 1 }, 4: { hits: 1 }, 6: { sunk: true } }
        #            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      `,
    ],
  },
};
