/** When Node makes quick code of a program, and how much of it at a time. */
import { hint } from './hints.node';

/**
 * Quick code is made on threads that have to share the cores with the work itself. Called once a program is loaded and has begun the threads
 * that it begins first: V8 takes the code that Node brings of its own modules only under the flags that it was made with.
 */
export function optimiseLate(): void {
  // By default a function takes in more than twice as many bytes of those that it calls: longer to make, and what Asdic does is no quicker by it.
  hint('--max-inlined-bytecode-size-cumulative=400');
  // Nodes before 22 optimise each function as soon as it is warm: in what Asdic does that took more than it gained. They wait as newer ones do.
  if (Number.parseInt(process.versions.node, 10) < 22) hint('--interrupt-budget=300000');
}
