/** SARIF 2.1.0 for code scanning: rules with their help, results with locations and fixes. */
import { createHash } from 'node:crypto';
import type { ArtifactChange, Fix, Location, Log, Region, ReportingDescriptor, Result, Run } from 'sarif';
import { formatCodePage, getCodeSummary } from '../../../features';
import { toPlainLines } from '../../../model/wording';
import type { Severity, Span } from '../../../library/problems';
import { toJson } from '../../print/json';
import { createBaselineKey } from '../baseline';
import type { CheckedFix, CheckedDiagnostic } from '../check-source';
import { listCheckedProblems, type OutputFormat, type RenderOptions } from './format';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const levels: Readonly<Record<Severity, Result.level>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

type Rulesets = RenderOptions['rulesets'];

export const sarif: OutputFormat = {
  needs: { fixes: true, rulesets: true },
  render: (checked, { rulesets, getVersion }) => {
    const problems = listCheckedProblems(checked);
    const codes = [...new Set(problems.map(({ listedDiagnostic }) => listedDiagnostic.code))].sort();
    return toJson(
      {
        $schema: schema,
        version: '2.1.0',
        runs: [
          {
            tool: {
              driver: {
                name: 'Asdic',
                semanticVersion: getVersion(),
                rules: codes.map((code) => createRule(code, rulesets)),
              },
            },
            columnKind: 'utf16CodeUnits',
            originalUriBaseIds: { SRCROOT: { description: { text: 'The working folder.' } } },
            artifacts: checked.files.map(({ name }) => ({ location: createFileLocation(name) })),
            results: generateResults(problems, codes),
          },
        ],
      } satisfies LongLog,
      resultsDepth,
    );
  },
};

/** A log whose results are generated while they are written. */
interface LongLog extends Omit<Log, 'runs'> {
  readonly runs: readonly (Omit<Run, 'results'> & { readonly results: Iterable<Result> })[];
}

/** The depth of a result in the log: `runs`, the only run, its `results`, each of them. */
const resultsDepth = 4;

function* generateResults(problems: readonly CheckedDiagnostic[], codes: readonly string[]): Generator<Result, void> {
  for (const problem of problems) yield createResult(problem, codes);
}

function createRule(code: string, rulesets: Rulesets): ReportingDescriptor {
  const summary = getCodeSummary(code, rulesets);
  if (!summary) return { id: code };
  const { title, text, section } = summary;
  const sectionSuffix = section === undefined ? '' : ` (section ${section})`;
  return {
    id: code,
    name: code,
    shortDescription: { text: title },
    fullDescription: { text: toPlainLines(`${text}${sectionSuffix}`) },
    help: {
      text: toPlainLines(`${title}. ${text}${sectionSuffix}`),
      markdown: formatCodePage(code, { rulesets, ruleLink: () => undefined }),
    },
  };
}

function createResult(problem: CheckedDiagnostic, codes: readonly string[]): Result {
  const { listedDiagnostic, ruleset, related, fixes } = problem;
  const { file, code, severity, message, rule } = listedDiagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: message },
    locations: [createLocation(file, listedDiagnostic)],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({
        id,
        ...createLocation(file, other),
        message: { text: other.message },
      })),
    }),
    ...(fixes.length > 0 && { fixes: fixes.map((fix) => createFix(file, fix)) }),
    partialFingerprints: { 'asdicProblem/v1': computeDigest(createBaselineKey(problem)) },
    ...(rule !== null && { properties: { ruleset, rule } }),
  };
}

function createFix(file: string, { title, edits }: CheckedFix): Fix {
  const change: ArtifactChange = {
    artifactLocation: createFileLocation(file),
    replacements: edits.map((edit) => ({ deletedRegion: createRegion(edit), insertedContent: { text: edit.insert } })),
  };
  return { description: { text: title }, artifactChanges: [change] };
}

function createLocation(file: string, span: Span): Location {
  return { physicalLocation: { artifactLocation: createFileLocation(file), region: createRegion(span) } };
}

/** The URI of a file; relative names are based on the working folder. */
function createFileLocation(file: string) {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (/^[a-z]:\//i.test(file)) return { uri: `file:///${path.replace('%3A', ':')}` };
  return file.startsWith('/') ? { uri: `file://${path}` } : { uri: path, uriBaseId: 'SRCROOT' };
}

function createRegion({ line, column, endLine, endColumn }: Span): Region {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function computeDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
