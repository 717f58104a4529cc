/** `asdic check`: reports all diagnostics of scenario files in the requested formats. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { SeverityByCode } from '../../features';
import { counted, printable } from '../../model/wording';
import { counts } from '../../library/problems';
import type { Host } from '../host';
import { chosen } from '../inputs/chosen';
import { orCannotRun } from '../inputs/read';
import { shownName } from '../inputs/source';
import type { Source } from '../inputs/source';
import { CannotRun } from '../../library/failure';
import type { Progress } from '../progress';
import type { CheckJob } from '../jobs/job';
import { answersOf } from '../jobs/pool';
import { threadsFor } from '../jobs/threads';
import type { ExitCode, Outcome, WrittenFile } from '../outcome';
import { sharded } from '../shard';
import { baselineOf, readBaseline, without } from './baseline';
import type { CheckedFile, Unread, Wanted } from './checked';
import { changesOf } from './fixed';
import { formatNamed } from './formats/index';
import type { Checked, FormatOf } from './formats/format';
import { outputsOf, severitiesOf } from './options';
import type { CheckOptions, Output } from './options';

/** An output with its loaded renderer. */
interface MadeOutput extends Output {
  readonly made: FormatOf;
}

/** A file that cannot be read becomes a note and exit code 2; the others are checked. */
export async function check(words: readonly string[], options: CheckOptions, host: Host): Promise<Outcome> {
  const outputs = await Promise.all(
    outputsOf(options, host).map(async (output) => ({ ...output, made: await formatNamed(output.format) })),
  );
  const wanted = wantedBy(outputs, options, await severitiesOf(options, host));
  const replaces = await replacedBaseline(options, host);
  const { sources: all, unreadable } = await chosen(words, host, options);
  const sources = sharded(all, options.shard);
  const results = await checkAll(sources, wanted, options, host);
  const files = results.flatMap((result) => ('unread' in result ? [] : [result]));
  const why = [...unreadable, ...results.flatMap((result) => ('unread' in result ? [result.unread] : []))];
  const fixes = wanted.fixAll ? changesOf(files, { sources, dryRun: options.dryRun, done: 'Fixed' }) : undefined;
  const { left, notes, written } = await throughBaseline(files, { ...options, replaces }, host);
  const said = [...why.map((reason) => `asdic: ${printable(reason)}`), ...notes, ...(fixes?.notes ?? [])];
  const checked = { files: left, fails: ({ listed }) => options.strict || counts(listed) } satisfies Checked;
  const isUnchecked = why.length > 0 && files.length === 0;
  const rendered = isUnchecked ? [] : await render(outputs, checked, host);
  return {
    // A diff, or fixed text from standard input, replaces the report.
    output: fixes?.output ?? rendered.find(({ path }) => path === undefined)?.text ?? '',
    notes: said.map((line) => `${line}\n`).join(''),
    files: [
      ...(fixes?.files ?? []),
      ...written,
      ...rendered.flatMap(({ path, text }) => (path === undefined ? [] : [{ path, text }])),
    ],
    exitCode: why.length > 0 ? 2 : Math.max(exitCodeOf(checked, options), fixes?.exitCode ?? 0) === 0 ? 0 : 1,
  };
}

function wantedBy(outputs: readonly MadeOutput[], options: CheckOptions, severity: SeverityByCode): Wanted {
  const wants = outputs.map(({ made }) => made.wants);
  return {
    severity,
    runs: options.runs,
    fixes: wants.some(({ fixes }) => fixes),
    expectations: wants.some(({ expectations }) => expectations),
    reports: wants.some(({ reports }) => reports),
    fixAll: options.fix === true || options.dryRun === true,
  };
}

async function checkAll(
  sources: readonly Source[],
  wanted: Wanted,
  { jobs }: CheckOptions,
  host: Host,
): Promise<readonly (CheckedFile | Unread)[]> {
  const results: (CheckedFile | Unread)[] = [];
  const all = sources.map((source): CheckJob => ({ kind: 'check', source, wanted }));
  const ended = (done: number) => host.progress.step(`Checked ${done} of ${counted(sources.length, 'file')}`);
  const threads = threadsFor(sources, jobs, host);
  for await (const result of answersOf(all, host, { ...threads, short: true, ended })) results.push(result);
  return results;
}

async function render(
  outputs: readonly MadeOutput[],
  checked: Checked,
  { colours, isTerminal, version, progress, ...host }: Host,
) {
  const rulesets = outputs.some(({ made }) => made.wants.rulesets) ? await host.rulesets.all() : [];
  return outputs.map(({ format, file, made }) => {
    // Colours are only for terminals.
    const text = made.render(checked, { rulesets, version, colours: colours && file === undefined });
    const isShown = file === undefined && isTerminal;
    return { path: file, text: typeof text === 'string' || isShown ? text : told(text, `Writing ${format}`, progress) };
  });
}

/** Reports the amount of text written so far as progress. */
function* told(pieces: Iterable<string>, what: string, { step }: Progress): Generator<string, void> {
  let length = 0;
  for (const piece of pieces) {
    yield piece;
    length += piece.length;
    step(`${what}: ${(length / 1e6).toFixed(1)} million characters`);
  }
}

/** Warnings up to the allowed number do not fail the check; every other diagnostic that counts does. */
function exitCodeOf({ files, fails }: Checked, { maxWarnings }: CheckOptions): ExitCode {
  const failing = files.flatMap(({ problems }) => problems).filter(fails);
  const warnings = failing.filter(({ listed }) => listed.severity === 'warning').length;
  const letPass = maxWarnings !== undefined && warnings <= maxWarnings ? warnings : 0;
  return failing.length > letPass ? 1 : 0;
}

interface ThroughBaseline {
  readonly left: readonly CheckedFile[];
  readonly notes: readonly string[];
  readonly written: readonly WrittenFile[];
}

/** The text of the baseline before the check; null if there is none, undefined if none will be written. */
async function replacedBaseline({ baseline, updateBaseline }: CheckOptions, { folder }: Host) {
  if (!updateBaseline || baseline === undefined) return undefined;
  return readFile(resolve(folder, baseline), 'utf8').catch(() => null);
}

/** Removes the diagnostics that the baseline accepts. An update accepts all of them. */
async function throughBaseline(
  files: readonly CheckedFile[],
  { baseline: file, updateBaseline = false, replaces }: CheckOptions & Pick<WrittenFile, 'replaces'>,
  host: Host,
): Promise<ThroughBaseline> {
  if (file === undefined) {
    if (updateBaseline) throw new CannotRun('--update-baseline: name the file with --baseline FILE.');
    return { left: files, notes: [], written: [] };
  }
  const name = shownName(file, host.folder);
  if (updateBaseline) {
    const text = baselineOf(files);
    const accepted = readBaseline(text, name);
    const { files: left, accepted: count } = without(accepted, files);
    const done = { sentence: `${name} accepts ${counted(count, 'problem')}.` };
    return { left, notes: [], written: [{ path: file, text, done, replaces }] };
  }
  const text = await orCannotRun(readFile(resolve(host.folder, file), 'utf8'), file);
  const { files: left, accepted, gone } = without(readBaseline(text, name), files);
  const mended =
    gone === 0
      ? ''
      : `, and ${counted(gone, 'that it accepts is', 'that it accepts are')} gone: --update-baseline takes them out`;
  return {
    left,
    notes: accepted + gone === 0 ? [] : [`${counted(accepted, 'problem')} accepted by ${name}${mended}.`],
    written: [],
  };
}
