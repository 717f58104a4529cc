/** Entry of the suites whose window is loaded anew: VS Code calls `run` before and after. */
import { runIn } from './index';

export function run(): Promise<void> {
  return runIn('reloaded');
}
