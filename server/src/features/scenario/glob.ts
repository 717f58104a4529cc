/**
 * File globs: `*` and `?` within a name, `**` across folders, `[a-z]`, `[!a]`, `{a,b}`, `\` before a literal character. Compiled to a
 * nondeterministic automaton, so that a path is read once and no glob backtracks.
 */
import type { Config } from './config';

/** A state of the automaton. */
interface State {
  /** Transitions that read no character. */
  readonly epsilonTransitions: number[];
  /** Whether a character is a transition to `to`. */
  accepts?: (character: string) => boolean;
  to?: number;
}

/** Returns a predicate for paths (with slashes) that match one of the globs. */
export function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const states: State[] = [{ epsilonTransitions: [] }];
  const end = addState(states);
  for (const glob of globs) new Compiler(Array.from(glob.replace(/^(?:\.\/)+/, '')), states).compile(0, end);
  return (path) => {
    let currentStates = computeClosure(states, [0]);
    for (const character of path) {
      if (currentStates.size === 0) return false;
      const next: number[] = [];
      for (const at of currentStates) if (states[at]!.accepts?.(character)) next.push(states[at]!.to!);
      currentStates = computeClosure(states, next);
    }
    return currentStates.has(end);
  };
}

/** The leading folders that all matches of a glob share, `.` for none; undefined if the text is not a glob. */
export function readGlobBase(word: string): string | undefined {
  const special = word.search(/[*?{[\\]/);
  if (special < 0) return undefined;
  const slash = word.lastIndexOf('/', special);
  return slash < 0 ? '.' : word.slice(0, slash) || '/';
}

function addState(states: State[]): number {
  return states.push({ epsilonTransitions: [] }) - 1;
}

/** The epsilon closure of some states. */
function computeClosure(states: readonly State[], starts: readonly number[]): ReadonlySet<number> {
  const all = new Set(starts);
  for (const at of all) for (const next of states[at]!.epsilonTransitions) all.add(next);
  return all;
}

const acceptAny = () => true;
const acceptInName = (character: string): boolean => character !== '/';

class Compiler {
  private at = 0;
  /** Number of open choices. */
  private depth = 0;

  constructor(
    /** Split into characters, like the path. */
    private readonly glob: readonly string[],
    private readonly states: State[],
  ) {}

  /** Connects two states by the whole glob. */
  compile(from: number, to: number): void {
    this.states[this.compileSequence(from, '')]!.epsilonTransitions.push(to);
  }

  /** @param ends characters that end the sequence @returns the state after it */
  private compileSequence(from: number, ends: string): number {
    let state = this.addEpsilonState(from);
    while (this.at < this.glob.length && !ends.includes(this.glob[this.at]!)) state = this.compilePiece(state);
    return state;
  }

  private compilePiece(from: number): number {
    const { glob } = this;
    const character = glob[this.at]!;
    if (character === '*') return this.compileStars(from);
    if (character === '{' && isChoice(glob, this.at)) return this.compileChoice(from);
    if (character === '[') {
      const set = /^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(glob.slice(this.at, this.at + maxSetLength).join(''));
      if (set) {
        this.at += Array.from(set[0]).length;
        return this.compileCharacter(from, compileSet(set[2]!, set[1] !== ''));
      }
    }
    this.at++;
    if (character === '?') return this.compileCharacter(from, acceptInName);
    const literal = character === '\\' && this.at < glob.length ? glob[this.at++]! : character;
    return this.compileCharacter(from, (next) => next === literal);
  }

  private compileStars(from: number): number {
    const { glob } = this;
    const starsStart = this.at;
    while (glob[this.at] === '*') this.at++;
    const startsName = starsStart === 0 || this.isBorder(glob[starsStart - 1]!, '/{,');
    const next = glob[this.at];
    const endsName = next === undefined || this.isBorder(next, '/,}');
    if (!startsName || !endsName || this.at - starsStart !== 2)
      return this.compileRepetition(from, acceptInName, startsName && endsName);
    if (next !== '/') return this.compileRepetition(from, acceptAny, true);
    // `**/` also matches no folder.
    this.at++;
    const loop = this.compileRepetition(from, acceptAny, false);
    const afterSlash = this.compileCharacter(loop, (character) => character === '/');
    this.states[from]!.epsilonTransitions.push(afterSlash);
    return this.addEpsilonState(afterSlash);
  }

  /** Whether a name begins or ends at a character: commas and braces count only inside a choice. */
  private isBorder(character: string, borders: string): boolean {
    return character === '/' || (this.depth > 0 && borders.includes(character));
  }

  /** @param isNonEmpty requires at least one character */
  private compileRepetition(from: number, accepts: (character: string) => boolean, isNonEmpty: boolean): number {
    const loop = isNonEmpty ? this.compileCharacter(from, accepts) : this.addEpsilonState(from);
    const state = this.states[loop]!;
    state.accepts = accepts;
    state.to = loop;
    return this.addEpsilonState(loop);
  }

  private compileChoice(from: number): number {
    const end = addState(this.states);
    this.depth++;
    while (this.glob[this.at] !== '}') {
      this.at++;
      this.states[this.compileSequence(from, ',}')]!.epsilonTransitions.push(end);
    }
    this.depth--;
    this.at++;
    return this.addEpsilonState(end);
  }

  private compileCharacter(from: number, accepts: (character: string) => boolean): number {
    const startState = this.states[from]!;
    const characterState = startState.accepts ? this.states[this.addEpsilonState(from)]! : startState;
    characterState.accepts = accepts;
    characterState.to = addState(this.states);
    return characterState.to;
  }

  /** Adds a state with an epsilon transition from another. */
  private addEpsilonState(from: number): number {
    const next = addState(this.states);
    this.states[from]!.epsilonTransitions.push(next);
    return next;
  }
}

/** Limit on the characters of a set, so that the search for its closing bracket stays short. */
const maxSetLength = 200;

/** Whether a brace is closed, with a comma in between. */
function isChoice(glob: readonly string[], open: number): boolean {
  let depth = 0;
  let hasComma = false;
  for (let at = open; at < glob.length; at++) {
    if (glob[at] === '\\') at++;
    else if (glob[at] === '{') depth++;
    else if (glob[at] === ',' && depth === 1) hasComma = true;
    else if (glob[at] === '}' && --depth === 0) return hasComma;
  }
  return false;
}

/** Compiles a character set such as `a-z_`. */
function compileSet(written: string, isNot: boolean): (character: string) => boolean {
  const ranges = Array.from(
    written.matchAll(/\\(.)|(.)-(.)|(.)/gsu),
    ([, literal, from, to, single]) => [literal ?? from ?? single!, literal ?? to ?? single!] as const,
  );
  return (character) =>
    character !== '/' && ranges.some(([from, to]) => from <= character && character <= to) !== isNot;
}

/** Returns a predicate for excluded paths below a folder. A pattern without a slash matches a name at any depth. */
export function compileExcludes(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) =>
    glob.includes('/') ? [glob, `${glob}/**`] : [`**/${glob}`, `**/${glob}/**`],
  );
  if (patterns.length === 0) return () => false;
  const isExcluded = compileGlobs(patterns);
  // `**/node_modules/**` also excludes the folder itself.
  return (path) => isExcluded(path) || isExcluded(`${path}/x`);
}

/**
 * Whether a configuration excludes a scenario.
 * @param file its path or URI, with slashes; the configuration is the one that applies to it
 */
export function isExcludedByConfig({ path, exclude }: Pick<Config, 'path' | 'exclude'>, file: string): boolean {
  const levels = path.split('/').length;
  return exclude.length > 0 && compileExcludes(exclude)(file.split('/').slice(-levels).join('/'));
}
