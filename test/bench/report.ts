/** The response times of the report of a large battle: *What if* for a changed number, and the first advice. */
import { readFileSync } from 'node:fs';
import { listMoves } from '../../server/src/engine/play';
import { runToEnd } from '../../server/src/engine/progress';
import { analyse, createReport, defaultSeed, listAllCombats, resolveCombat } from '../../server/src/features';
import { computePlayValues } from '../../server/src/work/play-values';
import { environment } from '../support/environment';
import { serverCommands } from '../../server/src/protocol';
import { battleScenario, sixKinds, createBattle } from './battles';
import type { Forces } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer, uri } from './language-server';
import type { LanguageServer } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measureMedian, median } from './statistics';
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
      label: 'board and course, median of four samples',
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

/** A combat of each game. */
const samples = [
  { file: 'aare/several-nations', id: 'philippine-sea' },
  { file: 'wif-ssw/black-may', id: 'north-atlantic' },
  { file: 'awaw/midway', id: 'midway' },
  { file: 'aa-depth/mixed-depths', id: 'approaches' },
];

/** On the thread of the server, as of any combat whose course does not take long; the board is read off the result. */
async function measureCourse(runs: number, warmUps: number): Promise<number> {
  const medians: number[] = [];
  for (const { file, id } of samples) {
    const analysis = analyse(readFileSync(`samples/${file}.scenario.yaml`, 'utf8'), undefined, environment());
    const target = listAllCombats(analysis).find(({ entry }) => entry.id === id)!;
    const resolved = resolveCombat(target, { fallbackSeed: defaultSeed });
    if ('refused' in resolved) throw new Error(resolved.refused);
    const { entry } = target;
    const [combat, advised, moves] = [entry.build(), entry.listAdvice?.() ?? [], listMoves(resolved.trace)];
    medians.push(
      await measureMedian(runs, warmUps, () => {
        const before = performance.now();
        const { board } = createReport(target, {}, resolved.trace);
        const { courses } = runToEnd(computePlayValues(combat, advised, moves, defaultSeed));
        if (!board || courses.length === 0) throw new Error(`${id} has no board, or no course.`);
        return Promise.resolve(performance.now() - before);
      }),
    );
  }
  return median(medians);
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
