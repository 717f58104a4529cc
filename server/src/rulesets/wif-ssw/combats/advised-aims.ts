/** What the sides of a combat at sea may aim at: convoy points, submarines, escorts. */
import type { Measure } from '../../../engine/combat';
import type { Aim } from '../../../model/advice';
import type { SswSide } from '../data';

/** What there is to lose. */
export interface Stakes {
  readonly convoyPoints: number;
  /** Submarines of the sub side, whether they take part or not. */
  readonly subs: number;
  /** Units that count as escorts. */
  readonly escorts: number;
}

/** What a side may aim at, what it fights for first: the sub side at sinking convoys, the convoy side at getting them through. */
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

/** All that was hit of something, or only what came to one fate. */
function sumOf(measures: readonly Measure[], of: string, fate: string | undefined) {
  const meant = measures.filter(({ path: [what, which] }) => what === of && (fate === undefined || which === fate));
  return (end: Parameters<Measure['read']>[0]): number => meant.reduce((sum, { read }) => sum + read(end), 0);
}
