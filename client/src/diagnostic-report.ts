/** Text of a bug report about Asdic, in English for the maintainers. Contains no scenario text and no paths. */

export interface DiagnosticFacts {
  readonly asdic: string;
  readonly vscode: string;
  /** VS Code's host, such as `desktop`. */
  readonly host: string;
  readonly remote?: string;
  /** The server's runtime, such as `Node 22.1.0`. */
  readonly runtime: string;
  readonly platform: string;
  readonly isTrusted: boolean;
  readonly server: string;
  /** Settings that differ from their defaults. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly scenario?: ScenarioFacts;
  /** Logged since the start, the oldest first. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface ScenarioFacts {
  /** Scheme of its URI, such as `file`. */
  readonly scheme: string;
  readonly lines: number;
  /** Ids of rulesets; undefined before the first validation. */
  readonly rulesets?: readonly string[];
  /** Number of diagnostics by severity: errors, warnings, informations, hints. */
  readonly problems: readonly [number, number, number, number];
  /** Milliseconds of the last validation. */
  readonly milliseconds?: number;
}

/** Maximum number of errors, and of stack frames per error. */
const maxErrors = 5;
const maxFrames = 8;

/** @returns Markdown: a list, then the stacks of the last errors */
export function formatDiagnosticReport(facts: DiagnosticFacts): string {
  const { scenario, errors, warnings } = facts;
  const settings = Object.entries(facts.settings).map(([name, value]) => `\`${name}\`: \`${formatValue(value)}\``);
  const items: [string, string][] = [
    ['Asdic', facts.asdic],
    ['VS Code', `${facts.vscode}, ${facts.host}${facts.remote === undefined ? '' : `, remote: ${facts.remote}`}`],
    ['Platform', facts.platform],
    ['Workspace', facts.isTrusted ? 'trusted' : 'not trusted'],
    ['Server', `${facts.server}, ${facts.runtime}`],
    ['Settings', settings.join(', ') || 'all as by default'],
    ['Scenario', scenario ? formatScenario(scenario) : 'none is open'],
    ['Log', `${formatCount(errors.length, 'error')}, ${formatCount(warnings.length, 'warning')}`],
  ];
  const errorTexts = errors.slice(-maxErrors).map(formatStack);
  return [
    ...items.map(([name, value]) => `- **${name}**: ${value}`),
    ...(errorTexts.length > 0 ? ['', '```text', ...errorTexts, '```'] : []),
    '',
  ].join('\n');
}

function formatScenario({ scheme, lines, rulesets, problems, milliseconds }: ScenarioFacts): string {
  const [errors, warnings, informations, hints] = problems;
  return [
    rulesets === undefined ? 'not validated' : rulesets.join(' and ') || 'no ruleset',
    `\`${scheme}\``,
    formatCount(lines, 'line'),
    formatCount(errors, 'error'),
    formatCount(warnings, 'warning'),
    `${informations} of information`,
    formatCount(hints, 'hint'),
    ...(milliseconds === undefined ? [] : [`validated in ${milliseconds.toFixed(1)} ms`]),
  ].join(', ');
}

/** Lists may contain file names, so only their length is shown. */
function formatValue(value: unknown): string {
  return Array.isArray(value) ? formatCount(value.length, 'entry', 'entries') : JSON.stringify(value);
}

function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

const errorPattern = /\b(?:Type|Range|Reference|Syntax|Response)?Error\b/;
const framePattern =
  /^\s*at (?:(?:async |new )*([\w.$<>#]+)(?: \[as \w+\])? \()?(?:.*[\\/])?([\w.-]+\.[cm]?js:\d+:\d+)\)?$/;

/** Type and stack of a logged error. Its message is omitted, as it may quote the scenario or name a file. */
function formatStack(message: string): string {
  const frames = message.split('\n').flatMap((line) => {
    const [, name, place] = framePattern.exec(line) ?? [];
    return place === undefined ? [] : [`  at ${name === undefined ? '' : `${name} `}${place}`];
  });
  return [errorPattern.exec(message)?.[0] ?? 'Error', ...frames.slice(0, maxFrames)].join('\n');
}
