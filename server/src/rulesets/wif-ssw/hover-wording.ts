/** Wording that hovers share. */
import type { Basis } from '../../engine/amount';
import { formatNumberInWords } from '../../model/wording';
import { formatList } from './kit';
import type { Effects } from './chart/naval-combat-chart';
import type { SurpriseGain } from './surprise/surprise';

/** `six surprise points`, `12 surprise points`. */
export function formatPoints(points: number): string {
  return `${formatNumberInWords(points)} surprise ${points === 1 ? 'point' : 'points'}`;
}

/** `six surprise points to the sub side`. */
export function formatGain({ side, points }: SurpriseGain): string {
  if (side === undefined) return 'equal totals: no surprise points';
  return `${formatPoints(points)} to the ${side === 'subs' ? 'sub' : 'convoy'} side`;
}

/** Effects in words: `3 damaged and 1 aborted`; `no effect`. */
export function formatEffects({ destroyed, damaged, aborted }: Effects): string {
  const parts = [
    [destroyed, 'destroyed'],
    [damaged, 'damaged'],
    [aborted, 'aborted'],
  ] as const;
  return formatList(parts.filter(([count]) => count > 0).map(([count, effect]) => `${count} ${effect}`)) || 'no effect';
}

/** `house table` or `supplied table`; empty for an option. */
export function getTableKind({ kind }: Basis): string {
  return kind === 'option' ? '' : kind.replace('-', ' ');
}
