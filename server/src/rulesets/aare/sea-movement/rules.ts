/** LHTR and 10.C: movement at sea, as far as it concerns submarines. */
import type { RuleTexts } from '../../rule-text';

export const rules = {
  'sea-movement': {
    section: 'LHTR movement',
    title: 'Ships stop in hostile sea zones',
    summary:
      'A ship ends its move in the first hostile sea zone that it enters. A sea zone in which the enemy has nothing but submerged submarines is not hostile. In the noncombat move no ship enters a hostile sea zone.',
  },
  'transport-in-hostile-zone': {
    section: 'LHTR movement',
    title: 'Transports do not load in hostile sea zones',
    summary:
      'A transport neither loads nor offloads in a hostile sea zone, unless the enemy there has nothing but submerged submarines.',
  },
  'submarines-pass': {
    section: '10.C',
    title: 'Submarines pass where there is no destroyer',
    checklist: ['E19'],
    summary: 'Submarines move through a hostile sea zone if the enemy has no destroyer there.',
  },
} satisfies RuleTexts;
