/** Values of `vscode` that are the same everywhere: places, errors, events, and things that are handed to the editor. */
import { URI, Utils } from 'vscode-uri';

export const Uri = Object.assign(URI, { joinPath: Utils.joinPath });
export type Uri = URI;

export class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}

  isBefore({ line, character }: Position): boolean {
    return this.line < line || (this.line === line && this.character < character);
  }
}

export class Range {
  readonly start: Position;
  readonly end: Position;

  constructor(...places: readonly [Position, Position] | readonly [number, number, number, number]) {
    const [start, end] =
      places.length === 2 ? places : [new Position(places[0], places[1]), new Position(places[2], places[3])];
    [this.start, this.end] = end.isBefore(start) ? [end, start] : [start, end];
  }

  contains(position: Position): boolean {
    return !position.isBefore(this.start) && !this.end.isBefore(position);
  }
}

export class Selection extends Range {
  get active(): Position {
    return this.end;
  }
}

export class Disposable {
  constructor(readonly dispose: () => void) {}

  static from(...all: readonly { dispose(): unknown }[]): Disposable {
    return new Disposable(() => all.forEach((each) => void each.dispose()));
  }
}

export class EventEmitter<Value> {
  readonly #listeners = new Set<(value: Value) => unknown>();

  readonly event = (listener: (value: Value) => unknown): Disposable => {
    // The same function may listen twice.
    const registered = (value: Value) => listener(value);
    this.#listeners.add(registered);
    return new Disposable(() => this.#listeners.delete(registered));
  };

  fire(value: Value): void {
    for (const listener of [...this.#listeners]) listener(value);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}

export class CancellationError extends Error {
  constructor() {
    super('Canceled');
  }
}

export class CancellationTokenSource {
  readonly #cancelled = new EventEmitter<void>();
  readonly token = { isCancellationRequested: false, onCancellationRequested: this.#cancelled.event };

  cancel(): void {
    if (this.token.isCancellationRequested) return;
    this.token.isCancellationRequested = true;
    this.#cancelled.fire();
  }

  dispose(): void {
    this.#cancelled.dispose();
  }
}

export class ThemeColor {
  constructor(readonly id: string) {}
}

export class ThemeIcon {
  static readonly File = new ThemeIcon('file');

  constructor(
    readonly id: string,
    readonly color?: ThemeColor,
  ) {}
}

export class MarkdownString {
  constructor(public value = '') {}

  appendText(text: string): this {
    this.value += text;
    return this;
  }
}

export class Hover {
  readonly contents: readonly unknown[];

  constructor(
    contents: unknown,
    readonly range?: Range,
  ) {
    this.contents = [contents].flat();
  }
}

export class CodeLens {
  constructor(
    readonly range: Range,
    readonly command?: { readonly command: string; readonly title: string },
  ) {}
}

export class TreeItem {
  constructor(
    readonly label: string,
    readonly collapsibleState = 0,
  ) {}
}

export class Location {
  constructor(
    readonly uri: URI,
    readonly range: Range,
  ) {}
}

export class TestMessage {
  expectedOutput?: string;
  actualOutput?: string;
  location?: Location;

  constructor(readonly message: string) {}

  static diff(message: string, expected: string, actual: string): TestMessage {
    return Object.assign(new TestMessage(message), { expectedOutput: expected, actualOutput: actual });
  }
}

export class TabInputText {
  constructor(readonly uri: URI) {}
}

export class TabInputCustom {
  constructor(
    readonly uri: URI,
    readonly viewType: string,
  ) {}
}

export class RelativePattern {
  constructor(
    readonly baseUri: URI,
    readonly pattern: string,
  ) {}
}

export class WorkspaceEdit {
  readonly replacements: (readonly [URI, Range, string])[] = [];

  replace(...replacement: readonly [URI, Range, string]): void {
    this.replacements.push(replacement);
  }
}

export class DebugAdapterInlineImplementation {
  constructor(readonly implementation: object) {}
}

export class ProcessExecution {
  constructor(
    readonly process: string,
    readonly args: readonly string[],
    readonly options: object,
  ) {}
}

export class Task {
  group?: string;

  constructor(
    readonly definition: object,
    readonly scope: object,
    readonly name: string,
    readonly source: string,
    readonly execution: ProcessExecution,
    readonly problemMatchers: string,
  ) {}
}

export const TaskGroup = { Test: 'test' } as const;
export const ViewColumn = { Active: -1, Beside: -2, One: 1, Two: 2 } as const;
export const QuickPickItemKind = { Separator: -1, Default: 0 } as const;
export const TreeItemCollapsibleState = { None: 0, Collapsed: 1, Expanded: 2 } as const;
export const LanguageStatusSeverity = { Information: 0, Warning: 1, Error: 2 } as const;
export const DiagnosticSeverity = { Error: 0, Warning: 1, Information: 2, Hint: 3 } as const;
export const ColorThemeKind = { Light: 1, Dark: 2, HighContrast: 3, HighContrastLight: 4 } as const;
export const TestRunProfileKind = { Run: 1, Debug: 2, Coverage: 3 } as const;
export const UIKind = { Desktop: 1, Web: 2 } as const;
