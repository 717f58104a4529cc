/** Creates elements. A report is a tree of them, rendered into a reactive view or to HTML (both by `preact`). Text is never parsed as HTML. */
import { h, isValidElement, type VNode } from 'preact';

export type RenderedNode = VNode;
export type Child = RenderedNode | string | undefined | false | readonly Child[];

/** The part of a DOM event that listeners use. */
export interface DomEvent {
  readonly currentTarget: unknown;
  readonly key?: string;
  preventDefault(): void;
}

interface Attributes {
  readonly [name: string]:
    string | number | boolean | undefined | Readonly<Record<string, string>> | ((event: DomEvent) => void);
}

/**
 * An element with attributes and children. A function listens to the event of that name; true is a boolean attribute; false and undefined
 * omit it. Styles are objects: the content security policy of the view forbids them as text.
 * @param selector the tag, then classes: `p.quiet`
 */
export function createElement(selector: string, attributes: Attributes, ...children: readonly Child[]): RenderedNode;
export function createElement(selector: string, ...children: readonly Child[]): RenderedNode;
export function createElement(selector: string, ...content: readonly (Attributes | Child)[]): RenderedNode {
  const [first] = content;
  const hasAttributes = typeof first === 'object' && !Array.isArray(first) && !isValidElement(first);
  const [tag, ...classes] = selector.split('.');
  const props: Record<string, unknown> = classes.length > 0 ? { class: classes.join(' ') } : {};
  for (const [name, value] of Object.entries(hasAttributes ? first : {}))
    if (value !== undefined && value !== false)
      props[typeof value === 'function' ? `on${name.charAt(0).toUpperCase()}${name.slice(1)}` : name] = value;
  return h(tag!, props, (hasAttributes ? content.slice(1) : content) as never);
}

/** The value of the control that an event comes from. */
export function readValue({ currentTarget }: DomEvent): string {
  return (currentTarget as { readonly value: string }).value;
}

/** A button for the reader. */
export function createButton(
  title: Child,
  click: (event: DomEvent) => void,
  attributes: Attributes = {},
): RenderedNode {
  return createElement('button', { type: 'button', class: 'action', ...attributes, click }, title);
}

/** A list to choose from. @param label for those who hear it, if no label is beside it */
export function createSelect(
  current: string,
  choices: readonly { readonly value: string; readonly title: string }[],
  change: (value: string) => void,
  label?: string,
): RenderedNode {
  return createElement(
    'select',
    { value: current, 'aria-label': label, change: (event) => change(readValue(event)) },
    choices.map(({ value, title }) => createElement('option', { value, selected: value === current }, title)),
  );
}

/** Content that its summary opens. */
export function createFolded(summary: string, ...children: readonly Child[]): RenderedNode {
  return createElement('details.more', createElement('summary', summary), ...children);
}

/** Items as a list. @param selector of the list */
export function createList(selector: string, items: readonly Child[]): RenderedNode {
  return createElement(
    selector,
    items.map((item) => createElement('li', item)),
  );
}

/** A section labelled by its heading; it can receive the focus as the target of a link. */
export function createSection(id: string, title: string, ...children: readonly Child[]): RenderedNode {
  return wrapSection(id, createElement('h2', { id: `${id}-title` }, title), ...children);
}

interface Fold {
  /** A few words beside the heading. */
  readonly about: string;
  readonly isOpen: boolean;
  /** Hears that the reader has opened or closed it. */
  readonly toggle?: (isOpen: boolean) => void;
}

/** A section that its heading opens. */
export function createFoldedSection(
  id: string,
  title: string,
  { about, isOpen, toggle }: Fold,
  ...children: readonly Child[]
): RenderedNode {
  const heading = createElement('h2', { id: `${id}-title` }, title);
  const summary = createElement('summary', heading, createElement('span.by', about));
  const attributes = {
    open: isOpen,
    ...(toggle && {
      toggle: ({ currentTarget }: DomEvent) => toggle((currentTarget as { readonly open: boolean }).open),
    }),
  };
  return wrapSection(id, createElement('details.folded', attributes, summary, ...children));
}

function wrapSection(id: string, ...children: readonly Child[]): RenderedNode {
  return createElement('section', { key: id, id, 'aria-labelledby': `${id}-title`, tabindex: -1 }, ...children);
}

export interface Column {
  readonly title: string;
  /** Aligned to the right, so that digits line up. */
  readonly isNumeric?: boolean;
  /** Visible to screen readers only. */
  readonly hidden?: boolean;
}

/** A column whose cells are aligned to the right: numbers. */
export function alignRight(title: string): Column {
  return { title, isNumeric: true };
}

/** A table. The first cell of a row is its header. In a narrow view each row is a block, with the column titles beside its cells. */
export function createTable(
  caption: string,
  columnsOrTitles: readonly (Column | string)[],
  rows: readonly { readonly cells: readonly Child[]; readonly class?: string }[],
): RenderedNode {
  const columns = columnsOrTitles.map((column): Column => (typeof column === 'string' ? { title: column } : column));
  const getCellClass = (index: number): string | undefined => (columns[index]?.isNumeric ? 'number' : undefined);
  const isBare = columns.every(({ hidden }) => hidden);
  // Explicit roles: rows that are displayed as blocks would lose theirs.
  return createElement(
    'table',
    { class: isBare ? 'bare' : undefined, role: 'table' },
    createElement('caption.unseen', caption),
    createElement(
      'thead',
      { class: isBare && 'unseen', role: 'rowgroup' },
      createElement(
        'tr',
        { role: 'row' },
        columns.map(({ title }, index) =>
          createElement('th', { scope: 'col', role: 'columnheader', class: getCellClass(index) }, title),
        ),
      ),
    ),
    createElement(
      'tbody',
      { role: 'rowgroup' },
      rows.map((row) =>
        createElement(
          'tr',
          { class: row.class, role: 'row' },
          row.cells.map((cell, index) =>
            index === 0
              ? createElement('th', { scope: 'row', role: 'rowheader' }, cell)
              : createElement(
                  'td',
                  { class: getCellClass(index), role: 'cell', 'data-title': columns[index]?.title },
                  cell,
                ),
          ),
        ),
      ),
    ),
  );
}
