/** Calculations in steps: in the background with pauses between them, or at once. */
export { runToEnd } from '../engine/progress';
