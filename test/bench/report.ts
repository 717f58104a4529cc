/** The response times of the report of a large battle: *What if* for a changed number, and the first advice. */
import { serverCommands } from '../../server/src/protocol';
import { battleScenario, sixKinds, createBattle } from './battles';
import type { Forces } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer, uri } from './language-server';
import type { LanguageServer } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measureMedian } from './statistics';

/** Units a side. */
const sizes = [20, 60, 100];
const large = 60;

export async function measureReport({ runs, warmUps }: Effort): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const units of sizes) {
    const time = await within(createBattle(units, 0, 0), (server) => {
      let count = units;
      return measureMedian(runs, warmUps, () => {
        const changes = [{ id: 'seaBattles/0/attacker/units/sub', value: ++count }];
        return ask(server, serverCommands.whatIf, { changes, quick: true });
      });
    });
    figures.push({ label: `what if, ${units} a side`, unit: 'ms', asdic: time, budget: otherBounds.whatIf });
  }
  // Each server is new, has just opened the file and shown the odds: the first answer is the one that a user waits for.
  const first = await measureMedian(Math.ceil(runs / 10), 0, () =>
    within(createBattle(large, 0, 0), async (server) => {
      await ask(server, serverCommands.odds, {});
      return ask(server, serverCommands.advise, { side: 'attacker', aim: 'win', quick: true });
    }),
  );
  const whole = await measureMedian(Math.ceil(runs / 20), 0, () =>
    within(sixKinds, (server) => ask(server, serverCommands.advise, { side: 'attacker', aim: 'win' })),
  );
  return [
    ...figures,
    { label: `first advice, ${large} a side`, unit: 'ms', asdic: first, budget: otherBounds.firstAdvice },
    { label: `advice, ${sixKinds.name}`, unit: 'ms', asdic: whole, budget: otherBounds.advice },
  ];
}

async function within(forces: Forces, measure: (server: LanguageServer) => Promise<number>): Promise<number> {
  const server = await startServer(asdic);
  try {
    server.open(battleScenario(forces));
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** @returns milliseconds @throws Error if the server rejects the request */
export async function ask(server: LanguageServer, command: string, more: object): Promise<number> {
  const { answer, milliseconds } = await server.ask('workspace/executeCommand', undefined, {
    command,
    arguments: [{ uri, id: 'measured', ...more }],
  });
  if (typeof answer !== 'object' || answer === null || 'refused' in answer)
    throw new Error(`${command} answers ${JSON.stringify(answer)}.`);
  return milliseconds;
}
