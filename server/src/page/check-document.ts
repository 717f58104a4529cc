/** The result of a check as a single page: the diagnostics of each file, and the reports of its combats. */
import type { CombatReport } from '../protocol';
import { pluralize } from '../model/wording';
import { renderToString } from 'preact-render-to-string';
import { createDocumentFrame } from './document';
import { type Child, createElement, createSection, createTable, type RenderedNode } from './element';
import { renameIds } from './ids';
import { renderPage } from './page';

export type { CombatReport };

/** A diagnostic as `asdic check` lists it; line and column from 1. */
interface ShownProblem {
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

interface ShownFile {
  readonly name: string;
  readonly problems: readonly ShownProblem[];
  readonly reports: readonly CombatReport[];
}

/**
 * Generates the page in chunks: that of a thousand files is long, and each report is rendered when the previous one has been written.
 * @param style the style sheet of the report
 */
export function* renderCheckPage(files: readonly ShownFile[], style: string): Generator<string, void> {
  const diagnosticCount = files.flatMap(({ problems }) => problems).length;
  const title = diagnosticCount === 0 ? 'No problems' : pluralize(diagnosticCount, 'problem');
  const scope = `in ${pluralize(files.length, 'scenario file')}`;
  const [pageStart, pageEnd] = createDocumentFrame(`${title} ${scope}`, style);
  yield `${pageStart}<main>`;
  yield renderToString(createElement('header', createElement('h1', `${title} ${scope}`)));
  if (files.length > 1) yield renderToString(renderContents(files));
  for (const [index, file] of files.entries()) for (const part of renderFile(file, index)) yield renderToString(part);
  yield `</main>${pageEnd}`;
}

function renderContents(files: readonly ShownFile[]): RenderedNode {
  return createElement(
    'nav',
    { 'aria-label': 'Files' },
    createElement(
      'ul',
      files.map(({ name, problems, reports }, index) =>
        createElement(
          'li',
          createElement('a', { href: `#${createFileId(index)}` }, name),
          ': ',
          [
            problems.length === 0 ? 'no problems' : pluralize(problems.length, 'problem'),
            ...(reports.length === 0 ? [] : [pluralize(reports.length, 'combat')]),
          ].join(', '),
        ),
      ),
    ),
  );
}

function* renderFile({ name, problems, reports }: ShownFile, index: number): Generator<RenderedNode, void> {
  yield createSection(
    createFileId(index),
    name,
    problems.length === 0 ? createElement('p.quiet', 'No problems.') : renderProblemTable(problems),
  );
  for (const [reportIndex, report] of reports.entries())
    yield wrapInArticle(
      renameIds(
        renderPage({ report, stale: false, calculating: false }),
        (id) => `${createFileId(index)}-${reportIndex + 1}-${id}`,
      ),
    );
}

/** A page has one `main`, so each report in it is an article. */
function wrapInArticle({ props }: RenderedNode): RenderedNode {
  const { children, ...others } = props as { readonly children?: unknown } & Readonly<Record<string, string>>;
  return createElement('article', { ...others, class: 'report' }, children as Child);
}

function createFileId(index: number): string {
  // The style sheet selects headings of files by this prefix.
  return `file-${index + 1}`;
}

function renderProblemTable(problems: readonly ShownProblem[]): RenderedNode {
  return createTable(
    'Problems',
    ['Place', 'Severity', 'Code', 'Message'],
    problems.map(({ line, column, severity, code, message }) => ({
      cells: [`${line}:${column}`, severity, code, renderMessage(message)],
    })),
  );
}

/** Text between backquotes becomes code. */
function renderMessage(message: string): Child {
  return message.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', part) : part));
}
