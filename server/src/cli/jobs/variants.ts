/** Calculates variants of a combat, as a job. */
import { comparingOf } from '../../library/compare';
import { mattersOf } from '../../library/matters';
import type { Scenario } from '../../library/scenario';
import { sweepOf } from '../../library/sweep';
import type { ReportStands, Variants } from '../../library/variants';
import { analysed } from '../analysed';
import type { Surroundings } from '../analysed';
import { readSource } from '../inputs/read';
import { following, pause } from '../progress';
import type { Tell, VariantsJob, WantedVariants } from './job';

/** @throws CannotRun if the file has changed since the variants were planned */
export async function* standsOf(
  { source, wanted, indexes }: VariantsJob,
  host: Surroundings,
  tell: Tell,
): AsyncGenerator<ReportStands, void> {
  const { stands } = variantsIn(await analysed(await readSource(source), host), wanted);
  for (const index of indexes) {
    yield await stands(index, following('odds of', tell));
    await pause();
  }
}

function variantsIn(scenario: Scenario, wanted: WantedVariants): Variants<unknown> {
  if (wanted.of === 'sweep') return sweepOf(scenario, wanted.choice);
  return wanted.of === 'compare' ? comparingOf(scenario, wanted.choice) : mattersOf(scenario, wanted.choice);
}
