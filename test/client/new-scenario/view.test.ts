import assert from 'node:assert/strict';
import type { FormAnswer, FromForm, ToForm } from '../../../server/src/page/new-scenario-view';
import type { NewScenarioChoices } from '../../../server/src/page/new-scenario';
import type { GameChoices, ScenarioDraft } from '../../../server/src/protocol';
import { odds, sides } from '../../server/page/support';
import { FakeNode } from '../report/dom';

const games: GameChoices['games'] = [
  {
    id: 'aare',
    title: 'Axis & Allies',
    starters: [
      { id: 'sea', title: 'Sea battle', detail: '' },
      { id: 'raid', title: 'Raid', detail: '' },
    ],
  },
  { id: 'awaw', title: 'A World at War', starters: [{ id: 'fleet', title: 'Fleet combat', detail: '' }] },
];
const draft: ScenarioDraft = {
  title: 'Japan against the US',
  text: 'ruleset: aare\n',
  groups: [
    {
      title: 'Attacker',
      questions: [{ kind: 'count', id: 'attacker.dd', title: 'Destroyers', value: 1, min: 0, max: 9 }],
    },
  ],
};
const draftOdds = { sides, names: [], odds, restsOn: [], canAdvise: true };

type Question = Extract<FromForm, { type: 'ask' }>;

describe('the view of a new scenario', () => {
  const posted: FromForm[] = [];
  const timers: (() => void)[] = [];
  const root = new FakeNode('div');
  const { setTimeout: realTimeout } = globalThis;
  let state: NewScenarioChoices | undefined;
  let receive: (event: { data: ToForm }) => void = () => assert.fail('the view does not listen');
  let pressKey: (event: { key: string }) => void = () => assert.fail('the view hears no keys');

  before(async () => {
    Object.assign(globalThis, {
      window: { addEventListener: (_: string, listener: typeof receive) => (receive = listener) },
      document: {
        createElement: (name: string) => new FakeNode(name),
        createElementNS: (_namespace: string, name: string) => new FakeNode(name),
        createTextNode: (text: string) => new FakeNode('#text', 3, text),
        getElementById: () => root,
        addEventListener: (_: string, listener: typeof pressKey) => (pressKey = listener),
      },
      acquireVsCodeApi: () => ({
        postMessage: (message: FromForm) => posted.push(message),
        getState: () => state,
        setState: (saved: NewScenarioChoices) => (state = saved),
      }),
      setTimeout: (callback: () => void) => timers.push(callback),
    });
    await import('../../../client/src/new-scenario/view');
  });
  after(() => {
    globalThis.setTimeout = realTimeout;
    for (const name of ['window', 'document', 'acquireVsCodeApi']) Reflect.deleteProperty(globalThis, name);
  });

  /** Lets promises settle. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const takePosted = () => posted.splice(0).map((message) => (message.type === 'ask' ? message.question : message));
  const answer = async (reply?: FormAnswer) => {
    const { number } = posted.at(-1) as Question;
    posted.length = 0;
    receive({ data: { type: 'answer', number, ...(reply && { answer: reply }) } });
    await settle();
  };
  const begin = async (preset: { ruleset?: string } = {}) => {
    posted.length = 0;
    timers.length = 0;
    receive({ data: { type: 'begin', games, preset } });
    await settle();
  };
  /** Begins, and answers with a scenario and its final odds. */
  const beginAnswered = async (preset: { ruleset?: string } = {}) => {
    state = undefined;
    await begin(preset);
    await answer(draft);
    await answer(draftOdds);
    posted.length = 0;
  };
  const press = async (label: string) => {
    root
      .list('button')
      .find(({ textContent }) => textContent === label)!
      .click();
    await settle();
  };
  const change = async (name: string, index: number, event: string, value: string) => {
    const element = root.list(name)[index]!;
    element.listeners.get(event)!.call(element, { type: event, currentTarget: { value } });
    await settle();
  };
  const sea = { ruleset: 'aare', starter: 'sea', answers: {} };

  it('is ready once it listens, and closed by Escape alone', () => {
    assert.deepEqual(takePosted(), [{ type: 'ready' }]);
    pressKey({ key: 'Enter' });
    assert.deepEqual(takePosted(), []);
    pressKey({ key: 'Escape' });
    assert.deepEqual(takePosted(), [{ type: 'close' }]);
  });

  it('begins with the game that it is asked for, or the first, or with what was chosen before a reload', async () => {
    await begin();
    assert.deepEqual(takePosted(), [{ command: 'newScenario', argument: sea }]);
    assert.deepEqual(state, sea);
    state = undefined;
    await begin({ ruleset: 'awaw' });
    assert.deepEqual(takePosted(), [
      { command: 'newScenario', argument: { ruleset: 'awaw', starter: 'fleet', answers: {} } },
    ]);
    state = { ...sea, starter: 'raid' };
    await begin({ ruleset: 'awaw' });
    assert.deepEqual(takePosted(), [{ command: 'newScenario', argument: { ...sea, starter: 'raid' } }]);
  });

  it('asks for the scenario, then for quick odds, and for better ones after a pause', async () => {
    state = undefined;
    await begin();
    await answer(draft);
    assert.match(root.textContent, /Destroyers/);
    assert.deepEqual((posted.at(-1) as Question).question, { command: 'draftOdds', argument: { ...sea, quick: true } });
    await answer({ ...draftOdds, isFirst: true });
    assert.match(root.textContent, /Japan is favoured to win/);
    assert.deepEqual([posted.length, timers.length], [0, 1]);
    timers.pop()!();
    await settle();
    assert.deepEqual(takePosted(), [{ command: 'draftOdds', argument: { ...sea, quick: false } }]);
  });

  it('asks no more once the odds are final, or refused, or there is no answer', async () => {
    await beginAnswered();
    assert.deepEqual([timers.length, posted.length], [0, 0]);
    await press('Reset');
    await answer(draft);
    await answer({ refused: 'Too large.' });
    assert.match(root.textContent, /Too large\./);
    assert.deepEqual([timers.length, posted.length], [0, 0]);
    await press('Reset');
    await answer({ refused: 'No such game.' });
    assert.match(root.textContent, /No such game\./);
    assert.equal(posted.length, 0);
    await press('Reset');
    await answer();
    assert.equal(posted.length, 0);
  });

  it('shows no answer to an earlier change', async () => {
    await beginAnswered();
    await press('+');
    const early = posted.at(-1) as Question;
    await press('+');
    receive({ data: { type: 'answer', number: early.number, answer: { refused: 'Late.' } } });
    await settle();
    assert.doesNotMatch(root.textContent, /Late\./);
    assert.equal(takePosted().length, 2);
  });

  it('refines no odds that a change has made obsolete meanwhile', async () => {
    state = undefined;
    await begin();
    await answer(draft);
    await answer({ ...draftOdds, isFirst: true });
    await press('+');
    takePosted();
    timers.pop()!();
    await settle();
    assert.deepEqual(takePosted(), []);
  });

  it('counts a second press from the first, before the server has answered', async () => {
    await beginAnswered();
    await press('+');
    await press('+');
    assert.deepEqual(
      takePosted().map((question) => ('argument' in question ? question.argument.answers : question)),
      [{ 'attacker.dd': 2 }, { 'attacker.dd': 3 }],
    );
    assert.deepEqual(state, { ...sea, answers: { 'attacker.dd': 3 } });
  });

  it('keeps text that is no answer in its field, and asks nothing', async () => {
    await beginAnswered();
    await change('input', 0, 'input', '12');
    assert.deepEqual(takePosted(), []);
    assert.match(root.textContent, /0 to 9\./);
    await change('input', 0, 'input', '4');
    assert.deepEqual(takePosted(), [{ command: 'newScenario', argument: { ...sea, answers: { 'attacker.dd': 4 } } }]);
    assert.doesNotMatch(root.textContent, /0 to 9\./);
  });

  it('forgets the answers with another combat or game, and when it is reset', async () => {
    await beginAnswered();
    await press('+');
    await press('Reset');
    assert.deepEqual(state, sea);
    await press('+');
    await change('select', 1, 'change', 'raid');
    assert.deepEqual(state, { ...sea, starter: 'raid' });
    await change('select', 0, 'change', 'awaw');
    assert.deepEqual(state, { ruleset: 'awaw', starter: 'fleet', answers: {} });
  });

  it('writes the scenario of the last answers, even if they are not in view yet', async () => {
    await beginAnswered();
    await press('+');
    await press('Write');
    assert.deepEqual((posted.at(-1) as Question).question.argument.answers, { 'attacker.dd': 2 });
    await answer({ ...draft, title: 'The last' });
    assert.deepEqual(takePosted(), [{ type: 'write', draft: { ...draft, title: 'The last' } }]);
    await press('Write');
    await answer({ refused: 'No.' });
    assert.deepEqual(takePosted(), []);
    await press('Write');
    await answer();
    assert.deepEqual(takePosted(), []);
  });
});
