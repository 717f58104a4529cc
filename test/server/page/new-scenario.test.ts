import assert from 'node:assert/strict';
import {
  type NewScenarioAction,
  type NewScenarioContent,
  renderNewScenario,
  setAnswer,
} from '../../../server/src/page/new-scenario';
import { createFormReceiver, type FromForm, type ToForm } from '../../../server/src/page/new-scenario-view';
import type { ScenarioDraft } from '../../../server/src/protocol';
import { changeControl, odds, pressButton, renderHtml, renderText, sides } from './support';

const draft: ScenarioDraft = {
  title: 'Japan against the US',
  text: 'ruleset: aare\n',
  groups: [
    { title: 'Place', questions: [{ kind: 'text', id: 'seaZone', title: 'Sea zone', value: 'SZ 6', longest: 60 }] },
    {
      title: 'Attacker',
      questions: [
        { kind: 'choice', id: 'attacker', title: 'Power', value: 'jp', choices: [{ value: 'jp', title: 'Japan' }] },
        { kind: 'count', id: 'attacker.dd', title: 'Destroyers', value: 1, min: 0, max: 2 },
      ],
    },
    {
      title: 'Aircraft',
      questions: [{ kind: 'count', id: 'defender.ftr', title: 'Fighters', value: 0, min: 0, max: 2 }],
    },
  ],
};
const content: NewScenarioContent = {
  games: [{ id: 'aare', title: 'Axis & Allies', starters: [{ id: 'sea-battle', title: 'Sea battle', detail: '' }] }],
  ruleset: 'aare',
  starter: 'sea-battle',
  answers: {},
  draft,
  odds: { sides, names: [], odds, restsOn: [], canAdvise: true },
  isOutdated: false,
};

function draw(changed: Partial<NewScenarioContent> = {}, actions: NewScenarioAction[] = []) {
  return renderNewScenario({ ...content, ...changed }, (action) => actions.push(action));
}

describe('the page of a new scenario', () => {
  it('says the odds once, and the groups in the colours of their sides', () => {
    const text = renderText(draw());
    assert.match(text, /Japan is favoured to win: 61% against 38%\. 61% Japan/);
    assert.doesNotMatch(text, /61\.0%/);
    const html = renderHtml(draw());
    assert.match(html, /class="force setting"><legend>Place/);
    assert.match(html, /class="force side-0"><legend>Attacker/);
    assert.match(html, /class="force side-1"><legend>Aircraft/);
  });

  it('says what is to be expected where nobody wins', () => {
    const odds = {
      ...content.odds!.odds!,
      verdicts: [],
      headlines: [
        {
          ...{ side: 'attacker', words: 'ships hit', of: [['hits']], mean: 1.5 },
          distribution: [1, 2].map((value) => ({ value, share: 0.5 })),
        },
      ],
    };
    const text = renderText(draw({ odds: { ...content.odds!, odds } }));
    assert.match(text, /Ships hit on average: 1\.5\./);
    assert.doesNotMatch(text, /favoured to win/);
  });

  it('offers the combats of a game where there are several', () => {
    const [game] = content.games;
    const second = { id: 'raid', title: 'Bombing raid', detail: '' };
    const games = [{ ...game!, starters: [...game!.starters, second] }];
    assert.doesNotMatch(renderText(draw()), /Combat/);
    const actions: NewScenarioAction[] = [];
    const rendered = draw({ games }, actions);
    assert.match(renderText(rendered), /Combat Sea battle Bombing raid/);
    changeControl(rendered, { value: 'sea-battle' }, 'raid');
    changeControl(rendered, { value: 'aare' }, 'aare');
    assert.deepEqual(actions, [
      { type: 'starter', starter: 'raid' },
      { type: 'game', ruleset: 'aare' },
    ]);
  });

  it('says in a tooltip what a part of the bar is that is too small for its words', () => {
    assert.match(renderHtml(draw()), /class="part side-0" title="61% Japan"/);
  });

  it('lists what has no room on the bar', () => {
    assert.match(renderText(draw()), /1\.0% Nobody is left/);
    assert.doesNotMatch(renderText(draw()), /survive/);
  });

  it('says the odds beside the buttons too, which stay in view, or why there are none', () => {
    const read = (changed?: Partial<NewScenarioContent>) =>
      /class="odds-summary"[^>]*>([^<]*)/.exec(renderHtml(draw(changed)))?.[1];
    assert.equal(read(), 'Japan is favoured to win: 61% against 38%.');
    assert.equal(read({ refused: 'Too many units.' }), 'Too many units.');
  });

  it('counts units up and down within their bounds', () => {
    const actions: NewScenarioAction[] = [];
    pressButton(draw({}, actions), 'More: Destroyers');
    pressButton(draw({}, actions), 'Fewer: Destroyers');
    // The button has the focus still, but counts no further.
    pressButton(draw({}, actions), 'Fewer: Fighters');
    assert.deepEqual(actions, [
      { type: 'answer', id: 'attacker.dd', value: 2 },
      { type: 'answer', id: 'attacker.dd', value: 0 },
    ]);
  });

  it('counts a second click on from the first, before the server has answered', () => {
    const actions: NewScenarioAction[] = [];
    const first = setAnswer(draft, 'defender.ftr', 1);
    pressButton(draw({ draft: first }, actions), 'More: Fighters');
    pressButton(draw({ draft: first }, actions), 'More: Destroyers');
    assert.deepEqual(actions, [
      { type: 'answer', id: 'defender.ftr', value: 2 },
      { type: 'answer', id: 'attacker.dd', value: 2 },
    ]);
  });

  it('places all fields and buttons before the odds, whose height changes', () => {
    const html = renderHtml(draw());
    const odds = html.indexOf('class="draft-odds');
    assert.ok(odds > html.lastIndexOf('</fieldset>') && odds > html.lastIndexOf('Reset</button>'));
  });

  it('says why a number ends only where it ends', () => {
    const drawCount = (value: number): string => {
      const question = { kind: 'count', id: 'defender.ftr', title: 'Fighters', value, min: 1, max: 3 } as const;
      const questions = [{ ...question, minReason: 'One at least', maxReason: 'Two on each' }];
      return renderHtml(draw({ draft: { ...draft, groups: [{ title: 'Defender', questions }] } }));
    };
    assert.match(drawCount(1), /title="One at least"/);
    assert.match(drawCount(3), /title="Two on each"/);
    assert.doesNotMatch(drawCount(2), /title="(One|Two)/);
  });

  it('says which numbers are allowed while another one is typed', () => {
    const typeDestroyers = (text: string): string => renderText(draw({ typed: { id: 'attacker.dd', text } }));
    assert.match(typeDestroyers('7'), /Destroyers ?0 to 2\./);
    for (const allowed of ['0', '2', ' 1 ', ' ']) assert.doesNotMatch(typeDestroyers(allowed), /0 to 2/, allowed);
    for (const other of ['-1', '3', '1.5']) assert.match(typeDestroyers(other), /0 to 2/, other);
    assert.doesNotMatch(typeDestroyers(''), /0 to 2/);
  });

  it('leaves a text that is being typed as it is', () => {
    assert.match(renderHtml(draw({ typed: { id: 'seaZone', text: 'SZ ' } })), /value="SZ "/);
    assert.match(renderHtml(draw({ typed: { id: 'attacker.dd', text: '' } })), /value(?:="")? aria-label="Destroyers"/);
  });

  it('says why there are no odds', () => {
    assert.match(renderText(draw({ refused: 'Too many units.' })), /Too many units\./);
  });
});

describe('the host of a new scenario', () => {
  interface Token {
    isCancellationRequested: boolean;
  }

  function createHost() {
    const posted: ToForm[] = [];
    const results: (ScenarioDraft | undefined)[] = [];
    const tokens: Token[] = [];
    let answer: () => Promise<ScenarioDraft> = () => Promise.resolve(draft);
    const receive = createFormReceiver<Token>({
      preset: { ruleset: 'aare' },
      createCancellationSource: () => {
        const token = { isCancellationRequested: false };
        tokens.push(token);
        return { token, cancel: () => (token.isCancellationRequested = true) };
      },
      ask: (command, argument) =>
        command === 'newScenario' && argument.ruleset === undefined
          ? Promise.resolve({ games: content.games })
          : answer(),
      post: (message) => posted.push(message),
      finish: (written) => results.push(written),
    });
    return { receive, posted, results, tokens, answerBy: (next: typeof answer) => (answer = next) };
  }

  const createQuestion = (number: number, command: 'newScenario' | 'draftOdds'): FromForm => ({
    type: 'ask',
    number,
    question: { command, argument: { ruleset: 'aare', starter: 'sea-battle' } },
  });

  it('begins with the games and hands on answers by their numbers', async () => {
    const { receive, posted, results } = createHost();
    await receive({ type: 'ready' });
    await receive(createQuestion(1, 'newScenario'));
    await receive({ type: 'write', draft });
    assert.deepEqual(posted, [
      { type: 'begin', games: content.games, preset: { ruleset: 'aare' } },
      { type: 'answer', number: 1, answer: draft },
    ]);
    assert.deepEqual(results, [draft]);
  });

  it('gives up odds when others are wanted, and says what fails otherwise', async () => {
    const { receive, posted, tokens, answerBy } = createHost();
    let fail: (error: Error) => void = () => undefined;
    answerBy(() => new Promise((_, reject) => (fail = reject)));
    const first = receive(createQuestion(1, 'draftOdds'));
    const failFirst = fail;
    const second = receive(createQuestion(2, 'draftOdds'));
    assert.deepEqual(
      tokens.map((token) => token.isCancellationRequested),
      [true, false],
    );
    failFirst(new Error('cancelled'));
    fail(new Error('The server is gone.'));
    await Promise.all([first, second]);
    assert.deepEqual(posted, [
      { type: 'answer', number: 1 },
      { type: 'answer', number: 2, answer: { refused: 'The server is gone.' } },
    ]);
  });
});
