import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { check, play, resolve } from '../../../server/src/library';
import { dedent } from '../../support/fixture';

const battle = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { dd: 2 } }
      defender: { power: us, units: { dd: 1 } }
    - id: midway
      attacker: { power: japan, units: { dd: 1 } }
      defender: { power: us, units: { dd: 1 } }
`);

describe('the play of the library', () => {
  it('gives another play for each roll and decision, and never changes one', async () => {
    const start = await play(battle, 'coral-sea');
    assert.deepEqual([start.moves, start.trace.steps, start.next.kind], [[], [], 'roll']);
    const missed = await start.roll([6, 6, 6]);
    assert.equal(start.moves.length, 0);
    assert.ok(missed.next.kind === 'decision');
    assert.deepEqual(
      missed.next.options.map(({ option, values }) => [option, values.length > 0]),
      [
        ['press on', true],
        ['retreat', true],
      ],
    );
    const retreated = await missed.decide('retreat');
    assert.match(retreated.next.kind === 'end' ? retreated.next.summary : '', /^Japan retreats/);
    assert.deepEqual((await retreated.back()).moves, missed.moves);
    assert.equal(await start.back(), start);
    const { roll: _, decide: _decide, back: _back, write: _write, ...data } = retreated;
    assert.deepEqual(structuredClone(data), data, 'all but the functions is plain data');
  });

  it('writes the play into the scenario, which then resolves to it and goes on from it', async () => {
    const first = await play(battle, 'coral-sea');
    const missed = await first.roll([6, 6, 6]);
    assert.deepEqual((await play(missed.write(), 'coral-sea')).moves, missed.moves);
    assert.deepEqual((await play(battle, 'coral-sea', { moves: missed.moves })).next, missed.next);
    const end = await (await missed.decide('press on')).roll([1, 1, 6]);
    const text = end.write();
    assert.deepEqual(await check(text), []);
    const [report] = await resolve(text, { engagement: 'coral-sea' });
    assert.equal(report!.trace!.summary, end.trace.summary);
  });

  it('plays a turn, each combat with what the earlier ones left, and writes all of it', async () => {
    const turn = dedent(`
      ruleset: aare
      powers: { japan: { side: axis }, us: { side: allies } }
      forces: [{ id: fleet, power: japan, units: { dd: 2 } }]
      seaBattles:
        - id: coral-sea
          attacker: { from: fleet, units: { dd: 1 } }
          defender: { power: us, units: { dd: 1 } }
        - id: midway
          attacker: { from: fleet }
          defender: { power: us, units: { dd: 1 } }
    `);
    const start = await play(turn, undefined, { turn: true });
    assert.equal(start.combat?.id, 'coral-sea');
    const second = await start.roll([1, 1]);
    assert.equal(second.combat?.id, 'midway');
    assert.ok(second.next.kind === 'roll');
    assert.deepEqual(
      second.next.rolls.map(({ by, count }) => [by, count]),
      [
        ['attacker', 1],
        ['defender', 1],
      ],
      'one destroyer of two is left',
    );
    assert.ok(second.courses.length > 0);
    assert.deepEqual((await second.back()).moves, start.moves);
    const end = await second.roll([1, 6]);
    assert.deepEqual([end.next.kind, end.combat], ['end', undefined]);
    assert.match(end.trace.summary, /wins with 1 destroyer left/);
    const text = end.write();
    assert.deepEqual(await check(text), []);
    assert.deepEqual((await play(text, undefined, { turn: true })).moves, end.moves);
    await assert.rejects(end.roll([1]), { name: 'CannotRun', message: 'The turn is over.' });
    await assert.rejects(play(turn.split('  - id: midway')[0]!, undefined, { turn: true }), /A turn needs 2 combats/);
  });

  it('rejects what does not fit with a sentence', async () => {
    const cannotRun = (message: RegExp) => ({ name: 'CannotRun', message });
    await assert.rejects(
      play(battle),
      cannotRun(/several combats in scenario\.yaml.*coral-sea or midway; `--turn` plays all/),
    );
    await assert.rejects(play(battle, 'narvik'), cannotRun(/There are: coral-sea and midway\./));
    const start = await play(battle, 'coral-sea');
    await assert.rejects(start.roll([1, 2]), cannotRun(/takes 3 dice, but 2 were given/));
    await assert.rejects(start.roll([1, 2, 7]), cannotRun(/7 is not a face of a d6/));
    await assert.rejects(start.decide('retreat'), cannotRun(/to be rolled first/));
    const missed = await start.roll([6, 6, 6]);
    await assert.rejects(missed.decide('surrender'), cannotRun(/no option surrender: choose press on or retreat/));
    const moves = [{ kind: 'decision', label: 'parley', option: 'yes' }] as const;
    await assert.rejects(play(battle, 'coral-sea', { moves }), cannotRun(/parley/));
  });

  it('runs the example of its documentation', async () => {
    const [, code] = /## A combat at the table[^]*?```js\n([^]*?)```/.exec(readFileSync('docs/library.md', 'utf8'))!;
    const AsyncFunction = (async () => Promise.resolve()).constructor as FunctionConstructor;
    const lines: string[] = [];
    const body = code!.replace(/^import .*$/gm, '');
    const run = AsyncFunction('play', 'text', 'console', body) as unknown as (...args: unknown[]) => Promise<void>;
    await run(play, battle, { log: (...words: unknown[]) => lines.push(words.join(' ')) });
    assert.match(lines.join('\n'), /^attacker rolls 2d6\ndefender rolls 1d6\n[^]*press on 0\.\d+[^]*retreat 0/);
  });
});
