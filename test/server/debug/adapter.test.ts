import assert from 'node:assert/strict';
import { biscay } from '../features/support';
import type { DebugClient } from '../../support/debug-client';
import { connect, lines, createProgramOpener, picket, program } from './support';

describe('the debug adapter', () => {
  let client: DebugClient;
  let text = picket;
  let calculations = 0;

  beforeEach(() => {
    text = picket;
    calculations = 0;
    client = connect(
      createProgramOpener(() => text),
      () => void calculations++,
    );
  });

  const missThenHit = [6, 6, 6, 2, 3, 2];
  const start = (options: object = {}, breakpoints: readonly number[] = []) =>
    client.start({ program, dice: missThenHit, ...options }, breakpoints);
  const getTopFrame = async (): Promise<string> => (await client.listFrames())[0]!;

  it('stacks the step, its round, the combat and the scenario, each with its line', async () => {
    await start();
    assert.deepEqual(await client.listFrames(), [
      `Japan fires; The US fires:${lines.attacker}`,
      `Cycle 1:${lines.combat}`,
      `Coral Sea:${lines.combat}`,
      `A picket:${lines.scenario}`,
    ]);
  });

  it('steps, steps back, steps out of a round, and stops at the end before it terminates', async () => {
    await start();
    assert.equal(await client.move('next'), 'step');
    assert.equal(await getTopFrame(), `Japan may retreat:${lines.combat}`);
    assert.equal(await client.move('stepBack'), 'step');
    assert.match(await getTopFrame(), /^Japan fires/);
    assert.equal(await client.move('stepOut'), 'step');
    assert.deepEqual((await client.listFrames()).slice(0, 2), [
      `Japan fires; The US fires:${lines.attacker}`,
      `Cycle 2:${lines.combat}`,
    ]);
    const end = 'The end: Japan wins with 1 destroyer left';
    assert.equal(await client.move('continue'), `step: ${end}`);
    assert.equal(await getTopFrame(), `${end}:${lines.combat}`);
    assert.deepEqual(await client.list(['Board', 'Japan']), ['destroyers = 2; 1 out of the combat']);
    assert.equal(await client.move('reverseContinue'), 'step: The start');
    assert.deepEqual(await client.list(['Board', 'Japan']), ['destroyers = 2']);
    await client.move('continue');
    assert.equal(await client.move('next'), 'terminated');
    await assert.rejects(client.listFrames(), /No combat is being stepped through/);
  });

  it('passes over bookkeeping with a step over, and stops at it with a step in', async () => {
    text = biscay;
    await start({ dice: undefined });
    for (const title of ['Search of the Commonwealth', 'Surprise points', 'Combat type', 'Combat round']) {
      await client.move('stepIn');
      assert.match(await getTopFrame(), new RegExp(`^${title}:`));
    }
    await client.ask('restart');
    await client.move('next');
    await client.move('next');
    assert.match(await getTopFrame(), /^Combat type:/);
  });

  it('prints what each step leads to, with its line', async () => {
    await start();
    client.takeEvents();
    await client.ask('continue');
    const printed = client.takeEvents().filter(({ event }) => event === 'output');
    assert.deepEqual(
      printed.map(({ body }) => [(body as { output: string }).output, (body as { line?: number }).line]),
      [
        ['Cycle 1\nJapan fires; The US fires: 6 6 6\n', lines.attacker],
        ['Japan may retreat\n    Japan presses on.\n', lines.combat],
        ['Cycle 2\nJapan fires; The US fires: 2 3 2\n    Destroyer lost.\n    Destroyer lost.\n', lines.attacker],
        ['The end: Japan wins with 1 destroyer left.\n', undefined],
      ],
    );
  });

  it('stops at the combat once, where it begins', async () => {
    assert.deepEqual(await start({ stopOnEntry: false }, [lines.combat]), [true]);
    assert.match(await getTopFrame(), /^Japan fires/);
    assert.match(await client.move('continue'), /^step: The end/);
  });

  it('runs to the end where nothing stops it', async () => {
    await start({ stopOnEntry: false });
    assert.match(await getTopFrame(), /^The end/);
  });

  it('stops at a unit when it is about to act, and after what is done to it', async () => {
    assert.deepEqual(await start({ stopOnEntry: false }, [lines.defender, lines.second]), [true, false]);
    assert.match(await getTopFrame(), /^Japan fires; The US fires/);
    assert.equal(await client.move('continue'), 'breakpoint: destroyers: about to act');
    assert.equal((await client.listFrames())[1], `Cycle 2:${lines.combat}`);
    assert.equal(await client.move('continue'), 'breakpoint: destroyers: lost');
    assert.match(await getTopFrame(), /^The end/);
    assert.equal(await client.move('reverseContinue'), 'breakpoint: destroyers: about to act');
  });

  it('stops before decisions and after losses if it is asked to', async () => {
    await start();
    await client.ask('setExceptionBreakpoints', { filters: ['decisions'] });
    assert.equal(await client.move('continue'), 'exception: Decide: press on or retreat');
    await client.ask('setExceptionBreakpoints', { filters: ['losses'] });
    assert.equal(await client.move('continue'), 'exception: Losses: destroyers and destroyers');
  });

  it('keeps its breakpoints when those of another file are set', async () => {
    await start({ stopOnEntry: false }, [lines.combat]);
    const body = await client.ask<{ breakpoints: readonly object[] }>('setBreakpoints', {
      source: { path: 'other.scenario.yaml' },
      breakpoints: [{ line: 1 }],
    });
    assert.deepEqual(body.breakpoints, [
      { verified: false, message: 'The combat that is stepped through is in another file.', line: 1 },
    ]);
    client.takeEvents();
    await client.ask('restart');
    const [stopped] = client.takeEvents().filter(({ event }) => event === 'stopped');
    assert.equal((stopped?.body as { reason?: string }).reason, 'breakpoint');
  });

  it('sets a die of the next step, and works out what follows anew', async () => {
    await start();
    assert.deepEqual((await client.list(['Dice'])).slice(0, 2), ['attacker.others[1] = 6', 'attacker.others[2] = 6']);
    client.takeEvents();
    assert.deepEqual(
      await client.ask('setVariable', { variablesReference: 2, name: 'attacker.others[1]', value: '1' }),
      { value: '1' },
    );
    assert.deepEqual(
      client.takeEvents().map(({ event }) => event),
      ['invalidated'],
    );
    assert.deepEqual((await client.list(['Dice'])).slice(0, 2), ['attacker.others[1] = 1', 'attacker.others[2] = 6']);
    assert.equal(await client.move('continue'), 'step: The end: Japan wins with 2 destroyers left');
  });

  it('leaves the later dice of the table as they are when an earlier one is set', async () => {
    await start({ dice: { 'attacker.others': [6, 6, 5, 4], 'defender.others': [6, 5] } });
    await client.evaluate('roll 5 5 5');
    await client.move('next');
    assert.deepEqual(await client.list(['Dice', 'Rolled so far']), ['attacker.others = 5 5', 'defender.others = 5']);
    await client.move('next');
    assert.deepEqual((await client.list(['Dice'])).slice(0, 3), [
      'attacker.others[3] = 5',
      'attacker.others[4] = 4',
      'defender.others[2] = 5',
    ]);
  });

  it('refuses what cannot be set, and says why', async () => {
    await start();
    const set = (name: string, value: string) => client.ask('setVariable', { variablesReference: 2, name, value });
    await assert.rejects(set('attacker.others[1]', '7'), /7 is not a face of a d6: give a number from 1 to 6/);
    await assert.rejects(set('attacker.others[1]', 'six'), /not a face/);
    await assert.rejects(set('attacker.others[3]', '1'), /only the dice and the decision of the next step/);
    await client.move('next');
    await assert.rejects(set('retreat', 'flee'), /no option flee: choose press on or retreat/);
    await assert.rejects(client.evaluate('roll 4'), /no dice/);
  });

  it('decides otherwise by the variable or in the console', async () => {
    await start();
    await client.move('next');
    assert.equal(await client.evaluate('decide 2'), 'The next decision: retreat');
    assert.deepEqual(await client.list(['Dice']), ['retreat = retreat', 'Rolled so far = 3']);
    await client.ask('setVariable', { variablesReference: 2, name: 'retreat', value: 'press on' });
    assert.match((await client.list(['Dice'])).join(), /retreat = press on/);
    await client.evaluate('decide retreat');
    assert.equal(
      await client.move('continue'),
      'step: The end: Japan retreats; Japan: 2 destroyers; the US: 1 destroyer',
    );
    await client.move('stepBack');
    await client.move('stepBack');
    await assert.rejects(client.evaluate('decide retreat'), /nothing to decide/);
  });

  it('calculates odds only when they are looked at', async () => {
    await start({ stopOnEntry: false }, [lines.attacker]);
    await client.move('next');
    await client.listFrames();
    await client.list(['Dice']);
    await client.list(['Board']);
    await client.ask('scopes', { frameId: 1 });
    assert.equal(calculations, 0);
    assert.match(await client.evaluate('odds'), /^Japan wins: 90\.5%; .*decide retreat: 0\.0% chance of winning/);
    assert.equal(calculations, 2);
    await client.move('continue');
    await client.move('continue');
    assert.deepEqual(await client.list(['Odds from here']), ['The end = Japan wins with 1 destroyer left']);
    assert.equal(calculations, 2);
  });

  it('shows the arithmetic of a step, with rule and line', async () => {
    text = biscay;
    await client.start({ program });
    assert.deepEqual(await client.list(['Arithmetic']), ["Sub side's search = 0"]);
    assert.match(
      (await client.list(['Arithmetic', "Sub side's search"])).join('; '),
      /rain = \+1 \(1\.2\.3, line 10\)/,
    );
  });

  it('tells a hover about units alone, since the words of the console are keys of a file too', async () => {
    await start();
    const evaluateHover = (expression: string) =>
      client.ask<{ result: string }>('evaluate', { expression, context: 'hover' });
    assert.match((await evaluateHover('dd')).result, /^destroyers: 2/);
    await assert.rejects(evaluateHover('odds'), /There is no odds here/);
    assert.equal(calculations, 0);
  });

  it('completes what the console knows', async () => {
    await start();
    const complete = async (): Promise<readonly string[]> =>
      (await client.ask<{ targets: readonly { label: string }[] }>('completions', { text: '', column: 1 })).targets.map(
        ({ label }) => label,
      );
    assert.deepEqual(await complete(), ['odds', 'dice', 'roll 6 6 6', 'dd']);
    await client.move('next');
    assert.deepEqual(await complete(), ['odds', 'dice', 'decide press on', 'decide retreat', 'dd']);
    text = biscay;
    client.takeEvents();
    await client.start({ program }, []);
    assert.deepEqual((await complete()).slice(0, 3), ['odds', 'dice', 'roll 4'], 'a single die is rolled, too');
  });

  it('evaluates dice and units, and says what there is besides', async () => {
    await start();
    assert.match(await client.evaluate('dice'), /^attacker\.others\[1\]: 6; .*Rolled so far: none$/);
    assert.equal(await client.evaluate('dd'), 'destroyers: 2; destroyers: in the combat');
    await assert.rejects(client.evaluate('yamato'), /There is no yamato here\. There are odds, dice, .*units dd\./);
  });

  it('takes the dice of the file, and rolls others from a seed', async () => {
    text = biscay;
    await client.start({ program, seed: 7 });
    const [seeded] = await client.list(['Dice']);
    assert.notEqual(seeded, 'search.subs[1] = 4');
    await client.start({ program });
    assert.deepEqual((await client.list(['Dice']))[0], 'search.subs[1] = 4');
  });

  it('tells which dice of the launch have no effect', async () => {
    await client.ask('initialize', {});
    await client.ask('launch', { program, dice: { 'attacker.others': 9 } });
    const printed = client.takeEvents().map(({ body }) => (body as { output?: string } | undefined)?.output);
    assert.ok(printed.includes('Not used: attacker.others: 9, is not a face of a d6.\n'), JSON.stringify(printed));
  });

  it('steps through the combat that the launch names', async () => {
    await start({ combat: 'second' });
    assert.deepEqual((await client.listFrames()).at(-2), `Second:${lines.second}`);
  });

  it('refuses a launch that names no file, no combat or no dice, and says what is expected', async () => {
    const launch = (options: object) => client.ask('launch', options);
    await assert.rejects(launch({}), /`program` must be the name of a scenario file/);
    await assert.rejects(launch({ program: 'none.yaml' }), /There is no file none\.yaml/);
    await assert.rejects(launch({ program, combat: 'third' }), /no combat third .*coral-sea and second/);
    for (const dice of [['a'], null, 6, { attacker: 'six' }])
      await assert.rejects(launch({ program, dice }), /`dice` must be a list of faces/, JSON.stringify(dice));
    await assert.rejects(launch({ program, seed: 'a' }), /`seed` must be a whole number/);
    text = 'ruleset: aare\n';
    await assert.rejects(launch({ program }), /There is no combat to step through/);
    await assert.rejects(client.ask('attach'), /does not carry out the request attach/);
  });

  it('runs without stops, and terminates, where a client only runs it', async () => {
    await client.ask('launch', { program, noDebug: true });
    await client.ask('configurationDone');
    assert.equal(client.takeEvents().at(-1)?.event, 'terminated');
  });

  it('counts lines from 0 for a client that does', async () => {
    await client.ask('initialize', { linesStartAt1: false });
    await client.ask('launch', { program });
    const { breakpoints } = await client.ask<{ breakpoints: readonly { line: number }[] }>('setBreakpoints', {
      source: { path: program },
      breakpoints: [{ line: lines.combat - 1 }],
    });
    assert.deepEqual(
      breakpoints.map(({ line }) => line),
      [lines.combat - 1],
    );
    assert.equal((await client.listFrames()).at(-1), `A picket:${lines.scenario - 1}`);
  });
});
