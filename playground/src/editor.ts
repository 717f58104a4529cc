/** The editor: language, colours, keys. */
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import { conf, language } from 'monaco-editor/languages/definitions/yaml/yaml';

export const languageId = 'asdic-scenario';

/** Colours of semantic tokens, and of YAML, whose keys Monaco calls types. Their contrast is at least 4.5. */
const tokenColours = {
  dark: {
    'type.yaml': '9cdcfe',
    comment: '7fae6b',
    class: '4ec9b0',
    type: 'd29bd8',
    enumMember: '7fb8ff',
    event: 'dcdcaa',
    number: 'b5cea8',
  },
  light: {
    'type.yaml': '006b5e',
    comment: '3d7a1f',
    class: '1b6f85',
    type: '9b1fb0',
    enumMember: '0451a5',
    event: '795e26',
    number: '096d48',
  },
} as const;

export type ThemeName = keyof typeof tokenColours;

export function createEditor(element: HTMLElement, theme: ThemeName): monaco.editor.IStandaloneCodeEditor {
  monaco.languages.register({ id: languageId });
  monaco.languages.setLanguageConfiguration(languageId, conf);
  monaco.languages.setMonarchTokensProvider(languageId, language);
  for (const [name, colours] of Object.entries(tokenColours))
    monaco.editor.defineTheme(`asdic-${name}`, {
      base: name === 'dark' ? 'vs-dark' : 'vs',
      inherit: true,
      rules: Object.entries(colours).map(([token, foreground]) => ({ token, foreground })),
      colors:
        name === 'light' ? { 'editorCodeLens.foreground': '#5f6670', 'editorLineNumber.foreground': '#5f6670' } : {},
    });
  return monaco.editor.create(element, {
    model: null,
    theme: `asdic-${theme}`,
    automaticLayout: true,
    ariaLabel: 'Scenario. Escape leaves the editor.',
    placeholder: 'Press Ctrl+Space for a scenario of your game, or choose New or a sample above.',
    'semanticHighlighting.enabled': true,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    tabSize: 2,
    insertSpaces: true,
    detectIndentation: false,
    fixedOverflowWidgets: true,
    // Theme colours do not reach the context menu, which is in a shadow tree.
    useShadowDOM: false,
    padding: { top: 8 },
    wrappingIndent: 'indent',
    quickSuggestions: { other: true, strings: true, comments: false },
    wordBasedSuggestions: 'off',
    stickyScroll: { enabled: false },
  });
}

/** Shows a text in the editor, replacing the previous model. */
export function showText(editor: monaco.editor.IStandaloneCodeEditor, uri: string, text: string): void {
  const previousModel = editor.getModel();
  editor.setModel(null);
  previousModel?.dispose();
  editor.setModel(monaco.editor.createModel(text, languageId, monaco.Uri.parse(uri)));
}

const { CtrlCmd, Shift } = monaco.KeyMod;
/** The same keys as in VS Code: the second of a chord after `Ctrl+K`. */
export const keys = {
  resolve: monaco.KeyCode.KeyB,
  reroll: Shift | monaco.KeyCode.KeyB,
  odds: monaco.KeyCode.KeyL,
  advise: monaco.KeyCode.KeyA,
  showRule: monaco.KeyCode.KeyH,
} as const;

/** Adds an editor command to the palette (F1), the menu, and a key. */
export function addCommand(
  editor: monaco.editor.IStandaloneCodeEditor,
  id: keyof typeof keys,
  title: string,
  run: () => unknown,
): void {
  editor.addAction({
    id: `playground.${id}`,
    label: title,
    keybindings: [monaco.KeyMod.chord(CtrlCmd | monaco.KeyCode.KeyK, keys[id])],
    contextMenuGroupId: 'asdic',
    run: () => void run(),
  });
}
