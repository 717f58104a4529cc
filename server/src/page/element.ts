/** Creates elements. A report is a tree of them, rendered into a reactive view or to HTML (both by `preact`). Text is never parsed as HTML. */
import { h } from 'preact';
import type { VNode } from 'preact';

export type Drawn = VNode;
export type Child = Drawn | string | undefined | false | readonly Child[];

/** The part of a DOM event that listeners use. */
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
 * An element with attributes and children. A function listens to the event of that name; true is a boolean attribute; false and undefined
 * omit it. Styles are objects: the content security policy of the view forbids them as text.
 */
export function element(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): Drawn {
  const props = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [[typeof value === 'function' ? `on${name.charAt(0).toUpperCase()}${name.slice(1)}` : name, value]];
  });
  return h(tag, Object.fromEntries(props) as Record<string, unknown>, children as never);
}

/** A section labelled by its heading; it can receive the focus as the target of a link. */
export function section(id: string, title: string, ...children: readonly Child[]): Drawn {
  return element(
    'section',
    { key: id, id, 'aria-labelledby': `${id}-title`, tabindex: -1 },
    element('h2', { id: `${id}-title` }, title),
    ...children,
  );
}

/** A folded section that its heading opens. @param about a few words beside the heading */
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
  /** Aligned to the right, so that digits line up. */
  readonly number?: boolean;
  /** Visible to screen readers only. */
  readonly hidden?: boolean;
}

/** A table. The first cell of a row is its header. In a narrow view each row is a block, with the column titles beside its cells. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly { readonly cells: readonly Child[]; readonly class?: string }[],
): Drawn {
  const classOf = (index: number): string | undefined => (columns[index]?.number ? 'number' : undefined);
  const isBare = columns.every(({ hidden }) => hidden);
  // Explicit roles: rows that are displayed as blocks would lose theirs.
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
