/** Flags of V8 that make programs faster or smaller and change nothing else. */
import { setFlagsFromString } from 'node:v8';

/** When Node makes quick code of a program, and how much of it at a time: on threads that have to share the cores with the work itself. */
const hints = [
  // By default a function takes in more than twice as many bytes of those that it calls: longer to make, and what Asdic does is no quicker by it.
  '--max-inlined-bytecode-size-cumulative=400',
  // Nodes before 22 optimise each function as soon as it is warm: in what Asdic does that took more than it gained. They wait as newer ones do.
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=300000'] : []),
];

/**
 * A text that is read anew leaves as much behind as it holds: V8 would let three times that gather before it looks for what can go. What
 * ends soon is quicker without.
 */
const hintsForServers = ['--heap-growing-percent=50'];

/**
 * Sets the flags for this process and all its threads. V8 takes code that was kept only under the flags that it was made with: they are set
 * before a program loads any of its own, and never changed.
 * @param isServer whether it goes on until its client ends it
 */
export function setFlags(isServer: boolean): void {
  try {
    for (const hint of isServer ? [...hints, ...hintsForServers] : hints) setFlagsFromString(hint);
  } catch {
    // A runtime that cannot set any, as Bun before 1.4, goes without them.
  }
}
