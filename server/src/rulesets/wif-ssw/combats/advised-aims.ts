/** The aims of both sides: convoy points, submarines, escorts. */
import type { Measure } from '../../../engine/combat';
import type { Aim } from '../../../model/advice';
import type { SswSide } from '../data';

/** The units and points that can be lost. */
export interface Stakes {
  readonly convoyPoints: number;
  /** Submarines of the sub side, including those that do not take part. */
  readonly subs: number;
  /** Units that count as escorts. */
  readonly escorts: number;
}

/** The aims of a side, the main one first: the sub side sinks convoys, the convoy side protects them. */
export function aimsOf(side: SswSide, { convoyPoints, subs, escorts }: Stakes): readonly Aim[] {
  const isSubs = side === 'subs';
  const all = { convoyPoints, subs, escorts };
  const aim = (id: string, of: keyof Stakes, fate: string | undefined, hit: string): Aim => {
    const isOwn = (of === 'subs') === isSubs;
    const noun = { convoyPoints: 'convoy points', subs: 'submarines', escorts: 'escorts' }[of];
    return {
      id,
      title: `${noun} ${isOwn ? 'not ' : ''}${hit}`,
      unit: '',
      readOf: ({ measures }) => {
        const read = sumOf(measures, of, fate);
        return isOwn ? (end) => all[of] - read(end) : read;
      },
      ...(isOwn && { kept: { of: all[of], lost: `${noun} ${hit}` } }),
    };
  };
  const convoys = convoyPoints === 0 ? [] : [aim('convoy', 'convoyPoints', undefined, 'hit')];
  const lost = convoyPoints === 0 ? [] : [aim('convoy-lost', 'convoyPoints', 'lost', 'lost')];
  const ships = escorts === 0 ? [] : [aim('escorts', 'escorts', undefined, 'hit')];
  const own = [aim('subs', 'subs', undefined, 'hit')];
  return [...convoys, ...own, ...lost, aim('subs-destroyed', 'subs', 'destroyed', 'destroyed'), ...ships];
}

/** Sums all hits of a kind, or only those with one fate. */
function sumOf(measures: readonly Measure[], of: string, fate: string | undefined) {
  const meant = measures.filter(({ path: [what, which] }) => what === of && (fate === undefined || which === fate));
  return (end: Parameters<Measure['read']>[0]): number => meant.reduce((sum, { read }) => sum + read(end), 0);
}
