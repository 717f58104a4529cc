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
export function listAims(side: SswSide, { convoyPoints, subs, escorts }: Stakes): readonly Aim[] {
  const isSubs = side === 'subs';
  const stakes = { convoyPoints, subs, escorts };
  const createAim = (id: string, stake: keyof Stakes, fate: string | undefined, hit: string): Aim => {
    const isOwn = (stake === 'subs') === isSubs;
    const noun = { convoyPoints: 'convoy points', subs: 'submarines', escorts: 'escorts' }[stake];
    return {
      id,
      title: `${noun} ${isOwn ? 'not ' : ''}${hit}`,
      unit: '',
      getQuantity: ({ measures }) => {
        const read = sumMeasures(measures, stake, fate);
        return isOwn ? (end) => stakes[stake] - read(end) : read;
      },
      ...(isOwn && { preserved: { count: stakes[stake], lossTitle: `${noun} ${hit}` } }),
    };
  };
  const convoyHitAims = convoyPoints === 0 ? [] : [createAim('convoy', 'convoyPoints', undefined, 'hit')];
  const convoyLossAims = convoyPoints === 0 ? [] : [createAim('convoy-lost', 'convoyPoints', 'lost', 'lost')];
  const escortAims = escorts === 0 ? [] : [createAim('escorts', 'escorts', undefined, 'hit')];
  const subsHitAims = [createAim('subs', 'subs', undefined, 'hit')];
  return [
    ...convoyHitAims,
    ...subsHitAims,
    ...convoyLossAims,
    createAim('subs-destroyed', 'subs', 'destroyed', 'destroyed'),
    ...escortAims,
  ];
}

/** Sums all hits of a kind, or only those with one fate. */
function sumMeasures(measures: readonly Measure[], stake: string, fate: string | undefined) {
  const matching = measures.filter(
    ({ path: [kind, lossFate] }) => kind === stake && (fate === undefined || lossFate === fate),
  );
  return (end: Parameters<Measure['read']>[0]): number => matching.reduce((sum, { read }) => sum + read(end), 0);
}
