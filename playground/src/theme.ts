/** Dark or light theme: the system's until the user chooses. */
import type { ThemeName } from './editor';

export interface Themes {
  current(): ThemeName;
  onChange(listener: (name: ThemeName) => void): void;
}

const key = 'asdic.theme';

export function themes(): Themes {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const button = document.getElementById('theme')!;
  const frame = document.querySelector('iframe')!;
  const listeners: ((name: ThemeName) => void)[] = [];
  let chosen = remembered();
  const current = (): ThemeName => chosen ?? (system.matches ? 'dark' : 'light');

  /** The report uses the same style sheet and reads the theme from VS Code's body classes. */
  function dress({ documentElement, body }: Document): void {
    documentElement.dataset.theme = current();
    body.classList.toggle('vscode-light', current() === 'light');
    body.classList.toggle('vscode-dark', current() === 'dark');
  }

  function changed(): void {
    dress(document);
    if (frame.contentDocument?.body) dress(frame.contentDocument);
    button.textContent = current() === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', current() === 'dark' ? 'Light colours' : 'Dark colours');
    for (const listener of listeners) listener(current());
  }

  button.addEventListener('click', () => {
    chosen = current() === 'dark' ? 'light' : 'dark';
    remember(chosen);
    changed();
  });
  system.addEventListener('change', changed);
  frame.addEventListener('load', changed);
  changed();
  return { current, onChange: (listener) => void listeners.push(listener) };
}

/** If the browser stores nothing, the system's theme applies next time. */
function remembered(): ThemeName | undefined {
  try {
    const name = localStorage.getItem(key);
    return name === 'dark' || name === 'light' ? name : undefined;
  } catch {
    return undefined;
  }
}

function remember(name: ThemeName): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The choice is not remembered.
  }
}
