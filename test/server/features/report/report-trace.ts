/** Reports traces under a ruleset with a single rule, `fire`. */
import type { Combat } from '../../../../server/src/engine/combat';
import type { DiceSource } from '../../../../server/src/engine/dice-source';
import { traceCombat } from '../../../../server/src/engine/trace';
import { createTraceReport } from '../../../../server/src/features/report/trace';
import type { ReportTrace } from '../../../../server/src/protocol';
import { rulesetWith } from '../support';

const ruleset = rulesetWith({
  rules: [{ id: 'fire', section: '5.1', title: 'Fire', summary: 'Dice.', checklist: [], status: 'implemented' }],
});
export const fireRule = { id: 'fire', section: '5.1', title: 'Fire' };

export const reportTrace = (combat: Combat, source: DiceSource): ReportTrace =>
  createTraceReport(combat, traceCombat(combat, source), source, { ruleset, getLine: () => undefined });
