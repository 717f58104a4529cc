/** What was found in scenario files as one page by itself: the problems of each file, and the reports of its combats. */
import type { CombatReport } from '../protocol';
import { counted } from '../model/wording';
import { documentOf } from './document';
import { element, section, table } from './element';
import type { Child, Drawn } from './element';
import { withIds } from './ids';
import { page } from './page';

export type { CombatReport };

/** A problem as `asdic check` lists it; line and column from 1. */
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

/** @param style the style sheet of the report */
export function checkDocument(files: readonly ShownFile[], style: string): string {
  const found = files.flatMap(({ problems }) => problems).length;
  const title = found === 0 ? 'No problems' : counted(found, 'problem');
  const about = `in ${counted(files.length, 'scenario file')}`;
  return documentOf(
    `${title} ${about}`,
    style,
    element(
      'main',
      {},
      element('header', {}, element('h1', {}, `${title} ${about}`)),
      files.length > 1 && contents(files),
      files.map(fileSection),
    ),
  );
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

function fileSection({ name, problems, reports }: ShownFile, index: number): Child {
  return [
    section(
      idOf(index),
      name,
      problems.length === 0 ? element('p', { class: 'quiet' }, 'No problems.') : problemTable(problems),
    ),
    reports.map((report, at) =>
      asArticle(withIds(page({ report, stale: false, calculating: false }), (id) => `${idOf(index)}-${at + 1}-${id}`)),
    ),
  ];
}

/** A page has one `main`; each report in it is an article. */
function asArticle({ props }: Drawn): Drawn {
  const { children, ...others } = props as { readonly children?: unknown } & Readonly<Record<string, string>>;
  return element('article', { ...others, class: 'report' }, children as Child);
}

function idOf(index: number): string {
  // The style of the page knows headings of files by it.
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

/** What stands between backquotes is written as in the file. */
function inWords(message: string): Child {
  return message.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
}
