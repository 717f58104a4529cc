/** Dark or light theme: the system's until the user chooses. */
import type { ThemeName } from './editor';

export type Themes = ReturnType<typeof createThemes>;

const key = 'asdic.theme';

export function createThemes() {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const button = document.getElementById('theme')!;
  const frame = document.querySelector('iframe')!;
  const listeners: ((name: ThemeName) => void)[] = [];
  let chosenTheme = readStoredTheme();
  const getCurrentTheme = (): ThemeName => chosenTheme ?? (system.matches ? 'dark' : 'light');

  /** The report uses the same style sheet and reads the theme from VS Code's body classes. */
  function applyThemeTo({ documentElement, body }: Document): void {
    documentElement.dataset.theme = getCurrentTheme();
    body.classList.toggle('vscode-light', getCurrentTheme() === 'light');
    body.classList.toggle('vscode-dark', getCurrentTheme() === 'dark');
  }

  function applyTheme(): void {
    applyThemeTo(document);
    if (frame.contentDocument?.body) applyThemeTo(frame.contentDocument);
    button.textContent = getCurrentTheme() === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', getCurrentTheme() === 'dark' ? 'Light colours' : 'Dark colours');
    for (const listener of listeners) listener(getCurrentTheme());
  }

  button.addEventListener('click', () => {
    chosenTheme = getCurrentTheme() === 'dark' ? 'light' : 'dark';
    storeTheme(chosenTheme);
    applyTheme();
  });
  system.addEventListener('change', applyTheme);
  frame.addEventListener('load', applyTheme);
  applyTheme();
  return {
    getCurrent: getCurrentTheme,
    /** Applies the theme to a frame that has the style sheet of the editor's pages. */
    applyTo: ({ contentDocument }: HTMLIFrameElement): void => {
      if (contentDocument?.body) applyThemeTo(contentDocument);
    },
    onChange: (listener: (name: ThemeName) => void) => void listeners.push(listener),
  };
}

/** If the browser stores nothing, the system's theme applies next time. */
function readStoredTheme(): ThemeName | undefined {
  try {
    const name = localStorage.getItem(key);
    return name === 'dark' || name === 'light' ? name : undefined;
  } catch {
    return undefined;
  }
}

function storeTheme(name: ThemeName): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // The choice is not remembered.
  }
}
