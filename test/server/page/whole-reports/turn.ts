/** A turn with its result and its odds. */
import type { CombatReport, ReportTurn } from '../../../../server/src/protocol';
import { report, trace } from '../support';
import { createShares, fullTrace, rule } from './combat';

const { expectations: _, ...combatFields } = report;
const turnSides = [
  { side: 'subs', role: 'the sub side', name: 'Germany', color: '#708090' },
  { side: 'convoy', role: 'the convoy side', name: 'the US' },
];
export const turn: ReportTurn = {
  combats: [
    { id: 'biscay', title: 'Bay of Biscay', kind: 'ssw', sides: turnSides, line: 9, order: 'order of the file' },
    { id: 'after', title: 'after', kind: 'sub', sides: turnSides, line: 20, order: 'naval combat comes after', rule },
    { id: 'north', title: 'North Sea', kind: 'ssw', sides: turnSides, line: 31, order: 'order of the file' },
  ],
  totals: [
    { owner: 'Germany', many: 'submarines destroyed', one: 'submarine destroyed', color: '#708090' },
    { owner: 'the US', many: 'convoy points lost', one: 'convoy point lost' },
    { owner: 'the US', many: 'escorts lost', one: 'escort lost' },
    { many: 'type ssw', one: 'type ssw', expects: { combat: 'biscay', path: ['type'], expected: 'ssw' } },
    { many: 'none lost', one: 'none lost', expects: { combat: 'after', path: ['lost'], expected: '0' } },
  ],
};
export const resolved: ReportTurn['resolved'] = {
  ...{ seed: 7, summary: 'Germany: 4 submarines destroyed', totals: [4, 1, 2, 1, 0] },
  combats: [
    { trace: fullTrace, summary: 'four submarines are gone', gained: [4, 0, 1, 1, 0], totals: [4, 0, 1, 1, 0] },
    { summary: 'does not take place', left: ['lohs: none of 4'], gained: [0, 0, 0, 0, 0], totals: [4, 0, 1, 1, 0] },
    { trace, summary: 'one convoy point is lost', gained: [0, 1, 1, 0, 0], totals: [4, 1, 2, 1, 0] },
  ],
};
const [firstResult, ...otherResults] = resolved.combats;
export const briefly = { ...resolved, combats: [{ ...firstResult!, trace }, ...otherResults] };
export const turnOdds: ReportTurn['odds'] = {
  ...{ exact: true, method: 'exact', bound: 0, states: 9, mass: 1, dropped: 0 },
  totals: [
    { mean: 2.75, distribution: createShares(0.125, 0.125, 0, 0.5, 0.25) },
    { mean: 1.5, distribution: createShares(0.25, 0.25, 0.2498, 0.25, 0.0002) },
    { mean: 2, distribution: [{ value: 2, share: 1 }] },
    { mean: 0.75, distribution: createShares(0.25, 0.75) },
    { mean: 0.25, distribution: createShares(0.75, 0.25) },
  ],
  combats: [
    { chance: 1, figures: ['2.8 submarines hit', '1 escort lost'], gained: [2.5, 0, 1, 0.75, 0] },
    { chance: 0.4, figures: [], gained: [0.25, 0.5, 0, 0, 0.25] },
    { chance: 0.9995, figures: ['1 convoy point lost'], gained: [0, 1, 1, 0, 0] },
  ],
};
export const turnReport: CombatReport = {
  ...combatFields,
  ...{ id: '', title: 'An impulse', kind: 'turn', sides: [], canAdvise: true, expectations: [], turn },
};
