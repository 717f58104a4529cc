/** Flags of V8 that make programs faster or smaller and change nothing else. */
import { setFlagsFromString } from 'node:v8';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const major = Number.parseInt(process.versions.node, 10);

/** Whether Node is older than the one of the newest VS Code, with another V8. */
const isOld = major < 22;

/** Whether V8 makes quick code of a function at two levels, which it does not on all processors: soon by Maglev, and from 3,000 calls on by TurboFan. */
const hasTwoLevels = major >= 24 && ['x64', 'arm64'].includes(process.arch);

/** When Node makes quick code of a program, and how much of it at a time: on threads that have to share the cores with the work itself. */
const hints = [
  // By default a function takes in more than twice as many bytes of those that it calls: longer to make, and what Asdic does is no quicker by it.
  '--max-inlined-bytecode-size-cumulative=400',
  // Nodes before 22 optimise each function as soon as it is warm: in what Asdic does that took more than it gained. They wait as newer ones do.
  ...(isOld ? ['--interrupt-budget=300000'] : []),
];

/**
 * Of a program that ends soon: what TurboFan makes in a few seconds takes more than it gains, and each thread makes all of it anew. What is called
 * most often in a long calculation still gets there.
 */
const hintsForCommands = hasTwoLevels ? ['--invocation-count-for-turbofan=100000'] : [];

/** Of a program that goes on until its client ends it. What ends soon is quicker without. */
const hintsForServers = [
  // V8 would let what is young take 32 MB, and from Node 24 on 128, before it looks what of it can go. A keystroke leaves little behind.
  '--semi-space-growth-factor=1',
  // What a thread calculates leaves more: it begins with 8 MB. From Node 22 on that takes more than it gains.
  ...(isOld ? ['--min-semi-space-size=8'] : []),
  // From Node 24 on nothing young would go while V8 looks through what is old, which takes long where other threads are busy.
  '--no-separate-gc-phases',
  // V8 would let three times as much gather as there is before it looks what of it can go: a text that is read anew leaves as much as it holds.
  // From Node 22 on it looks for longer, and meanwhile more gathers.
  `--heap-growing-percent=${isOld ? 75 : 50}`,
];

/** By what threads find the flags of their process. */
const ofProcess = 'asdic: flags';

/**
 * Sets the flags for this process and all its threads. V8 takes code that was kept only under the flags that it was made with: they are set
 * before a program loads any of its own, and never changed.
 * @param isServer whether it goes on until its client ends it
 */
export function setFlags(isServer: boolean): void {
  const all = [...hints, ...(isServer ? hintsForServers : hintsForCommands)];
  setEnvironmentData(ofProcess, all);
  set(all);
}

/** To be called by each thread: V8 takes the factor of growth back, for all of a process, when it makes a thread; of Node 20 at least. */
export function setFlagsAgain(): void {
  set((getEnvironmentData(ofProcess) ?? []) as readonly string[]);
}

function set(flags: readonly string[]): void {
  try {
    for (const flag of flags) setFlagsFromString(flag);
  } catch {
    // A runtime that cannot set any, as Bun before 1.4, goes without them.
  }
}
