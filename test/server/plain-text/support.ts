/** Reports to write as text. */
import type { TextReport } from '../../../server/src/plain-text/report';
import type { Terminal } from '../../../server/src/plain-text/style';

export const plain: Terminal = { colours: false, width: 72 };

export const rule = { id: 'fire', section: '5.1', title: 'Fire' };

/** A report on a sea battle of Japan against the US. */
export const report: TextReport = {
  file: 'a.scenario.yaml',
  line: 3,
  document: 0,
  id: 'midway',
  title: 'Midway',
  kind: 'sea battle',
  ruleset: { id: 'aare', title: 'Axis & Allies Revised: Enhanced' },
  sides: [
    { side: 'attacker', role: 'the attacker', name: 'Japan' },
    { side: 'defender', role: 'the defender', name: 'the US' },
  ],
  canAdvise: false,
  names: [],
  bases: [],
  expectations: [],
};
