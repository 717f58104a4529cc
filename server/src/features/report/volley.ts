/** A volley of a trace as a report: shooters, targets, dice, and losses of the other side. */
import { formatUnitCount } from '../../model/wording';
import type { Amount } from '../../engine/amount';
import type { TraceEntry, VolleyEntry } from '../../engine/trace';
import type { ReportAmount, ReportLoss, ReportVolley } from '../../protocol';

type VolleyLoss = VolleyEntry['losses'][number];

/** @param showsLosses whether the volley shows what the other side has lost */
export function createVolleyReport(
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
    ...(showsLosses && { losses: losses.map(createLossReport) }),
  };
}

/** The last of simultaneous volleys on one side, which shows the losses to all of them. */
export function findLossReporters(entries: readonly TraceEntry[]): ReadonlySet<TraceEntry> {
  const reporters = new Set<TraceEntry>();
  let simultaneous: VolleyEntry[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'volley') continue;
    // Simultaneous volleys have the identical state after them.
    if (simultaneous[0]?.after !== entry.after) simultaneous = [];
    const before = simultaneous.find(({ on }) => on === entry.on);
    if (before) reporters.delete(before);
    simultaneous = [...simultaneous.filter((other) => other !== before), entry];
    reporters.add(entry);
  }
  return reporters;
}

/** `2 destroyers hit; they fire back`. Damage has no plural: `2 × damage to a battleship`. */
function createLossReport({ title, plural, count, fate }: VolleyLoss): ReportLoss {
  const reaction = count === 1 ? 'it fires back' : 'they fire back';
  const suffixes = { lost: ' lost', struck: ` hit; ${reaction}`, damaged: '' };
  const units = formatUnitCount(count, title, plural);
  return { title, ...(plural !== undefined && { plural }), count, text: `${units}${suffixes[fate]}` };
}
