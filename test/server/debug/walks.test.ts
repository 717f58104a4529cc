import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findTurn, listAllCombats, resolveCombat, resolveTurn, type LocatedTurn } from '../../../server/src/features';
import type { DebugClient } from '../../support/debug-client';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { biscay } from '../features/support';
import { connect, createProgramOpener, picket, program, turnOfTwoBattles } from './support';

describe('walks of the debug adapter', () => {
  let client: DebugClient;
  let text = picket;
  beforeEach(() => {
    client = connect(createProgramOpener(() => text));
  });

  it('steps through a turn, in which each combat begins with what the earlier ones left', async () => {
    const hawaii = 'samples/aare/off-hawaii.scenario.yaml';
    const analysis = analysisOfFile(hawaii);
    const resolved = resolveTurn(findTurn(analysis) as LocatedTurn, { fallbackSeed: 1 });
    assert.ok(!('refused' in resolved));
    const { combats, resolved: result } = resolved.report.turn!;
    const walker = connect(() => Promise.resolve(analysis));
    const combatLines = combats.map(({ line }) => line);
    await walker.start({ program: hawaii, turn: true, stopOnEntry: false }, combatLines);
    const stacks: string[] = [];
    for (const _ of combats) {
      stacks.push((await walker.listFrames()).at(-2)!);
      if (stacks.length === 2) {
        assert.deepEqual((await walker.list(['Dice'])).at(-1), 'Rolled so far = none');
        assert.match(
          (await walker.list(['Odds from here'])).join(),
          /The US = about \d|The US = \d.*% chance of winning/,
        );
        assert.match((await walker.list(['Board', 'The US'])).join(), /destroyers = 3; 2 out of the combat/);
      }
      await walker.move('continue');
    }
    assert.deepEqual(
      stacks,
      combats.map(({ title, line }) => `${title}:${line}`),
    );
    assert.equal((await walker.listFrames())[0], `The end: ${result!.summary}:${combatLines.at(-1)}`);
    assert.equal((await walker.listFrames()).at(-1), 'Off Hawaii:4');
  });

  it('carries a die that is set into the later combats of the turn', async () => {
    text = turnOfTwoBattles;
    await client.start({ program, turn: true });
    await client.evaluate('roll 1 1 6 6');
    const losses = await client.move('continue');
    await client.move('reverseContinue');
    await client.evaluate('roll 6 6 1 1');
    assert.notEqual(await client.move('continue'), losses);
    await assert.rejects(client.ask('launch', { program, turn: true, dice: [1] }), /leave `dice` out/);
    await assert.rejects(client.ask('launch', { program, turn: true, document: 3 }), /A turn needs 2 combats/);
  });

  it('keeps to a walk of the same combat, whatever is asked of it', async () => {
    const moves = ['next', 'stepIn', 'stepOut', 'stepBack', 'continue', 'reverseContinue', 'restart'] as const;
    const settings = ['roll', 'decide'] as const;
    const battles = [picket, biscay, turnOfTwoBattles];
    const action = fc.oneof(
      fc.constantFrom(...moves),
      fc.record({ set: fc.constantFrom(...settings), choice: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...battles),
        fc.integer(),
        fc.array(action, { maxLength: 25 }),
        async (battle, seed, actions) => {
          text = battle;
          await client.start({ program, seed, turn: battle === turnOfTwoBattles });
          for (const each of actions) {
            if (typeof each === 'string') {
              if ((await client.move(each)) === 'terminated') return;
            } else {
              const before = await client.listFrames();
              const dice = (await client.list(['Dice'])).filter((line) => /\[\d+\]/.test(line)).length;
              const faces = Array.from({ length: dice }, (_, index) => 1 + ((each.choice + index) % 6));
              const expression = each.set === 'roll' ? `roll ${faces.join(' ')}` : `decide ${1 + (each.choice % 2)}`;
              const isDone = await client.evaluate(expression).then(
                () => true,
                () => false,
              );
              assert.equal(
                isDone,
                each.set === 'roll' ? dice > 0 : /may retreat|Combat type/.test(before[0]!),
                before[0],
              );
              // What is set changes what follows, and not where the walk stands. A step may be about another unit with other dice.
              const removeLines = (stack: readonly string[]) => stack.map((frame) => frame.replace(/:\d+$/, ''));
              assert.deepEqual(removeLines(await client.listFrames()), removeLines(before));
            }
            const stack = await client.listFrames();
            assert.ok(stack.length >= 1 && stack.length <= 4, stack.join());
            await client.list(['Board']);
            await client.list(['Arithmetic']);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('walks through every combat of the samples to the end that resolving it gives, and back', async () => {
    let combats = 0;
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken'))) {
      const analysis = analysisOfFile(file);
      for (const target of listAllCombats(analysis)) {
        const resolved = resolveCombat(target, { fallbackSeed: 1 });
        if ('refused' in resolved || resolved.trace.pendingRoll) continue;
        combats++;
        const walker = connect(() => Promise.resolve(analysis));
        const { id } = target.entry;
        await walker.start({ program: file, combat: id, document: target.scenario.index });
        const stacks = [await walker.listFrames()];
        for (;;) {
          await walker.move('stepIn');
          stacks.push(await walker.listFrames());
          if (stacks.at(-1)![0]!.startsWith('The end: ')) break;
        }
        const report = await walker.list(['Dice', 'Rolled so far']);
        const faces = report.reduce((sum, line) => sum + line.slice(line.indexOf(' = ') + 3).split(' ').length, 0);
        assert.equal(faces, Object.values(resolved.trace.dice).flat().length, `${file} ${id}`);
        await walker.move('reverseContinue');
        assert.deepEqual(await walker.listFrames(), stacks[0], `${file} ${id}`);
      }
    }
    assert.ok(combats > 40, String(combats));
  }).timeout(60_000);
});
