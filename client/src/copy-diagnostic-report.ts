/** Copies a bug report: environment, settings, and the state of the scenario. */
import {
  DiagnosticSeverity,
  env,
  type Extension,
  l10n,
  languages,
  type TextDocument,
  UIKind,
  version,
  workspace,
} from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient';
import { formatDiagnosticReport, type ScenarioFacts } from './diagnostic-report';
import type { AsdicApi } from './log';
import { showInformation } from './messages';
import type { StatusItem } from './status';

/** Differences between the hosts. */
export interface Runtime {
  /** The server's runtime. */
  readonly name: string;
  readonly platform: string;
}

export interface DiagnosticSources {
  readonly extension: Extension<unknown>;
  readonly runtime: Runtime;
  readonly client: BaseLanguageClient;
  readonly status: StatusItem;
  readonly log: AsdicApi;
}

/** @param scenario the active one @returns the copied text */
export async function copyDiagnosticReport(
  sources: DiagnosticSources,
  scenario: TextDocument | undefined,
): Promise<string> {
  const { extension, runtime, client, status, log } = sources;
  const manifest = extension.packageJSON as Manifest;
  const text = formatDiagnosticReport({
    asdic: manifest.version,
    vscode: version,
    host: env.uiKind === UIKind.Desktop ? 'desktop' : `browser, ${env.appHost}`,
    ...(env.remoteName !== undefined && { remote: env.remoteName }),
    runtime: runtime.name,
    platform: runtime.platform,
    isTrusted: workspace.isTrusted,
    server: formatState(client),
    settings: listChangedSettings(manifest, scenario),
    ...(scenario && { scenario: collectScenarioFacts(scenario, status) }),
    errors: log.errors(),
    warnings: log.warnings(),
  });
  await env.clipboard.writeText(text);
  showInformation(l10n.t('Copied. Paste it into your report.'));
  return text;
}

interface Manifest {
  readonly version: string;
  readonly contributes: { readonly configuration: Configuration | readonly Configuration[] };
}
interface Configuration {
  readonly properties: Readonly<Record<string, unknown>>;
}

function formatState(client: BaseLanguageClient): string {
  if (client.state === State.Running) return 'running';
  return client.state === State.Starting ? 'starting' : 'stopped';
}

/** Asdic's settings that differ from the manifest's defaults for a scenario. */
function listChangedSettings({ contributes }: Manifest, scenario: TextDocument | undefined): Record<string, unknown> {
  const configuration = workspace.getConfiguration(undefined, scenario);
  const names = [contributes.configuration].flat().flatMap(({ properties }) => Object.keys(properties));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = configuration.get(name);
      return JSON.stringify(value) === JSON.stringify(configuration.inspect(name)?.defaultValue) ? [] : [[name, value]];
    }),
  );
}

function collectScenarioFacts({ uri, lineCount }: TextDocument, status: StatusItem): ScenarioFacts {
  const problems = languages.getDiagnostics(uri).filter(({ source }) => source === 'asdic');
  const countProblems = (level: DiagnosticSeverity): number =>
    problems.filter(({ severity }) => severity === level).length;
  const { Error, Warning, Information, Hint } = DiagnosticSeverity;
  const fileStatus = status.get(uri.toString());
  return {
    scheme: uri.scheme,
    lines: lineCount,
    problems: [countProblems(Error), countProblems(Warning), countProblems(Information), countProblems(Hint)],
    ...(fileStatus && { rulesets: fileStatus.rulesets.map(({ id }) => id), milliseconds: fileStatus.milliseconds }),
  };
}
