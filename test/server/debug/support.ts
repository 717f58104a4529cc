/** Scenarios to step through, and a client of an adapter that reads them. */
import { createDebugAdapter } from '../../../server/src/debug/adapter';
import type { Analysis } from '../../../server/src/features';
import { createInProcessCalculator } from '../../../server/src/work/in-process';
import { createDebugClient, type DebugClient } from '../../support/debug-client';
import { dedent } from '../../support/fixture';
import { analyzeText } from '../features/support';

export const picket = dedent(`
  ruleset: aare
  title: A picket
  powers:
    japan: { side: axis }
    us: { side: allies }
  seaBattles:
    - id: coral-sea
      seaZone: Coral Sea
      attacker:
        power: japan
        units: { dd: 2 }
      defender:
        power: us
        units: { dd: 1 }
    - id: second
      attacker: { power: japan, units: { dd: 1 } }
      defender: { power: us, units: { dd: 1 } }
`);

/** Lines of the picket, from 1. */
export const lines = { scenario: 2, combat: 7, attacker: 11, defender: 14, second: 15 };

export const turnOfTwoBattles = dedent(`
  ruleset: aare
  powers:
    japan: { side: axis }
    us: { side: allies }
  forces:
    - { id: escorts, power: japan, units: { dd: 2 } }
  seaBattles:
    - id: first
      attacker: { from: escorts }
      defender: { power: us, units: { dd: 2 } }
    - id: second
      attacker: { from: escorts }
      defender: { power: us, units: { dd: 1 } }
`);

export const program = 'picket.scenario.yaml';

/** A client of an adapter that reads analyses. @param onCalculation is called when odds are asked for */
export function connect(open: (name: string) => Promise<Analysis>, onCalculation = (): void => undefined): DebugClient {
  const adapter = createDebugAdapter({
    open,
    normalize: (path) => path.replace(/^\.\//, ''),
    calculate: (task, findEntry) => {
      onCalculation();
      return createInProcessCalculator(findEntry).run(task);
    },
  });
  return createDebugClient((request) => adapter.handle(request));
}

/** Creates a function that opens the program by its name, and no other file. @param getText returns its text */
export function createProgramOpener(getText: () => string): (name: string) => Promise<Analysis> {
  return (name) =>
    name === program ? Promise.resolve(analyzeText(getText())) : Promise.reject(new Error(`There is no file ${name}.`));
}
