/** The page's only dialog, for lists of choices and for reading. The browser traps the focus and closes it on Escape. */

export interface Choice<T> {
  readonly label: string;
  readonly detail?: string;
  readonly value: T;
}

const dialog = (): HTMLDialogElement => document.querySelector('dialog')!;

/** The chosen value; undefined if the dialog was closed. */
export function choose<T>(title: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
  return new Promise((resolve) => {
    const list = document.createElement('ul');
    list.className = 'choices';
    let chosen: T | undefined;
    for (const { label, detail, value } of choices) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(label);
      if (detail !== undefined) {
        const about = document.createElement('small');
        about.append(detail);
        button.append(about);
      }
      button.addEventListener('click', () => {
        chosen = value;
        dialog().close();
      });
      const item = document.createElement('li');
      item.append(button);
      list.append(item);
    }
    open(title, list, () => resolve(chosen));
  });
}

/** Shows content to read. Closed by Escape or its button. */
export function open(title: string, content: HTMLElement, closed?: () => void): void {
  const element = dialog();
  const heading = document.createElement('h2');
  heading.id = 'dialog-title';
  heading.append(title);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.append('Close');
  close.addEventListener('click', () => element.close());
  const head = document.createElement('div');
  head.className = 'head';
  head.append(heading, close);
  element.replaceChildren(head, content);
  element.onclose = closed ?? null;
  if (!element.open) element.showModal();
  element.scrollTop = 0;
}
