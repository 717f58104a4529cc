/** `asdic check`: reports all diagnostics of scenario files in the requested formats. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SeverityByCode } from '../../features';
import { pluralize, toPrintable } from '../../model/wording';
import { isCounted } from '../../library/problems';
import type { Host } from '../host';
import { selectSources } from '../inputs/select';
import { readOrThrow } from '../inputs/read';
import { formatDisplayName, type Source } from '../inputs/source';
import { CannotRun } from '../../library/errors';
import type { Progress } from '../progress';
import type { CheckJob } from '../jobs/job';
import { runJobs } from '../jobs/pool';
import { chooseThreads } from '../jobs/threads';
import type { ExitCode, Outcome, WrittenFile } from '../outcome';
import { selectShard } from '../shard';
import { formatBaseline, readBaseline, applyBaseline } from './baseline';
import type { CheckedFile, UnreadableFile, CheckRequest } from './check-source';
import { planChanges } from './changes';
import { loadFormat } from './formats/index';
import type { CheckResult, OutputFormat } from './formats/format';
import { type CheckOptions, type Output, parseOutputs, parseSeverities } from './options';

/** An output with its loaded renderer. */
interface LoadedOutput extends Output {
  readonly renderer: OutputFormat;
}

/** A file that cannot be read becomes a note and exit code 2; the others are checked. */
export async function check(args: readonly string[], options: CheckOptions, host: Host): Promise<Outcome> {
  const outputs = await Promise.all(
    parseOutputs(options, host).map(async (output) => ({ ...output, renderer: await loadFormat(output.format) })),
  );
  const request = createRequest(outputs, options, await parseSeverities(options, host));
  const replacedBaseline = await readReplacedBaseline(options, host);
  const { sources: allSources, argumentErrors } = await selectSources(args, host, options);
  const sources = selectShard(allSources, options.shard);
  const results = await checkAll(sources, request, options, host);
  const files = results.flatMap((result) => ('readError' in result ? [] : [result]));
  const readErrors = [
    ...argumentErrors,
    ...results.flatMap((result) => ('readError' in result ? [result.readError] : [])),
  ];
  const fixes = request.fixAll ? planChanges(files, { sources, dryRun: options.dryRun, pastVerb: 'Fixed' }) : undefined;
  const { remaining, notes, written } = await applyBaselineFile(
    files,
    { ...options, previousText: replacedBaseline },
    host,
  );
  const noteLines = [...readErrors.map((reason) => `asdic: ${toPrintable(reason)}`), ...notes, ...(fixes?.notes ?? [])];
  const checked = {
    files: remaining,
    isFailure: ({ listedDiagnostic }) => options.strict || isCounted(listedDiagnostic),
  } satisfies CheckResult;
  const hasCheckedNothing = readErrors.length > 0 && files.length === 0;
  const rendered = hasCheckedNothing ? [] : await render(outputs, checked, host);
  return {
    // A diff, or fixed text from standard input, replaces the report.
    output: fixes?.output ?? rendered.find(({ path }) => path === undefined)?.text ?? '',
    notes: noteLines.map((line) => `${line}\n`).join(''),
    files: [
      ...(fixes?.files ?? []),
      ...written,
      ...rendered.flatMap(({ path, text }) => (path === undefined ? [] : [{ path, text }])),
    ],
    exitCode:
      readErrors.length > 0 ? 2 : Math.max(computeExitCode(checked, options), fixes?.exitCode ?? 0) === 0 ? 0 : 1,
  };
}

function createRequest(
  outputs: readonly LoadedOutput[],
  options: CheckOptions,
  severity: SeverityByCode,
): CheckRequest {
  const needs = outputs.map(({ renderer }) => renderer.needs);
  return {
    severity,
    runs: options.runs,
    fixes: needs.some(({ fixes }) => fixes),
    expectations: needs.some(({ expectations }) => expectations),
    reports: needs.some(({ reports }) => reports),
    fixAll: options.fix === true || options.dryRun === true,
  };
}

async function checkAll(
  sources: readonly Source[],
  request: CheckRequest,
  { jobs }: CheckOptions,
  host: Host,
): Promise<readonly (CheckedFile | UnreadableFile)[]> {
  const results: (CheckedFile | UnreadableFile)[] = [];
  const all = sources.map((source): CheckJob => ({ kind: 'check', source, request }));
  const onJobEnd = (count: number) =>
    host.progress.showStep(`Checked ${count} of ${pluralize(sources.length, 'file')}`);
  const threads = chooseThreads(sources, jobs, host);
  for await (const result of runJobs(all, host, { ...threads, hasShortJobs: true, onJobEnd })) results.push(result);
  return results;
}

async function render(
  outputs: readonly LoadedOutput[],
  checked: CheckResult,
  { colours, isTerminal, getVersion, progress, ...host }: Host,
) {
  const rulesets = outputs.some(({ renderer }) => renderer.needs.rulesets) ? await host.rulesets.loadAll() : [];
  return outputs.map(({ format, file, renderer }) => {
    // Colours are only for terminals.
    const text = renderer.render(checked, { rulesets, getVersion, colours: colours && file === undefined });
    const isShown = file === undefined && isTerminal;
    return {
      path: file,
      text: typeof text === 'string' || isShown ? text : withProgress(text, `Writing ${format}`, progress),
    };
  });
}

/** Reports the amount of text written so far as progress. */
function* withProgress(chunks: Iterable<string>, label: string, { showStep }: Progress): Generator<string, void> {
  let length = 0;
  for (const chunk of chunks) {
    yield chunk;
    length += chunk.length;
    showStep(`${label}: ${(length / 1e6).toFixed(1)} million characters`);
  }
}

/** Warnings up to the allowed number do not fail the check; every other diagnostic that counts does. */
function computeExitCode({ files, isFailure }: CheckResult, { maxWarnings }: CheckOptions): ExitCode {
  const failing = files.flatMap(({ problems }) => problems).filter(isFailure);
  const warnings = failing.filter(({ listedDiagnostic }) => listedDiagnostic.severity === 'warning').length;
  const allowedWarnings = maxWarnings !== undefined && warnings <= maxWarnings ? warnings : 0;
  return failing.length > allowedWarnings ? 1 : 0;
}

interface BaselineOutcome {
  readonly remaining: readonly CheckedFile[];
  readonly notes: readonly string[];
  readonly written: readonly WrittenFile[];
}

/** The text of the baseline before the check; null if there is none, undefined if none will be written. */
async function readReplacedBaseline({ baseline, updateBaseline }: CheckOptions, { folder }: Host) {
  if (!updateBaseline || baseline === undefined) return undefined;
  return readFile(resolve(folder, baseline), 'utf8').catch(() => null);
}

/** Removes the diagnostics that the baseline accepts. An update accepts all of them. */
async function applyBaselineFile(
  files: readonly CheckedFile[],
  { baseline: file, updateBaseline = false, previousText }: CheckOptions & Pick<WrittenFile, 'previousText'>,
  host: Host,
): Promise<BaselineOutcome> {
  if (file === undefined) {
    if (updateBaseline) throw new CannotRun('--update-baseline: name the file with --baseline FILE.');
    return { remaining: files, notes: [], written: [] };
  }
  const name = formatDisplayName(file, host.folder);
  if (updateBaseline) {
    const text = formatBaseline(files);
    const accepted = readBaseline(text, name);
    const { files: unaccepted, accepted: count } = applyBaseline(accepted, files);
    const noteWhenWritten = { sentence: `${name} accepts ${pluralize(count, 'problem')}.` };
    return { remaining: unaccepted, notes: [], written: [{ path: file, text, noteWhenWritten, previousText }] };
  }
  const text = await readOrThrow(() => readFile(resolve(host.folder, file), 'utf8'), file);
  const { files: remaining, accepted, gone } = applyBaseline(readBaseline(text, name), files);
  const obsoleteNote =
    gone === 0
      ? ''
      : `, and ${pluralize(gone, 'that it accepts is', 'that it accepts are')} gone: --update-baseline takes them out`;
  return {
    remaining,
    notes: accepted + gone === 0 ? [] : [`${pluralize(accepted, 'problem')} accepted by ${name}${obsoleteNote}.`],
    written: [],
  };
}
