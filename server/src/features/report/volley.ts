/** A volley of a trace as a report: shooters, targets, dice, and losses of the other side. */
import { countedUnits } from '../../model/wording';
import type { Amount } from '../../engine/amount';
import type { TraceEntry, VolleyEntry } from '../../engine/trace';
import type { ReportAmount, ReportLoss, ReportVolley } from '../../protocol';

type LossTaken = VolleyEntry['losses'][number];

/** @param showsLosses whether the volley shows what the other side has lost */
export function volleyReport(
  { on, sides, shots, losses }: VolleyEntry,
  showsLosses: boolean,
  report: (amount: Amount) => ReportAmount,
): ReportVolley {
  return {
    on,
    sides,
    shooters: shots.map(({ title, hitsOn, faces, hits }) => ({
      title,
      hitsOn: hitsOn.total,
      arithmetic: report(hitsOn),
      faces,
      hits,
    })),
    ...(showsLosses && { losses: losses.map(lossReport) }),
  };
}

/** The last of simultaneous volleys on one side, which shows the losses to all of them. */
export function lossReportersOf(entries: readonly TraceEntry[]): ReadonlySet<TraceEntry> {
  const reporters = new Set<TraceEntry>();
  let together: VolleyEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'volley') continue;
    // Simultaneous volleys have the identical state after them.
    if (together[0]?.after !== entry.after) together = [];
    const before = together.find(({ on }) => on === entry.on);
    if (before) reporters.delete(before);
    together = [...together.filter((other) => other !== before), entry];
    reporters.add(entry);
  }
  return reporters;
}

/** `2 destroyers hit; they fire back`. Damage has no plural: `2 × damage to a battleship`. */
function lossReport({ title, plural, count, fate }: LossTaken): ReportLoss {
  const reaction = count === 1 ? 'it fires back' : 'they fire back';
  const fates = { lost: ' lost', struck: ` hit; ${reaction}`, damaged: '' };
  const units = countedUnits(count, title, plural);
  return { title, ...(plural !== undefined && { plural }), count, text: `${units}${fates[fate]}` };
}
