/**
 * Elements, made in one call. A report is a tree of them, drawn into a view that reacts, or as the text of a page (`preact` does both).
 * Text always goes in as text: nothing of a scenario is ever parsed as HTML.
 */
import { h } from 'preact';
import type { VNode } from 'preact';

export type Drawn = VNode;
export type Child = Drawn | string | undefined | false | readonly Child[];

/** What happened, as far as a listener here asks. */
export interface Happening {
  readonly currentTarget: unknown;
  readonly key?: string;
  preventDefault(): void;
}

interface Attributes {
  readonly [name: string]:
    string | number | boolean | undefined | Readonly<Record<string, string>> | ((event: Happening) => void);
}

/**
 * An element with attributes and children. An attribute that is a function listens to the event of its name; true stands for a bare
 * attribute, false and undefined for none. Styles are given as an object: the content security policy of the view forbids them as text.
 */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Drawn {
  const props = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [[typeof value === 'function' ? `on${name.charAt(0).toUpperCase()}${name.slice(1)}` : name, value]];
  });
  return h(tag, Object.fromEntries(props) as Record<string, unknown>, children as never);
}

/** A section with its heading, which names it to a screen reader; it can be led to and takes the focus then. */
export function section(id: string, title: string, ...children: readonly Child[]): Drawn {
  return element(
    'section',
    { key: id, id, 'aria-labelledby': `${id}-title`, tabindex: -1 },
    element('h2', { id: `${id}-title` }, title),
    ...children,
  );
}

/** The same, folded until it is asked for: its heading opens it. @param about a few words beside the heading */
export function foldedSection(id: string, title: string, about: string, ...children: readonly Child[]): Drawn {
  return element(
    'section',
    { key: id, id, 'aria-labelledby': `${id}-title`, tabindex: -1 },
    element(
      'details',
      { class: 'folded' },
      element('summary', {}, element('h2', { id: `${id}-title` }, title), element('span', { class: 'by' }, about)),
      ...children,
    ),
  );
}

export interface Column {
  readonly title: string;
  /** Set to the right, so that digits stand under each other. */
  readonly number?: boolean;
  /** Seen by screen readers alone. */
  readonly hidden?: boolean;
}

/** A table. The first cell of a row heads it. In a narrow view each row is a block, its cells with the titles of their columns. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly { readonly cells: readonly Child[]; readonly class?: string }[],
): Drawn {
  const classOf = (index: number): string | undefined => (columns[index]?.number ? 'number' : undefined);
  const isBare = columns.every(({ hidden }) => hidden);
  // Roles are said outright: rows that are shown as blocks would lose them.
  return element(
    'table',
    { class: isBare ? 'bare' : undefined, role: 'table' },
    element('caption', { class: 'unseen' }, caption),
    element(
      'thead',
      { class: isBare && 'unseen', role: 'rowgroup' },
      element(
        'tr',
        { role: 'row' },
        columns.map(({ title }, index) =>
          element('th', { scope: 'col', role: 'columnheader', class: classOf(index) }, title),
        ),
      ),
    ),
    element(
      'tbody',
      { role: 'rowgroup' },
      rows.map((row) =>
        element(
          'tr',
          { class: row.class, role: 'row' },
          row.cells.map((cell, index) =>
            index === 0
              ? element('th', { scope: 'row', role: 'rowheader' }, cell)
              : element('td', { class: classOf(index), role: 'cell', 'data-title': columns[index]?.title }, cell),
          ),
        ),
      ),
    ),
  );
}
