/**
 * File globs: `*` and `?` within a name, `**` across folders, `[a-z]`, `[!a]`, `{a,b}`, `\` before a literal character. Compiled to a
 * nondeterministic automaton, so that a path is read once and no glob backtracks.
 */

/** A state of the automaton. */
interface State {
  /** Transitions that read no character. */
  readonly free: number[];
  /** Whether a character is a transition to `to`. */
  accepts?: (character: string) => boolean;
  to?: number;
}

/** Returns a predicate for paths (with slashes) that match one of the globs. */
export function compileGlobs(globs: readonly string[]): (path: string) => boolean {
  const states: State[] = [{ free: [] }];
  const end = add(states);
  for (const glob of globs) new Compiler(Array.from(glob.replace(/^(?:\.\/)+/, '')), states).compile(0, end);
  return (path) => {
    let here = reached(states, [0]);
    for (const character of path) {
      if (here.size === 0) return false;
      const next: number[] = [];
      for (const at of here) if (states[at]!.accepts?.(character)) next.push(states[at]!.to!);
      here = reached(states, next);
    }
    return here.has(end);
  };
}

/** The leading folders that all matches of a glob share, `.` for none; undefined if the text is not a glob. */
export function readGlobBase(word: string): string | undefined {
  const special = word.search(/[*?{[\\]/);
  if (special < 0) return undefined;
  const slash = word.lastIndexOf('/', special);
  return slash < 0 ? '.' : word.slice(0, slash) || '/';
}

function add(states: State[]): number {
  return states.push({ free: [] }) - 1;
}

/** The epsilon closure of some states. */
function reached(states: readonly State[], some: readonly number[]): ReadonlySet<number> {
  const all = new Set(some);
  for (const at of all) for (const next of states[at]!.free) all.add(next);
  return all;
}

const any = () => true;
const inName = (character: string): boolean => character !== '/';

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
    this.states[this.sequence(from, '')]!.free.push(to);
  }

  /** @param ends characters that end the sequence @returns the state after it */
  private sequence(from: number, ends: string): number {
    let here = this.after(from);
    while (this.at < this.glob.length && !ends.includes(this.glob[this.at]!)) here = this.piece(here);
    return here;
  }

  private piece(here: number): number {
    const { glob } = this;
    const character = glob[this.at]!;
    if (character === '*') return this.stars(here);
    if (character === '{' && isChoice(glob, this.at)) return this.choice(here);
    if (character === '[') {
      const set = /^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(glob.slice(this.at, this.at + longestSet).join(''));
      if (set) {
        this.at += Array.from(set[0]).length;
        return this.read(here, compileSet(set[2]!, set[1] !== ''));
      }
    }
    this.at++;
    if (character === '?') return this.read(here, inName);
    const literal = character === '\\' && this.at < glob.length ? glob[this.at++]! : character;
    return this.read(here, (next) => next === literal);
  }

  private stars(here: number): number {
    const { glob } = this;
    const begin = this.at;
    while (glob[this.at] === '*') this.at++;
    const isBegun = begin === 0 || this.ends(glob[begin - 1]!, '/{,');
    const next = glob[this.at];
    const isEnded = next === undefined || this.ends(next, '/,}');
    if (!isBegun || !isEnded || this.at - begin !== 2) return this.repeated(here, inName, isBegun && isEnded);
    if (next !== '/') return this.repeated(here, any, true);
    // `**/` also matches no folder.
    this.at++;
    const loop = this.repeated(here, any, false);
    const behind = this.read(loop, (character) => character === '/');
    this.states[here]!.free.push(behind);
    return this.after(behind);
  }

  /** Whether a name begins or ends at a character: commas and braces count only inside a choice. */
  private ends(character: string, borders: string): boolean {
    return character === '/' || (this.depth > 0 && borders.includes(character));
  }

  /** @param some requires at least one character */
  private repeated(here: number, accepts: (character: string) => boolean, some: boolean): number {
    const loop = some ? this.read(here, accepts) : this.after(here);
    const state = this.states[loop]!;
    state.accepts = accepts;
    state.to = loop;
    return this.after(loop);
  }

  private choice(here: number): number {
    const end = add(this.states);
    this.depth++;
    while (this.glob[this.at] !== '}') {
      this.at++;
      this.states[this.sequence(here, ',}')]!.free.push(end);
    }
    this.depth--;
    this.at++;
    return this.after(end);
  }

  private read(here: number, accepts: (character: string) => boolean): number {
    const from = this.states[here]!;
    const state = from.accepts ? this.states[this.after(here)]! : from;
    state.accepts = accepts;
    state.to = add(this.states);
    return state.to;
  }

  /** Adds a state with an epsilon transition from another. */
  private after(here: number): number {
    const next = add(this.states);
    this.states[here]!.free.push(next);
    return next;
  }
}

const longestSet = 200;

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
    ([, literal, from, to, one]) => [literal ?? from ?? one!, literal ?? to ?? one!] as const,
  );
  return (character) =>
    character !== '/' && ranges.some(([from, to]) => from <= character && character <= to) !== isNot;
}
