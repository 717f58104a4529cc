/** Entry of the suites with a reload of the window: VS Code calls `run` before and after the reload. */
import { runIn } from './index';

export function run(): Promise<void> {
  return runIn('reloaded');
}
