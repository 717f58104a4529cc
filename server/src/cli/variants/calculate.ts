/** Calculates variants on all cores; the output does not depend on the number of threads. */
import type { VariantResult, Variants } from '../../library/variants';
import { pluralize } from '../../model/wording';
import { analyseInput, createAnalysisContext } from '../analyse';
import type { Scenario } from '../../library/scenario';
import type { Host } from '../host';
import { type Input, readOneInput } from '../inputs/read';
import { createSource } from '../inputs/source';
import type { VariantsJob, VariantsRequest } from '../jobs/job';
import { runJobs } from '../jobs/pool';
import type { Format, Outcome } from '../outcome';
import { toJson } from '../print/json';
import { withDiagnosticsNote } from '../print-reports';
import { createProgressReporter } from '../progress';

/** The minimum number of variants for which all cores are used: each thread has to load the rules first. */
const minVariantsForAllCores = 24;

/** A variant that takes longer than this, in milliseconds, justifies threads. */
const longCalculationMs = 150;

/** Number of jobs per thread, to balance the load at the end. */
const jobsPerThread = 8;

/** The file that `sweep`, `compare` or `matters` was given, and its analysed scenario. */
interface OpenedScenario {
  readonly input: Input;
  readonly scenario: Scenario;
}

/** @throws CannotRun if the file cannot be read */
export async function openScenario(name: string, host: Host): Promise<OpenedScenario> {
  const input = await readOneInput(name, host);
  return { input, scenario: await analyseInput(input, createAnalysisContext(host)) };
}

interface CalculationOptions {
  readonly host: Host;
  readonly request: VariantsRequest;
  /** Indexes of the variants to calculate; all by default. */
  readonly indexes?: readonly number[];
  /** `--jobs` */
  readonly maxThreads?: number;
}

/**
 * Calculates the variants and yields the results in order.
 * @param name of the file, as the user gave it
 * @throws CannotRun if the first result makes the others useless
 */
export async function* calculateVariants(
  name: string,
  { input }: OpenedScenario,
  { size, calculate, checkFirst }: Variants<unknown>,
  { host, request, indexes = [...Array(size).keys()], maxThreads }: CalculationOptions,
): AsyncGenerator<VariantResult, void> {
  const showProgress = (count: number): void =>
    host.progress.showStep(`Calculated ${count} of ${pluralize(indexes.length, 'combat')}`);
  const [first, ...others] = indexes;
  if (first === undefined) return;
  const began = performance.now();
  const firstResult = await calculate(first, createProgressReporter('odds of', host.progress.showDetail));
  const isLong = performance.now() - began > longCalculationMs;
  if (first === 0) checkFirst(firstResult);
  let doneCount = 1;
  showProgress(doneCount);
  yield firstResult;
  if (others.length === 0) return;
  const usesThreads = isLong || others.length >= minVariantsForAllCores || maxThreads !== undefined;
  const threads = usesThreads ? Math.min(maxThreads ?? host.cores, others.length) : 1;
  const source = { ...createSource(name, host.folder), name: input.name, text: input.text };
  const indexLists = splitList(others, Math.ceil(others.length / (threads * jobsPerThread)));
  const jobs = indexLists.map((indexList): VariantsJob => ({ kind: 'variants', source, request, indexes: indexList }));
  for await (const result of runJobs(jobs, host, { threads })) {
    showProgress(++doneCount);
    yield result;
  }
}

function splitList<T>(list: readonly T[], length: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
}

/** Calculates all variants and prints their result. @throws CannotRun if there is none */
export async function printVariants<Result>(
  name: string,
  opened: OpenedScenario,
  variants: Variants<Result>,
  { format, formatText, ...options }: CalculationOptions & PrintOptions<Result>,
): Promise<Outcome> {
  const results: VariantResult[] = [];
  for await (const result of calculateVariants(name, opened, variants, options)) results.push(result);
  const result = variants.joinResults(results);
  return withDiagnosticsNote(opened.scenario, format === 'json' ? toJson(result) : formatText(result, options.host));
}

interface PrintOptions<Result> {
  readonly format: Format;
  readonly formatText: (result: Result, host: Host) => string;
}
