/** When Node makes quick code of a program. */
import { setFlagsFromString } from 'node:v8';

/**
 * Nodes before 22 optimise each function as soon as it is warm, on threads that have to share the cores with the work itself: in what Asdic
 * does that took more than it gained, so they wait longer from here on, as newer ones do. Called once a program is loaded and has begun the
 * threads that it begins first: V8 takes the code that Node brings of its own modules only under the flags that it was made with.
 */
export function optimiseLate(): void {
  if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=300000');
}
