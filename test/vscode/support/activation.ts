/** The activation times of the extension, from the performance marks of VS Code. */
interface Mark {
  readonly name: string;
  /** In milliseconds. */
  readonly startTime: number;
}

/** VS Code keeps its marks here in a Node host, and among those of the page in a web worker. */
interface Marking {
  readonly MonacoPerformanceMarks?: { readonly getMarks: () => readonly Mark[] };
}

export interface Activation {
  /** Milliseconds for reading and evaluating the bundle. */
  readonly load: number;
  /** Milliseconds for `activate`, until it returned. */
  readonly activate: number;
}

/** @throws Error if VS Code has no marks of the extension */
export function measureActivation(id: string): Activation {
  const marks = (globalThis as Marking).MonacoPerformanceMarks?.getMarks() ?? [];
  const measurePhase = (phase: string): number => {
    const [from, to] = ['will', 'did'].map((when) =>
      marks.find(({ name }) => name === `code/extHost/${when}${phase}/${id}`),
    );
    if (!from || !to) throw new Error(`VS Code has no marks of ${phase} of ${id}`);
    return to.startTime - from.startTime;
  };
  return { load: measurePhase('LoadExtensionCode'), activate: measurePhase('ActivateExtension') };
}
