/** `asdic resolve`: plays combats with the dice of the file or a seed, and shows every step. */
import { defaultSeed, resolve as resolveCombat } from '../features';
import { analysed } from './analysed';
import { combatsNamed, orCannotRun, placed, problemsNote } from './combats';
import type { PlacedReport } from './combats';
import type { Host } from './host';
import { readOneInput } from './inputs';
import { asJson } from './outcome';
import type { Format, Outcome } from './outcome';
import { resolveText } from './resolve-text';

export interface ResolveOptions {
  readonly format: Format;
  /** Id of the combat; without it every combat of the file. */
  readonly engagement?: string;
  /** Rolls all dice from this seed, whatever the file gives. */
  readonly seed?: number;
}

/** @throws CannotRun where the file cannot be read or has no such combat */
export async function resolve(
  name: string,
  { format, engagement, seed }: ResolveOptions,
  host: Host,
): Promise<Outcome> {
  const input = await readOneInput(name, host);
  const analysis = analysed(input, host);
  const reports = combatsNamed(name, analysis, engagement).map((found) => {
    const { report } = orCannotRun(resolveCombat(found, { seed, fallbackSeed: defaultSeed }));
    return placed(name, analysis, report);
  });
  const notes = problemsNote(name, analysis);
  return {
    output: format === 'json' ? asJson(reports) : resolveText(reports, host),
    notes,
    exitCode: notes !== undefined || reports.some(isUnfinished) ? 1 : 0,
  };
}

/** The dice ran out. Dice that were left over are reported, but the combat has come to its end without them. */
function isUnfinished({ trace }: PlacedReport): boolean {
  return trace?.wanted !== undefined;
}
