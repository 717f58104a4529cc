/** Elements, made in one call. Text always goes in as text nodes: nothing of a scenario is ever parsed as HTML. */

type Child = Node | string | undefined | false | readonly Child[];

interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | ((event: Event) => void);
}

/**
 * An element with attributes and children. An attribute that is a function listens to the event of its name; true stands for a bare
 * attribute, false and undefined for none.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...nodesOf(children));
  return made;
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child === undefined || child === false || child === '') return [];
    return Array.isArray(child) ? nodesOf(child as readonly Child[]) : [child as Node | string];
  });
}

/** A section with its heading; the heading names it to a screen reader. */
export function section(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  return element(
    'section',
    { 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title` }, title),
    ...children,
  );
}

/** A table: column headings (`number` ones are set to the right) and rows. The first cell of a row heads it. */
export function table(
  caption: string,
  columns: readonly { readonly title: string; readonly number?: boolean; readonly hidden?: boolean }[],
  rows: readonly { readonly cells: readonly Child[]; readonly class?: string }[],
): HTMLTableElement {
  const classOf = (index: number): string | undefined => (columns[index]?.number ? 'number' : undefined);
  return element(
    'table',
    {},
    element('caption', { class: 'unseen' }, caption),
    element(
      'thead',
      { class: columns.every(({ hidden }) => hidden) && 'unseen' },
      element(
        'tr',
        {},
        columns.map(({ title }, index) => element('th', { scope: 'col', class: classOf(index) }, title)),
      ),
    ),
    element(
      'tbody',
      {},
      rows.map((row) =>
        element(
          'tr',
          { class: row.class },
          row.cells.map((cell, index) =>
            index === 0 ? element('th', { scope: 'row' }, cell) : element('td', { class: classOf(index) }, cell),
          ),
        ),
      ),
    ),
  );
}
