/** Calculates variants of a combat, as a job. */
import { planComparison } from '../../library/compare';
import { planMatters } from '../../library/matters';
import type { Scenario } from '../../library/scenario';
import { planSweep } from '../../library/sweep';
import type { VariantResult, Variants } from '../../library/variants';
import { analyseInput, type AnalysisContext } from '../analyse';
import { readSource } from '../inputs/read';
import { createProgressReporter, pause } from '../progress';
import type { ReportProgress, VariantsJob, VariantsRequest } from './job';

/** @throws CannotRun if the file has changed since the variants were planned */
export async function* runVariantsJob(
  { source, request, indexes }: VariantsJob,
  context: AnalysisContext,
  update: ReportProgress,
): AsyncGenerator<VariantResult, void> {
  const { calculate } = createVariants(await analyseInput(await readSource(source), context), request);
  for (const index of indexes) {
    yield await calculate(index, createProgressReporter('odds of', update));
    await pause();
  }
}

function createVariants(scenario: Scenario, request: VariantsRequest): Variants<unknown> {
  if (request.kind === 'sweep') return planSweep(scenario, request.choice);
  return request.kind === 'compare' ? planComparison(scenario, request.choice) : planMatters(scenario, request.choice);
}
