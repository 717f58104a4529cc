/** The page's only dialog, for lists of choices and for reading. The browser traps the focus and closes it on Escape. */

export interface Choice<T> {
  readonly label: string;
  readonly detail?: string;
  readonly value: T;
}

/** An element of the page with its properties and children. */
export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

const getDialog = (): HTMLDialogElement => document.querySelector('dialog')!;

/** The chosen value; undefined if the dialog was closed. */
export function choose<T>(title: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
  return new Promise((resolve) => {
    let choice: T | undefined;
    const items = choices.map(({ label, detail, value }) => {
      const button = createNode('button', { type: 'button' }, label);
      if (detail !== undefined) button.append(createNode('small', {}, detail));
      button.addEventListener('click', () => {
        choice = value;
        getDialog().close();
      });
      return createNode('li', {}, button);
    });
    openDialog(title, createNode('ul', { className: 'choices' }, ...items), () => resolve(choice));
  });
}

/** Shows content to read. Closed by Escape or its button. */
export function openDialog(title: string, content: HTMLElement, onClose?: () => void): void {
  const element = getDialog();
  const heading = createNode('h2', { id: 'dialog-title' }, title);
  const close = createNode('button', { type: 'button', className: 'close' }, 'Close');
  close.addEventListener('click', () => element.close());
  element.replaceChildren(createNode('div', { className: 'head' }, heading, close), content);
  element.onclose = onClose ?? null;
  if (!element.open) element.showModal();
  element.scrollTop = 0;
}
