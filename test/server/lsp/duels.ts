/** Scenarios of duels, one like the other, and figures for them. */
import type { DocumentSnapshot } from '../../../server/src/lsp/documents';
import type { Figures } from '../../../server/src/lsp/live-document';
import { analyzeText } from '../features/support';

/** Duels with the ids `b0`, `b1` ... @param more a line before them */
export function createScenario(count: number, more = ''): string {
  return [
    'ruleset: aare',
    ...(more ? [more] : []),
    'seaBattles:',
    ...Array.from({ length: count }, (_, index) => [
      `  - id: b${index}`,
      `    attacker: { power: japan, units: { bb: ${index + 1} } }`,
      '    defender: { power: us, units: { dd: 1 } }',
    ]).flat(),
  ].join('\n');
}

export function createCurrent(text: string, version = 1): DocumentSnapshot {
  return { uri: 'file:///duels.scenario.yaml', version, analysis: analyzeText(text) } as DocumentSnapshot;
}

/** @param value the chance that the attacker wins */
export function createFigures(value: number): Figures {
  return {
    ...{ method: 'exact', isRough: false },
    figures: [{ kind: 'way', side: 'attacker', words: 'wins', value }],
  } as never;
}
