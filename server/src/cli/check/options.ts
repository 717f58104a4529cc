/** The options of `asdic check`, and what the strings among them mean. */
import { listAllCodes, findNearestCode, type SeverityByCode, severityLevels } from '../../features';
import { formatList } from '../../model/wording';
import type { Host } from '../host';
import type { Shard } from '../shard';
import { CannotRun } from '../../library/errors';
import { type CheckFormat, checkFormats } from './formats/format';

export interface CheckOptions {
  /** Default: annotations in a GitHub workflow, else text. */
  readonly format?: CheckFormat;
  /** `sarif=out/asdic.sarif`: additional formats, each written to a file. */
  readonly output?: readonly string[];
  /** Information and hints count as well. */
  readonly strict: boolean;
  /** Number of combats to roll if expected odds have to be sampled. */
  readonly runs: number;
  /** The number of allowed warnings. */
  readonly maxWarnings?: number;
  /** `wif-ssw/owner-passed=warning`. */
  readonly severity?: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly ignore?: boolean;
  readonly stdinFilename?: string;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** Checks again when a file changes. */
  readonly watch?: boolean;
  readonly jobs?: number;
  readonly shard?: Shard;
}

export interface Output {
  readonly format: CheckFormat;
  /** Undefined for standard output. */
  readonly file?: string;
}

/** Standard output first, then the files. @throws CannotRun if a format does not exist */
export function parseOutputs({ format, output = [] }: CheckOptions, { isGitHubWorkflow }: Host): readonly Output[] {
  return [{ format: format ?? (isGitHubWorkflow ? 'github' : 'text') }, ...output.map(parseOutput)];
}

function parseOutput(value: string): Output {
  const at = value.indexOf('=');
  const format = checkFormats.find((candidate) => candidate === value.slice(0, at));
  const file = value.slice(at + 1);
  if (at < 0 || format === undefined || file === '')
    throw new CannotRun(
      `--output ${value}: write FORMAT=FILE, such as sarif=asdic.sarif. Formats are ${formatList(checkFormats)}.`,
    );
  return { format, file };
}

/** @throws CannotRun if a code or a severity does not exist */
export async function parseSeverities({ severity = [] }: CheckOptions, host: Host): Promise<SeverityByCode> {
  const rulesets = severity.length === 0 ? [] : await host.rulesets.loadAll();
  return Object.fromEntries(
    severity.map((value) => {
      const at = value.lastIndexOf('=');
      const code = value.slice(0, Math.max(0, at));
      const level = severityLevels.find((candidate) => candidate === value.slice(at + 1));
      if (at < 0 || level === undefined)
        throw new CannotRun(`--severity ${value}: write CODE=LEVEL. Levels are ${formatList(severityLevels)}.`);
      if (!listAllCodes(rulesets).some((candidate) => matchesPattern(candidate, code))) {
        const closest = findNearestCode(code, rulesets);
        const hint = closest === undefined ? '' : ` Did you mean \`${closest}\`?`;
        throw new CannotRun(
          `--severity ${value}: there is no code \`${code}\`.${hint} \`asdic explain\` lists them all.`,
        );
      }
      return [code, level];
    }),
  );
}

function matchesPattern(code: string, pattern: string): boolean {
  return pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern;
}
