/** What VS Code noted of the activation of the extension, by the marks that it keeps for itself. */
interface Mark {
  readonly name: string;
  /** In milliseconds. */
  readonly startTime: number;
}

/** VS Code keeps its marks here where the host is Node, among those of the page where it is a web worker. */
interface Marking {
  readonly MonacoPerformanceMarks?: { readonly getMarks: () => readonly Mark[] };
}

export interface Activation {
  /** Milliseconds for reading and evaluating the bundle. */
  readonly load: number;
  /** Milliseconds for `activate`, until it returned. */
  readonly activate: number;
}

/** @throws Error where VS Code noted nothing */
export function activationOf(id: string): Activation {
  const marks = (globalThis as Marking).MonacoPerformanceMarks?.getMarks() ?? [];
  const between = (what: string): number => {
    const [from, to] = ['will', 'did'].map((when) =>
      marks.find(({ name }) => name === `code/extHost/${when}${what}/${id}`),
    );
    if (!from || !to) throw new Error(`VS Code noted nothing of ${what} of ${id}`);
    return to.startTime - from.startTime;
  };
  return { load: between('LoadExtensionCode'), activate: between('ActivateExtension') };
}
