import { addPath, type WifCheck } from '../../kit';
import { marianas } from '../../scenarios';
import { checkTorpedoes } from '../torpedo-diagnostics';

export const torpedoSectionZero: WifCheck = {
  rule: 'torpedo-section-zero',
  title: 'No US submarine attacks from section 0 in the torpedo period',
  part: 'engagements',
  check: (engagement, header) =>
    checkTorpedoes(
      engagement,
      header,
      'torpedo-section-zero',
      (unit) => `A submarine in section 0 attacks with 1, and the torpedoes of ${unit.id} make that 0`,
    ),
  base: addPath(marianas, 'engagements.marianas.subs.units'),
  passes: '- { id: gato, type: sub, attack: 6, section: 1 }',
  fails: `
    - { id: gato, type: sub, attack: 6, section: 0 }
    #                                            ^ the torpedoes of gato make that 0
  `,
  fixed: '- { id: gato, type: sub, attack: 6, section: 0, joins: false }',
};
