/** The response times of the report of a large battle: *What if* for a changed number, and the first advice. */
import { readFileSync } from 'node:fs';
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
import { offsetAfter, positionAt } from './text';

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
  const { boardAndCourse, hoverWithCourse } = otherBounds;
  return [
    ...figures,
    {
      label: 'board and course of a sample',
      unit: 'ms',
      asdic: await measureCourse(runs, warmUps),
      budget: boardAndCourse,
    },
    {
      label: 'hover while a course is followed',
      unit: 'ms',
      asdic: await measureHover(runs, warmUps),
      budget: hoverWithCourse,
    },
    { label: `first advice, ${large} a side`, unit: 'ms', asdic: first, budget: otherBounds.firstAdvice },
    { label: `advice, ${sixKinds.name}`, unit: 'ms', asdic: whole, budget: otherBounds.advice },
  ];
}

const sample = { file: 'samples/aare/several-nations.scenario.yaml', id: 'philippine-sea' };

/** After the result and its odds, which are in view by then. */
async function measureCourse(runs: number, warmUps: number): Promise<number> {
  const server = await startServer(asdic);
  try {
    server.open(readFileSync(sample.file, 'utf8'));
    await ask(server, serverCommands.resolve, { id: sample.id });
    await ask(server, serverCommands.odds, { id: sample.id });
    return await measureMedian(runs, warmUps, () => ask(server, serverCommands.course, { id: sample.id }));
  } finally {
    await server.stop();
  }
}

/** The course of a large battle is followed on the worker. */
function measureHover(runs: number, warmUps: number): Promise<number> {
  const forces = createBattle(sizes.at(-1)!, 0, 0);
  const text = battleScenario(forces);
  return within(forces, async (server) => {
    await ask(server, serverCommands.resolve, {});
    const at = positionAt(text, offsetAfter(text, 'defender: { po'));
    return measureMedian(Math.ceil(runs / 4), Math.ceil(warmUps / 4), async () => {
      const course = ask(server, serverCommands.course, {});
      const { milliseconds } = await server.ask('textDocument/hover', at);
      await course;
      return milliseconds;
    });
  });
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
