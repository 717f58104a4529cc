/** Text of totals and figures of a turn. */
import type { Figure } from '../../../model/figures';
import type { CombatEntry } from '../../../model/ruleset';
import type { TurnTotal } from '../../../model/turn';
import { formatPercent, formatNumber } from '../../../model/wording';
import { replaceSideNames } from '../../../model/replace-side-names';

/** `Germany: 2 submarines destroyed, 1 submarine aborted; the UK: 10 convoy points lost`; zeros are left out. */
export function formatTotals(totals: readonly TurnTotal[], values: readonly number[]): string {
  const lost = totals.flatMap(({ owner, words }, index) => {
    const value = values[index]!;
    return owner === undefined || value === 0
      ? []
      : [{ owner, text: `${value} ${value === 1 ? words.one : words.many}` }];
  });
  const owners = [...new Set(lost.map(({ owner }) => owner))];
  const parts = owners.map((owner) => {
    const ownerLosses = lost.filter((loss) => loss.owner === owner).map(({ text }) => text);
    return `${owner}: ${ownerLosses.join(', ')}`;
  });
  return parts.join('; ') || 'no losses';
}

/** `Japan wins: 44%`, `the US: 3.2 convoy points hit on average`. */
export function formatFigure({ kind, side, words, value, isCertain }: Figure, sides: CombatEntry['sides']): string {
  const name = side === undefined ? '' : `${sides[side]?.name ?? side}: `;
  if (kind === 'way') return `${replaceSideNames({ sides }, words)}: ${formatPercent(value)}`;
  if (kind === 'chance') return `${name}${words}: ${formatPercent(value)}`;
  return `${name}${formatNumber(value)} ${words}${isCertain === true ? '' : ' on average'}`;
}
