/** Wording shared by hovers. */
import type { Distribution } from '../../dice/distribution';
import { pluralize, formatList, formatPercent } from '../../model/wording';
import { computeExpectedHits, computeFateOdds } from './attacks/attack-odds';
import type { AttackRow } from './attacks/naval-attack';
import type { Target } from './damage/damage';

/** The source of a supplied table, as a last sentence: ` From house values.` */
export function formatSource({ source }: { readonly source?: string }): string {
  // The source may end in a full stop of its own.
  return source === undefined ? '' : ` From ${source.replace(/\.$/, '')}.`;
}

/** Formats rows: `row of 4 squadrons`, `rows of 20 and 5 squadrons`. */
export function formatAirRows(rows: readonly AttackRow[]): string {
  const strengths = rows.map(({ squadrons }) => String(squadrons));
  return `${rows.length === 1 ? 'row' : 'rows'} of ${formatList(strengths)} squadron${strengths.join() === '1' ? '' : 's'}`;
}

/** Formats rows: `row of 7 to 9 factors`. */
export function formatFleetRows(rows: readonly AttackRow[]): string {
  const strengths = rows.map(({ factors: [from, to] = [0, 0] }) => (from === to ? `${from}` : `${from} to ${to}`));
  return `${rows.length === 1 ? 'row' : 'rows'} of ${formatList(strengths)} factor${strengths.join() === '1' ? '' : 's'}`;
}

/** Formats the odds of a roll: the fate of a named ship, or the hits on light ships. */
export function formatOdds(hits: Distribution, target: Target, hitsBefore: number): string {
  if (target.kind === 'light') {
    const chances = hits.map(
      ({ value, share: probability }) =>
        `${value === 0 ? 'no hit' : pluralize(value, 'hit')} ${formatPercent(probability)}`,
    );
    return `${chances.join(', ')}; ${computeExpectedHits(hits).toFixed(2)} on average`;
  }
  const { unharmed, damaged, sunk } = computeFateOdds(target, hitsBefore, hits);
  return `${isDamagedAlready(target, hitsBefore) ? 'no loss' : 'no damage'} ${formatPercent(unharmed + (isDamagedAlready(target, hitsBefore) ? damaged : 0))}${
    isDamagedAlready(target, hitsBefore) ? '' : `, damaged ${formatPercent(damaged)}`
  }, sunk ${formatPercent(sunk)}`;
}

function isDamagedAlready({ size }: Extract<Target, { kind: 'named' }>, hitsBefore: number): boolean {
  return hitsBefore >= size - 1;
}
