/** The result of a check as a single page: the diagnostics of each file, and the reports of its combats. */
import type { CombatReport } from '../protocol';
import { counted } from '../model/wording';
import { renderToString } from 'preact-render-to-string';
import { documentAround } from './document';
import { element, section, table } from './element';
import type { Child, Drawn } from './element';
import { withIds } from './ids';
import { page } from './page';

export type { CombatReport };

/** A diagnostic as `asdic check` lists it; line and column from 1. */
export interface ShownProblem {
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

export interface ShownFile {
  readonly name: string;
  readonly problems: readonly ShownProblem[];
  readonly reports: readonly CombatReport[];
}

/**
 * Generates the page in chunks: that of a thousand files is long, and each report is rendered when the previous one has been written.
 * @param style the style sheet of the report
 */
export function* checkDocument(files: readonly ShownFile[], style: string): Generator<string, void> {
  const found = files.flatMap(({ problems }) => problems).length;
  const title = found === 0 ? 'No problems' : counted(found, 'problem');
  const about = `in ${counted(files.length, 'scenario file')}`;
  const [before, after] = documentAround(`${title} ${about}`, style);
  yield `${before}<main>`;
  yield renderToString(element('header', {}, element('h1', {}, `${title} ${about}`)));
  if (files.length > 1) yield renderToString(contents(files));
  for (const [index, file] of files.entries()) for (const part of partsOf(file, index)) yield renderToString(part);
  yield `</main>${after}`;
}

function contents(files: readonly ShownFile[]): Drawn {
  return element(
    'nav',
    { 'aria-label': 'Files' },
    element(
      'ul',
      {},
      files.map(({ name, problems, reports }, index) =>
        element(
          'li',
          {},
          element('a', { href: `#${idOf(index)}` }, name),
          ': ',
          [
            problems.length === 0 ? 'no problems' : counted(problems.length, 'problem'),
            ...(reports.length === 0 ? [] : [counted(reports.length, 'combat')]),
          ].join(', '),
        ),
      ),
    ),
  );
}

function* partsOf({ name, problems, reports }: ShownFile, index: number): Generator<Drawn, void> {
  yield section(
    idOf(index),
    name,
    problems.length === 0 ? element('p', { class: 'quiet' }, 'No problems.') : problemTable(problems),
  );
  for (const [at, report] of reports.entries())
    yield asArticle(
      withIds(page({ report, stale: false, calculating: false }), (id) => `${idOf(index)}-${at + 1}-${id}`),
    );
}

/** A page has one `main`, so each report in it is an article. */
function asArticle({ props }: Drawn): Drawn {
  const { children, ...others } = props as { readonly children?: unknown } & Readonly<Record<string, string>>;
  return element('article', { ...others, class: 'report' }, children as Child);
}

function idOf(index: number): string {
  // The style sheet selects headings of files by this prefix.
  return `file-${index + 1}`;
}

function problemTable(problems: readonly ShownProblem[]): Drawn {
  return table(
    'Problems',
    [{ title: 'Place' }, { title: 'Severity' }, { title: 'Code' }, { title: 'Message' }],
    problems.map(({ line, column, severity, code, message }) => ({
      cells: [`${line}:${column}`, severity, code, inWords(message)],
    })),
  );
}

/** Text between backquotes becomes code. */
function inWords(message: string): Child {
  return message.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}
