/** Runs a calculation that is made in steps to its end, for layers that may not import the engine. */
export { runToEnd } from '../engine/progress';
