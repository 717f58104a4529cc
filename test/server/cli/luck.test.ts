import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

const createBattle = (id: string, dice: string, more = '') => `ruleset: aare
powers: { germany: { side: axis }, uk: { side: allies } }
${more}seaBattles:
  - id: ${id}
    attacker: { power: germany, units: { dd: 1 } }
    defender: { power: uk, units: { dd: 1 } }
    ${dice}
`;

describe('asdic luck', () => {
  const { write, run } = createCommandLine();

  it('adds up the dice of all results below a folder by power, and leaves out trials', async () => {
    await write({
      'games/a.scenario.yaml': createBattle('one', 'dice: [1, 6]'),
      'games/b/b.scenario.yaml': createBattle('two', 'result: { dice: { attacker.others: 1, defender.others: 2 } }'),
      'games/c.scenario.yaml': createBattle('trial', 'dice: { seed: 4 }'),
      'games/d.scenario.yaml': createBattle('short', 'dice: [5]'),
    });
    const { output, exitCode } = await run(['luck', 'games', '--format', 'json']);
    assert.equal(exitCode, 0);
    const luck = JSON.parse(output) as {
      combats: number;
      unfinished: number;
      sides: { side: string; hits: Record<string, number> }[];
    };
    assert.deepEqual([luck.combats, luck.unfinished], [2, 1]);
    const [germany, uk] = luck.sides;
    assert.deepEqual([germany!.side, germany!.hits['dice'], germany!.hits['rolled']], ['Germany', 2, 2]);
    assert.equal(germany!.hits['expected'], 1);
    assert.ok(Math.abs(germany!.hits['atLeast']! - 0.25) < 1e-12);
    assert.deepEqual([uk!.hits['dice'], uk!.hits['rolled']], [2, 1]);
    const text = await run(['luck', 'games']);
    assert.match(text.output, /^2 combats with dice; 1 more is not finished, or with problems\.\n/);
    assert.match(text.output, /Germany +2 shots: hits +2 +1 +\+1 +25% for this or more/);
  });

  it('does not count the sure hits of low luck', async () => {
    const lowLuck = createBattle('ll', 'dice: [1, 6]', 'options: { lowLuck: yes }\n').replaceAll('dd: 1', 'dd: 3');
    await write({ 'll.scenario.yaml': lowLuck });
    const { sides } = JSON.parse((await run(['luck', 'll.scenario.yaml', '--format', 'json'])).output) as {
      sides: { hits: { dice: number; rolled: number } }[];
    };
    for (const { hits } of sides) assert.ok(hits.rolled <= hits.dice);
  });
});
