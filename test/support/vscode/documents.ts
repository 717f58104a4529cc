/** Documents and editors. */
import { EventEmitter, Position, Range, Selection, Uri } from './values';

export class Document {
  readonly uri;
  languageId: string;
  version = 1;
  isDirty = false;
  /** Whether it can be saved. */
  isSavable = true;
  #text: string;

  constructor(uri: string, text = '', languageId = 'asdic-scenario') {
    this.uri = Uri.parse(uri);
    this.#text = text;
    this.languageId = languageId;
  }

  get fileName(): string {
    return this.uri.fsPath;
  }

  get lineCount(): number {
    return this.#text.split('\n').length;
  }

  getText(): string {
    return this.#text;
  }

  setText(text: string): void {
    this.#text = text;
    this.version++;
  }

  replace({ start, end }: Range, text: string): void {
    const lines = this.#text.split('\n');
    const getOffset = ({ line, character }: Position) =>
      lines.slice(0, line).reduce((length, each) => length + each.length + 1, character);
    this.setText(this.#text.slice(0, getOffset(start)) + text + this.#text.slice(getOffset(end)));
  }

  lineAt(line: number) {
    const text = this.#text.split('\n')[line];
    if (text === undefined) throw new Error(`There is no line ${line}.`);
    const indent = text.length - text.trimStart().length;
    return {
      text,
      range: new Range(line, 0, line, text.length),
      isEmptyOrWhitespace: text.trim() === '',
      firstNonWhitespaceCharacterIndex: indent,
    };
  }

  save(): Promise<boolean> {
    if (this.isSavable) this.isDirty = false;
    return Promise.resolve(this.isSavable);
  }
}

/** Diagnostics of an extension by document. */
export class DiagnosticCollection {
  readonly #entries = new Map<string, readonly unknown[]>();

  constructor(readonly name: string) {}

  set(all: readonly (readonly [uri: string, diagnostics: readonly unknown[]])[]): void {
    for (const [uri, diagnostics] of all) this.#entries.set(uri, diagnostics);
  }

  forEach(visit: (uri: string, diagnostics: readonly unknown[]) => void): void {
    this.#entries.forEach((diagnostics, uri) => visit(uri, diagnostics));
  }

  dispose(): void {
    this.#entries.clear();
  }
}

export class Editor {
  selection: Selection;
  /** The last decorations. */
  decorations: readonly unknown[] = [];
  revealed: Range | undefined;

  constructor(
    readonly document: Document,
    readonly viewColumn?: number,
    line = 0,
  ) {
    this.selection = new Selection(new Position(line, 0), new Position(line, 0));
  }

  setDecorations(_style: unknown, decorations: readonly unknown[]): void {
    this.decorations = decorations;
  }

  revealRange(range: Range): void {
    this.revealed = range;
  }
}

/** A page of the extension beside the editors. */
export class WebviewPanel {
  isDisposed = false;
  visible = true;
  /** Whether it took the focus, for each time that it was brought to the front. */
  readonly reveals: { readonly keepsFocus: boolean }[] = [];
  /** What the page was sent. */
  readonly posted: { readonly type: string }[] = [];
  readonly received = new EventEmitter<unknown>();
  readonly disposed = new EventEmitter<void>();
  readonly viewStateChanged = new EventEmitter<void>();
  readonly onDidDispose = this.disposed.event;
  readonly onDidChangeViewState = this.viewStateChanged.event;
  readonly webview = {
    html: '',
    options: {},
    cspSource: 'https://host',
    asWebviewUri: (uri: unknown) => uri,
    onDidReceiveMessage: this.received.event,
    postMessage: (message: { readonly type: string }) => void this.posted.push(message),
  };

  constructor(
    readonly viewType: string,
    public title: string,
    readonly column: number | { readonly viewColumn: number; readonly preserveFocus: boolean },
  ) {}

  reveal(_column?: number, keepsFocus = false): void {
    this.reveals.push({ keepsFocus });
    this.setVisible(true);
  }

  setVisible(isVisible: boolean): void {
    if (this.visible === isVisible) return;
    this.visible = isVisible;
    this.viewStateChanged.fire();
  }

  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    this.visible = false;
    this.disposed.fire();
  }
}
